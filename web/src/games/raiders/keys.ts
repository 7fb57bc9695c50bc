// Kumis is chosen by its amount, a slot by its number.
import type { Keyed } from '$lib/keys.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  kumis: 'amount',
  slot: 'slot',
  wound: 'slot',
  heal: 'slot',
};

export const keyed: Keyed = (action) => {
  const number = action[NUMBERS[action.verb] ?? ''];
  return typeof number === 'number' && number < 10 ? String(number) : undefined;
};
