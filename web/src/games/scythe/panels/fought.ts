// A combat that has just been fought, from its events.
import type { Committed, ScytheEvent } from '../events.ts';

export interface Fought {
  /** Not told yet: what both committed is revealed first. */
  winner: number | null;
  sides: { seat: number; total: number; event: Committed }[];
}

/** The last combat among the events, as far as it was revealed; what came of it may be told later
 * than what both sides committed. */
export function fought(events: readonly ScytheEvent[], before: Fought | null): Fought | null {
  let found: Fought | null = null;
  let sides: Fought['sides'] = before?.winner === null ? before.sides : [];
  for (const event of events) {
    if (event.event === 'committed') {
      const other = sides.length === 1 ? sides : [];
      sides = [...other, { seat: event.seat, total: event.total, event }];
      if (sides.length === 2) found = { winner: null, sides };
    } else if (event.event === 'won' && sides.length === 2) {
      found = { winner: event.seat, sides };
    }
  }
  return found;
}
