// What has just happened, as pieces that fly over the map.
import type { Place } from '../board.ts';
import type { Flight, Point } from '$lib/board/motion.svelte.ts';
import type { ScytheEvent } from '../events.ts';
import { centre } from './geometry.ts';

export interface Shown {
  places: readonly Place[];
  /** The colour of a seat's pieces, and the icon of a thing. */
  colour: (seat: number) => string;
  icon: (key: string) => string;
}

const ABOVE = 46;
const MOST = 12; // more than that at once is only confusing

const SIZES: Readonly<Record<string, number>> = { hero: 28, mech: 26 };

/** What an event brings where; and from where, if it stood on the map before. */
export interface Way {
  what: string;
  from?: string;
  to: string;
}

export function way(event: ScytheEvent): Way | null {
  switch (event.event) {
    case 'moved':
    case 'retreated':
    case 'returned':
    case 'automa-moved':
    case 'automa-attacks':
      return { what: event.unit, from: event.place, to: event.to };
    case 'automa-deployed':
      return { what: event.unit, to: event.place };
    case 'deployed':
      return { what: 'mech', to: event.place };
    case 'built':
      return { what: event.structure, to: event.place };
    case 'gained-at':
      return { what: event.goods, to: event.place };
    default:
      return null;
  }
}

export function flights(events: readonly ScytheEvent[], { places, colour, icon }: Shown): Flight[] {
  const at = new Map<string, Point>(places.map((place) => [place.id, centre(place)]));
  const found: Flight[] = [];
  for (const event of events) {
    const gone = way(event);
    const to = gone && at.get(gone.to);
    if (!to) continue;
    const from = gone.from === undefined ? undefined : at.get(gone.from);
    found.push({
      stops: [from ?? { x: to.x, y: to.y - ABOVE }, to],
      icon: icon(gone.what),
      colour: event.event === 'gained-at' ? 'var(--ink-soft)' : colour(event.seat),
      size: SIZES[gone.what] ?? 22,
    });
  }
  return found.slice(-MOST);
}
