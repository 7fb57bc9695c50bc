import type { Ending } from '$lib/ending.ts';
import type { ScytheView } from './types.ts';

/** Whoever lacks one star only: with it the game is over at once. */
export const ending: Ending = (seen) => {
  const { limits, players } = seen.view as ScytheView;
  return players.flatMap(({ stars }, side) =>
    Object.values(stars).reduce((sum, count) => sum + count, 0) === limits.stars - 1 ? [side] : [],
  );
};
