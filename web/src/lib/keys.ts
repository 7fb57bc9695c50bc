// The keys by which choices are chosen.
import { KEYS } from './phrases.ts';
import type { Offered } from './types/protocol.ts';

/** The key that an action has by its nature, if it has one: a number its own. */
export type Keyed = (action: Offered) => string | undefined;

const GAMES = import.meta.glob<{ keyed: Keyed }>('../games/*/keys.ts', { eager: true });

/** By notation: the keys of choices, in the order in which they are read. Where a choice has a key
 * of its own, digits would mislead on the others: they get letters. */
export function keysOf(game: string, actions: readonly Offered[]): Map<string, string> {
  const keyed = GAMES[`../games/${game}/keys.ts`]?.keyed;
  const taken = new Map<string, Offered>();
  for (const action of actions) {
    const own = keyed?.(action);
    if (own !== undefined && !taken.has(own)) taken.set(own, action);
  }
  const owners = new Map([...taken].map(([key, action]) => [action, key]));
  const free = [...KEYS].filter((key) => owners.size === 0 || key > '9');
  return new Map(
    actions.map((action) => [action.notation, owners.get(action) ?? free.shift() ?? '']),
  );
}
