// A combat that has just been fought, from its events.
import type { Happened } from '$lib/types/protocol.ts';

export interface Fought {
  winner: number;
  sides: { seat: number; total: number; event: Happened }[];
}

/** The last combat among the events, if one was revealed. */
export function fought(events: readonly Happened[]): Fought | null {
  const won = [...events].reverse().find(({ event }) => event === 'won');
  if (!won) return null;
  const before = events.slice(0, events.indexOf(won));
  const sides = before
    .filter(({ event }) => event === 'committed')
    .slice(-2)
    .map((event) => ({ seat: event.seat, total: Number(event['total'] ?? 0), event }));
  return sides.length === 2 ? { winner: won.seat, sides } : null;
}
