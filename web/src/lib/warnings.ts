// Warnings before something useful is left: from what is offered, or as a game's own file says.
import type { Offered } from './actions.ts';

export type Warns = (action: Offered, legal: readonly Offered[]) => Offered[];

const GAMES = import.meta.glob<{ warns: Warns }>('../games/*/warnings.ts', { eager: true });
export const ENDING = /^end-turn/;
const CLOSING = /^(end-turn|decline|pass)/;

/** Ending a turn or declining, while something else is offered. */
export const closing: Warns = (action, legal) =>
  CLOSING.test(action.verb) ? legal.filter((other) => !CLOSING.test(other.verb)) : [];

/** What would be left undone by the action, if that deserves a second thought. */
export function left(game: string, action: Offered, legal: readonly Offered[]): Offered[] {
  return (GAMES[`../games/${game}/warnings.ts`]?.warns ?? closing)(action, legal);
}
