import type { Gift } from '$lib/gifts.ts';
import type { State } from '$lib/types/protocol.ts';
import type { ScytheView } from './types.ts';

/** Whether one more star could end the game. */
export function lastStar(seen: State): boolean {
  const { limits, players } = seen.view as ScytheView;
  const stars = Object.values(players[seen.seat ?? 0]?.stars ?? {});
  return stars.reduce((sum, count) => sum + count, 0) + 1 >= limits.stars;
}

/** The bonus of a recruit, unless a star that comes with it may end the game. */
export const gift: Gift = (seen, offered) =>
  lastStar(seen) ? undefined : offered.find(({ verb }) => verb === 'take-bonus');
