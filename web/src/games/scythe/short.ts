import { by, type Offered } from '$lib/actions.ts';
import type { Follow, Short } from '$lib/short.ts';
import { lastStar } from './gifts.ts';
import { IDLE } from './warnings.ts';
import type { ScytheView } from './types.ts';

const count = (action: Offered): number => Number(action['count']);

/** A part of what one could have, a section without its top action, a bottom action without its
 * coins, and what is hardly ever done. */
function rare(action: Offered, offered: readonly Offered[]): boolean {
  const { verb, place, partly, coins } = action;
  if (verb === 'produce-at')
    return offered.some(
      (other) => other.verb === verb && other['place'] === place && count(other) > count(action),
    );
  return partly === 1 || verb === 'skip' || (verb === 'bottom' && coins === 0) || IDLE.has(verb);
}

/** The most on each territory, if all of them may produce. A worker who could end the game, with
 * the star that comes with the last one, is not taken unasked. */
const whole: Follow = (seen, offered) => {
  const { decision, players } = seen.view as ScytheView;
  if (decision?.kind !== 'Produce') return undefined;
  const sites = by(
    offered.filter(({ verb }) => verb === 'produce-at'),
    'place',
  );
  // scythe.build.mill_bonus_territory
  const mill = players[seen.seat ?? 0]?.structures.find(({ structure }) => structure === 'mill');
  const most = Number(decision['left']) + (mill && sites.has(mill.place) ? 1 : 0);
  const [next = []] = sites.values();
  const taken = next.reduce<Offered | undefined>(
    (best, one) => (best && count(best) >= count(one) ? best : one),
    undefined,
  );
  const growing = Object.hasOwn((taken?.['gain'] ?? {}) as object, 'workers');
  return sites.size > most || (growing && lastStar(seen)) ? undefined : taken;
};

export const short: Short = {
  rare,
  first: { cube: 'square', mech: 'ability', structure: 'structure', recruit: 'bottom' },
  follow: ({ verb, gain }) =>
    verb === 'produce' || Object.hasOwn((gain ?? {}) as object, 'produce') ? whole : undefined,
};
