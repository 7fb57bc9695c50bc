// The sides of a game: the seats and, after them, those that have no player and only follow rules.
import type { State } from './types/protocol.ts';

/** The words for all sides. */
export function sides({ labels, ruled }: Pick<State, 'labels' | 'ruled'>): string[] {
  return [...labels, ...ruled];
}

/** Who won, by their words. When a lone player has lost, the side without a player has won. */
export function victors(of: Pick<State, 'labels' | 'ruled'> & { winners?: readonly number[] }): string[] {
  const all = sides(of);
  const { winners = [] } = of;
  return winners.length ? winners.map((side) => all[side] ?? '') : of.ruled.slice(-1);
}
