import { describe, expect, it } from 'vitest';
import type { ScytheEvent } from '../events.ts';
import { drawn } from './drawn.ts';

const automa = { rule: '', seat: 1 };
const card: ScytheEvent = { ...automa, event: 'automa-card', card: 7, scheme: 1, left: 9 };
const weak: ScytheEvent = {
  ...automa,
  event: 'automa-too-weak',
  symbol: 'attack_unit',
  needs: 8,
  power: 3,
};
const valid: ScytheEvent = { ...automa, event: 'automa-valid', symbol: 'move_mech', places: [] };
const moved: ScytheEvent = {
  ...automa,
  event: 'automa-moved',
  symbol: 'move_mech',
  unit: 'mech',
  place: 'V5',
  to: 'M6',
};
const coins: ScytheEvent = { ...automa, event: 'gained', amount: 2, goods: 'coins' };
const other: ScytheEvent = { ...coins, seat: 0, goods: 'power' };

describe("the Automa's card", () => {
  it('lies there when it is turned over', () => {
    expect(drawn([card])).toMatchObject({ card: 7, scheme: 1, now: '', last: card });
    expect(drawn([coins])).toBeNull();
  });

  it('is read from top to bottom: what cannot be, what is weighed, what acts', () => {
    expect(drawn([card, weak])?.came.get('attack_unit')).toBe('not');
    const weighed = drawn([card, weak, valid]);
    expect(weighed).toMatchObject({ now: 'move_mech', last: valid });
    expect(weighed?.came.has('move_mech')).toBe(false);
    const done = drawn([card, weak, valid, moved, coins, other]);
    expect([...(done?.came ?? [])]).toEqual([
      ['attack_unit', 'not'],
      ['move_mech', 'acts'],
      ['coins', 'acts'],
    ]);
  });

  it('is the last one', () => {
    expect(drawn([card, weak, { ...card, card: 3 }])?.card).toBe(3);
  });
});
