// What is marked on a board: where something happens now, where something has changed, and what a
// line of the log is about. Boards say only which of their elements is which place.
import type { Attachment } from 'svelte/attachments';

type Names = ReadonlySet<string>;
const NONE: Names = new Set();

class Traces {
  /** Being told now. */
  told = $state.raw<Names>(NONE);
  /** Changed since the player's last decision. */
  changed = $state.raw<Names>(NONE);
  /** What is pointed at in the log. */
  pointed = $state.raw<Names>(NONE);

  point(places: readonly string[]): void {
    this.pointed = places.length ? new Set(places) : NONE;
  }

  of(place: string): 'pointed' | 'told' | 'changed' | undefined {
    if (this.pointed.has(place)) return 'pointed';
    if (this.told.has(place)) return 'told';
    return this.changed.has(place) ? 'changed' : undefined;
  }
}

export const traces = new Traces();

/** Makes an element the one of a place: `data-at` says which, `data-trace` how it is marked. */
export function traced(place: string | undefined): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const mark = place ? traces.of(place) : undefined;
    if (place) element.dataset['at'] = place;
    else delete element.dataset['at'];
    if (mark) element.dataset['trace'] = mark;
    else delete element.dataset['trace'];
  };
}
