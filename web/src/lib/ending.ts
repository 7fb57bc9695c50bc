// Whether the game may end with any turn, as a game's own file says.
import type { State } from './types/protocol.ts';

/** The sides, by number, whose next step may end the game. */
export type Ending = (seen: State) => readonly number[];

const GAMES = import.meta.glob<{ ending: Ending }>('../games/*/ending.ts', { eager: true });

export function ending(seen: State): readonly number[] {
  return seen.over ? [] : (GAMES[`../games/${seen.game}/ending.ts`]?.ending(seen) ?? []);
}

/** Whether several sides have the most, of which only some have won. */
export function tied({ over, ended, scores = [], winners = [] }: State): boolean {
  if (!over || ended || !winners.length) return false;
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length > winners.length;
}
