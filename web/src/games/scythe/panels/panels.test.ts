import { describe, expect, it } from 'vitest';
import type { ScytheEvent } from '../events.ts';
import { fought } from './fought.ts';
import { loads } from './loads.ts';

const combat: ScytheEvent = { event: 'combat', rule: '', seat: 1, place: 'V5', defender: 'nordic' };
const won: ScytheEvent = { event: 'won', rule: '', seat: 0, place: 'V5' };
const committed = (seat: number, total: number): ScytheEvent => ({
  event: 'committed',
  rule: '',
  seat,
  power: total,
  cards: [],
  total,
});
const load = (verb: string, cargo: string, count: number) => ({
  notation: `${verb} ${String(count)} ${cargo}`,
  verb,
  cargo,
  count,
});

describe('a combat that was fought', () => {
  it('is told with both totals and the winner', () => {
    const found = fought([combat, committed(1, 7), committed(0, 9), won], null);
    expect(found?.winner).toBe(0);
    expect(found?.sides.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 7],
      [0, 9],
    ]);
  });

  it('is not told before it is revealed', () => {
    expect(fought([combat, committed(1, 7)], null)).toBeNull();
  });

  it('is revealed on both sides first, and then decided', () => {
    const revealed = fought([committed(1, 7), committed(0, 9)], null);
    expect(revealed).toMatchObject({ winner: null, sides: [{ seat: 1 }, { seat: 0 }] });
    expect(fought([won], revealed)?.winner).toBe(0);
    expect(fought([won], null)).toBeNull();
  });
});

describe('cargo', () => {
  it('is taken one by one or all at once', () => {
    const legal = [load('take', 'wood', 1), load('take', 'wood', 2), load('take', 'wood', 3)];
    expect(loads(legal, {})).toEqual([
      {
        kind: 'wood',
        aboard: 0,
        take: legal[0],
        takeAll: legal[2],
        drop: undefined,
        dropAll: undefined,
      },
    ]);
  });

  it('is shown while it is aboard, even if it must stay there', () => {
    expect(loads([], { workers: 2 }).map(({ kind, aboard }) => [kind, aboard])).toEqual([
      ['workers', 2],
    ]);
  });
});
