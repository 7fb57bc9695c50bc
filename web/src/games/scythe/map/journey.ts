// A unit that was dragged goes all the way, by one ordinary decision after another: what it takes
// along, every step, and that it stays there.
import type { Offered } from '$lib/actions.ts';
import type { Question } from '$lib/types/protocol.ts';

export interface Journey {
  unit: string;
  from: string;
  /** The places that the pointer crossed; the last one is where it let go. */
  way: readonly string[];
  /** Whether it takes along all that it can. */
  along: boolean;
  /** Whether nothing happens to a unit that passes a place. */
  calm: (place: string) => boolean;
}

const most = (one: Offered, other: Offered): Offered =>
  Number(other['count']) > Number(one['count']) ? other : one;

/** All that can be taken along now, as much as possible of each kind. */
export function takes(offered: readonly Offered[]): Offered[] {
  const best = new Map<unknown, Offered>();
  for (const action of offered) {
    if (action.verb !== 'take') continue;
    const before = best.get(action['cargo']);
    best.set(action['cargo'], before ? most(before, action) : action);
  }
  return [...best.values()];
}

/** The next decision of a journey; nothing when it is at its end, or cannot go on. */
export function next(
  { unit, from, way, along, calm }: Journey,
  decision: Question | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  if (decision?.kind !== 'Travel' || decision['unit'] !== unit) return undefined;
  const here = String(decision['place']);
  const goal = way.at(-1);
  if (here === goal) return offered.find(({ verb }) => verb === 'stop');
  const to = (place: string | undefined) =>
    offered.find(({ notation }) => notation === `to ${place ?? ''}`);
  // As near to the end as can be; over no more places than there are steps.
  const between = way.findLast(
    (place, n) => way.length - n <= Number(decision['steps']) && calm(place) && to(place),
  );
  const step = to(goal) ?? to(between);
  const begins = here === from && offered.every(({ verb }) => verb !== 'stop');
  return step && along && begins ? (takes(offered)[0] ?? step) : step;
}
