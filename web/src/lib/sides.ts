// The sides of a game: the seats and, after them, those that have no player and only follow rules.
import type { State } from './types/protocol.ts';

/** The words for all sides. */
export function sides({ labels, ruled }: Pick<State, 'labels' | 'ruled'>): string[] {
  return [...labels, ...ruled];
}

/** The sides in the order of their turns, the looking one first: as the view says it (`ring`), or
 * as they are numbered. */
export function inOrder(seen: Pick<State, 'labels' | 'ruled' | 'seat' | 'view'>): number[] {
  const all = sides(seen).map((_, side) => side);
  const { ring } = seen.view as { ring?: readonly number[] };
  const order = ring?.length === all.length ? ring : all;
  const start = Math.max(order.indexOf(seen.seat ?? -1), 0);
  return [...order.slice(start), ...order.slice(0, start)];
}

/** Which round it is: how often everybody who takes turns has begun one. */
export function round(seen: Pick<State, 'labels' | 'view'>): number {
  const { ring, turn } = seen.view as { ring?: readonly number[]; turn: number };
  return Math.max(1, Math.ceil(turn / (ring?.length ?? seen.labels.length)));
}

/** Who won, by their words. When a lone player has lost, the side without a player has won; of a
 * game that was ended unfinished nobody. */
export function victors(
  of: Pick<State, 'labels' | 'ruled' | 'ended'> & { winners?: readonly number[] },
): string[] {
  if (of.ended) return [];
  const all = sides(of);
  const { winners = [] } = of;
  return winners.length ? winners.map((side) => all[side] ?? '') : of.ruled.slice(-1);
}
