// Power and combat cards are chosen by the digit that they show.
import type { Keyed } from '$lib/keys.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  dial: 'number',
  with: 'number',
  'add-card': 'card',
  'pay-card': 'card',
};

export const keyed: Keyed = (action) => {
  if (action.verb === 'ready') return '0'; // no more cards
  const number = action[NUMBERS[action.verb] ?? ''];
  return typeof number === 'number' && number < 10 ? String(number) : undefined;
};
