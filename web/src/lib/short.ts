// Common things are short: what is seldom wanted stands behind one line of the list, actions that
// differ in one thing stand under one heading, and what follows from an action need not be asked.
import type { Offered } from './actions.ts';
import type { State } from './types/protocol.ts';

/** What comes next without being asked, again and again; nothing as soon as there is a choice. */
export type Follow = (seen: State, offered: readonly Offered[]) => Offered | undefined;

/** A game's own file says it, by the verbs and parts of its actions. */
export interface Short {
  /** Whether an action is seldom wanted. */
  rare: (action: Offered, offered: readonly Offered[]) => boolean;
  /** By verb: the part that is chosen first, and stands in the heading. */
  first: Readonly<Record<string, string>>;
  /** What an action means, unless the player wants to take each step. */
  follow: (action: Offered) => Follow | undefined;
}

const GAMES = import.meta.glob<{ short: Short }>('../games/*/short.ts', { eager: true });
const PLAIN: Short = { rare: () => false, first: {}, follow: () => undefined };

export function short(game: string): Short {
  return GAMES[`../games/${game}/short.ts`]?.short ?? PLAIN;
}
