import { describe, expect, it } from 'vitest';
import type { NoriaEvent } from './events.ts';
import { cog, links, moves, ringOf, slotAt, SLOTS, STEP, turns, way } from './wheel.ts';

const rotated: NoriaEvent = { event: 'rotated', rule: '', seat: 1 };
const shifted: NoriaEvent = { event: 'shifted', rule: '', seat: 1, ring: 'large', price: 1 };

describe('the wheel', () => {
  it('has two, four and six slots', () => {
    const count = (ring: string) => SLOTS.filter((slot) => ringOf(slot) === ring).length;
    expect([count('small'), count('middle'), count('large')]).toEqual([2, 4, 6]);
  });

  it('has its active slots in the lower half', () => {
    for (const slot of SLOTS) expect(slotAt(slot).y > 0).toBe(/-b/.test(slot));
  });

  it('turns a slot on to where the next one was', () => {
    const next = slotAt('large-tr');
    const { x, y } = slotAt('large-t', STEP.large);
    expect(x).toBeCloseTo(next.x);
    expect(y).toBeCloseTo(next.y);
  });

  it('turns all rings in management, one by Night Shift, and only those of the seat', () => {
    expect(turns([rotated, shifted], 1)).toEqual({ large: 2, middle: 1, small: 1 });
    expect(turns([rotated, shifted], 0)).toEqual({ large: 0, middle: 0, small: 0 });
  });

  it('leads a disc along its ring, or straight from where it lay, to its slot', () => {
    const here = slotAt('large-tr');
    for (const [start, stops] of [
      [slotAt('large-t'), way('large-tr', 1)],
      [slotAt('small-b'), way('large-tr', 0, 'small-b')],
    ] as const) {
      expect(stops[0]?.x).toBeCloseTo(start.x - here.x);
      expect(stops[0]?.y).toBeCloseTo(start.y - here.y);
      expect(stops.at(-1)).toEqual({ x: 0, y: 0 });
    }
    const radius = Math.hypot(here.x, here.y);
    for (const { x, y } of way('large-tr', 2)) {
      expect(Math.hypot(here.x + x, here.y + y)).toBeCloseTo(radius);
    }
    expect(way('large-tr', 0)).toEqual([]);
  });

  it('knows where discs came from', () => {
    const placed: NoriaEvent = {
      event: 'placed',
      rule: '',
      seat: 0,
      disc: 'city',
      slot: 'small-t',
    };
    const modified: NoriaEvent = {
      event: 'modified',
      rule: '',
      seat: 0,
      slot: 'large-b',
      other: 'middle-bl',
      price: 1,
    };
    expect(moves([placed, modified], 0)).toEqual({
      'small-t': 'centre',
      'large-b': 'middle-bl',
      'middle-bl': 'large-b',
    });
  });

  it('draws a line that two chains share once', () => {
    const chains = [
      ['large-bl', 'middle-bl', 'small-b'],
      ['large-b', 'middle-bl', 'small-b'],
    ];
    expect(links(chains)).toEqual([
      ['large-bl', 'middle-bl'],
      ['middle-bl', 'small-b'],
      ['large-b', 'middle-bl'],
    ]);
  });

  it('draws four corners for every tooth', () => {
    expect(cog(10, 12, 7).split('L')).toHaveLength(28);
  });
});
