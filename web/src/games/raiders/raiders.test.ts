import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RaidersEvent, Rolled } from './events.ts';
import type { UseView } from './types.ts';
import { after, asked, diceOf } from './raid.ts';
import { BUILDING_RULES, GOOD_RULES, RULES } from './rules.ts';
import { tabOf } from './tabs.ts';
import { trips } from './trips.ts';
import { choices, inUse, thingOf } from './uses.ts';

/** What is told, without who did it by which rule. */
type Bare<E = RaidersEvent> = E extends RaidersEvent ? Omit<E, 'rule' | 'seat'> : never;

function event(told: Bare, seat = 0): RaidersEvent {
  return { rule: 'raiders.rule', seat, ...told };
}

function rolled(red: Rolled['red']): RaidersEvent {
  return event({ event: 'rolled', red, white: [], yellow: [] });
}

function use(id: string, workers: string[], does: string | null = null): UseView {
  return { id, workers, cost: {}, gain: {}, does, amount: 1, text: {} };
}

describe('dice', () => {
  it('are read by colour, strength before wounds', () => {
    expect(
      diceOf({
        red: [
          [2, 1],
          [3, 0],
        ],
        white: [],
        yellow: [[0, 2]],
      }),
    ).toEqual([
      { colour: 'red', strength: 2, wounds: 1 },
      { colour: 'red', strength: 3, wounds: 0 },
      { colour: 'yellow', strength: 0, wounds: 2 },
    ]);
  });

  it('lie there while it is asked which to roll again', () => {
    expect(
      asked({ kind: 'RerollDice', rule: '', red: [], white: [[1, 0]], yellow: [] }),
    ).toHaveLength(1);
    expect(asked({ kind: 'TakeTurn', rule: '' })).toEqual([]);
  });

  it('are thrown again one by one', () => {
    const first = after(null, [
      event({ event: 'raided', settlement: 'greece-left', worker: 'red' }),
      rolled([
        [2, 0],
        [3, 0],
      ]),
    ]);
    const second = after(first, [
      rolled([
        [2, 0],
        [4, 2],
      ]),
    ]);
    expect(first?.thrown).toEqual([true, true]);
    expect(second?.thrown).toEqual([false, true]);
    expect(second?.settlement).toBe('greece-left');
  });

  it('add up to the strength of the raid, until the next raid', () => {
    const sum = { total: 9, kumis: 2, dice: 2, cards: 5, abilities: 0 };
    const raid = after(null, [
      rolled([[2, 1]]),
      event({ event: 'strength', ...sum }),
      event({ event: 'wounds', dice: 1, penalty: 0, ignored: 0, left: 1 }),
    ]);
    expect(raid?.sum?.total).toBe(9);
    expect(raid?.hurt?.left).toBe(1);
    expect(
      after(raid, [event({ event: 'raided', settlement: 'persia-left', worker: 'red' }, 1)])?.sum,
    ).toBeNull();
  });
});

describe('pieces', () => {
  it('fly from hand to house, and goods from the house to the stores', () => {
    const found = trips([
      event({ event: 'placed', building: 'farm', worker: 'blue' }),
      event({ event: 'gained', goods: { provisions: 2 } }),
    ]);
    expect(found).toEqual([
      { from: ['worker-0', 'seat-0'], to: ['building-farm'], what: 'blue' },
      { from: ['building-farm', 'village'], to: ['store-0', 'seat-0'], what: 'provisions' },
    ]);
  });

  it('stay where they are when nothing moves', () => {
    expect(trips([event({ event: 'end-triggered', spaces: 2, quests: 9, turns: 3 })])).toEqual([]);
  });
});

describe('houses', () => {
  it('are used by what they bring or by what is done there', () => {
    expect(thingOf(use('silver', ['blue']))).toEqual({ verb: 'take', good: 'silver' });
    expect(thingOf(use('eagle', ['red'], 'use-eagle'))).toEqual({ verb: 'eagle-power' });
  });

  it('show a worker only what is for its colour', () => {
    const uses = [use('silver', ['blue']), use('silver', ['grey', 'red'])];
    expect(choices(uses, 'red')).toEqual([uses[1]]);
    expect(choices(uses, null)).toHaveLength(2);
    expect(inUse({ kind: 'Use', rule: '', building: 'farm', worker: 'red' })).toEqual({
      building: 'farm',
      worker: 'red',
    });
  });
});

describe('parts of the table on a phone', () => {
  it('are where an action is chosen', () => {
    const at = (verb: string, parts: Record<string, unknown> = {}) =>
      tabOf({ notation: '', verb, ...parts });
    expect(at('place', { building: 'farm' })).toBe('village');
    expect(at('raid', { settlement: 'greece-left', cost: {} })).toBe('raids');
    expect(at('quest', { place: 'v1', quest: 'quest-01' })).toBe('village');
    expect(at('quest', { place: 'c2', quest: 'quest-01' })).toBe('raids');
    expect(at('hire', { card: 'archer' })).toBe('board');
    expect(at('eagle', { position: 1 })).toBe('animals');
    expect(at('skip')).toBeNull();
  });
});

describe('rules that are named', () => {
  it('are in the rulebook', () => {
    const book = readFileSync('../src/steppe/games/raiders/rules.toml', 'utf8');
    for (const id of [
      ...Object.values(BUILDING_RULES),
      ...Object.values(GOOD_RULES),
      ...Object.values(RULES),
    ]) {
      expect(book).toContain(`id = "${id}"`);
    }
  });
});
