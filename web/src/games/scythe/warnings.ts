import { closing, type Warns } from '../../lib/warnings.ts';

export const IDLE = new Set(['give', 'delay']);

/** Beside turns ended early: a fight with no power at all. */
export const warns: Warns = (action, legal) => {
  if (action.verb === 'dial' && action['number'] === 0)
    return legal.filter(({ number }) => number !== 0).slice(0, 1);
  return closing(action, legal).filter(({ verb }) => !IDLE.has(verb));
};
