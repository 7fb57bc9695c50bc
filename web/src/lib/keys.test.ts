import { describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import type { Offered } from './types/protocol.ts';

function offer(notation: string, verb: string, parts: Record<string, unknown> = {}): Offered {
  return { notation, verb, ...parts };
}

const keys = (game: string, ...actions: Offered[]) => [...keysOf(game, actions).values()];

describe('keys', () => {
  it('count the choices in the order in which they are read', () => {
    const many = Array.from({ length: 37 }, (_, n) => offer(`go ${String(n)}`, 'go'));
    expect(keys('', ...many.slice(0, 3))).toEqual(['1', '2', '3']);
    expect(keys('', ...many)).toEqual([...'123456789abcdefghijklmnopqrstuvwxyz', '', '']);
  });

  it('are the power and the cards themselves in a combat', () => {
    const dials = [7, 6, 2, 1, 0].map((number) =>
      offer(`dial ${String(number)}`, 'dial', { number }),
    );
    expect(keys('scythe', ...dials)).toEqual(['7', '6', '2', '1', '0']);
    const cards = [2, 3, 5].map((card) => offer(`add card ${String(card)}`, 'add-card', { card }));
    expect(keys('scythe', ...cards, offer('ready', 'ready'))).toEqual(['2', '3', '5', '0']);
  });

  it('are the kumis and the slots in Raiders', () => {
    const kumis = [2, 1, 0].map((amount) => offer(`kumis ${String(amount)}`, 'kumis', { amount }));
    expect(keys('raiders', ...kumis)).toEqual(['2', '1', '0']);
    const wounds = [2, 4, 5].map((slot) => offer(`wound ${String(slot)}`, 'wound', { slot }));
    expect(keys('raiders', ...wounds, offer('done', 'done'))).toEqual(['2', '4', '5', 'a']);
  });
});
