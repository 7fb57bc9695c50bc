import type { Warns } from '../../lib/warnings.ts';

const DISCS = new Set(['activate', 'activate-twice', 'inspect']);
const TRADE = new Set(['sell', 'buy', 'skip']);

/** Discs that could still be used, and a disc of which nothing is made. */
export const warns: Warns = (action, legal) => {
  if (action.verb === 'end-actions') return legal.filter(({ verb }) => DISCS.has(verb));
  if (action.verb === 'skip') return legal.filter(({ verb }) => !TRADE.has(verb));
  return [];
};
