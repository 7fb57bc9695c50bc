// Questions whose answer can only help: the page may answer them by itself, if the player likes.
import type { Offered, State } from './types/protocol.ts';

/** The answer that only gives, if this is such a question. */
export type Gift = (seen: State, offered: readonly Offered[]) => Offered | undefined;

const GAMES = import.meta.glob<{ gift: Gift }>('../games/*/gifts.ts', { eager: true });

export function gift(seen: State, offered: readonly Offered[]): Offered | undefined {
  return offered.length ? GAMES[`../games/${seen.game}/gifts.ts`]?.gift(seen, offered) : undefined;
}
