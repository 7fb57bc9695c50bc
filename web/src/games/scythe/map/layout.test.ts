import type { Place } from '../board.ts';
import { describe, expect, it } from 'vitest';
import { lying, standing } from './layout.ts';

const place = (parts: Partial<Place>): Place => ({
  id: 'V5',
  row: 5,
  x: 5,
  rivers: [],
  terrain: 'village',
  tunnel: true,
  encounter: false,
  controller: null,
  units: [],
  structure: null,
  resources: {},
  ...parts,
});

describe('pieces on a place', () => {
  it('stand by kind, alike ones as one piece with a count', () => {
    const found = standing(place({ units: [{ seat: 1, hero: true, mechs: 2, workers: 3 }] }));
    expect(found.map(({ unit, count }) => [unit, count])).toEqual([
      ['hero', 1],
      ['mech', 2],
      ['worker', 3],
    ]);
    const xs = found.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    expect(Math.abs((found[0]?.x ?? 0) - (found[0]?.size ?? 0))).toBeLessThanOrEqual(50);
  });

  it('stand in a row for each owner when they share it', () => {
    const found = standing(
      place({
        units: [
          { seat: 0, hero: false, mechs: 1, workers: 0 },
          { seat: 2, hero: true, mechs: 0, workers: 0 },
        ],
      }),
    );
    expect(new Set(found.map(({ y }) => y)).size).toBe(2);
  });

  it('lie beside the structure', () => {
    const found = lying(
      place({ structure: { seat: 0, structure: 'mill' }, resources: { oil: 2, food: 1 } }),
    );
    expect(found.resources.map(({ kind, count }) => [kind, count])).toEqual([
      ['oil', 2],
      ['food', 1],
    ]);
    expect(found.structure).toBeLessThan(found.resources[0]?.x ?? 0);
  });
});
