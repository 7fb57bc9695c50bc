import type { Place } from '../board.ts';
import type { ScytheEvent } from '../events.ts';
import { describe, expect, it } from 'vitest';
import { flights, way } from './flights.ts';
import { centre } from './geometry.ts';

const places = [
  { id: 'T4', row: 4, x: 5.5 },
  { id: 'V5', row: 5, x: 5 },
] as Place[];
const shown = {
  places,
  colour: (seat: number) => `seat ${String(seat)}`,
  icon: (key: string) => key,
};
const moved: ScytheEvent = {
  event: 'moved',
  rule: '',
  seat: 1,
  unit: 'mech',
  place: 'T4',
  to: 'V5',
  cargo: {},
};
const built: ScytheEvent = { event: 'built', rule: '', seat: 1, structure: 'mill', place: 'V5' };
const gained: ScytheEvent = { event: 'gained', rule: '', seat: 1, goods: 'coins', amount: 2 };

describe('what happens is seen to happen', () => {
  it('a unit flies from where it stood to where it goes', () => {
    const [flight] = flights([moved], shown);
    expect(flight?.stops).toEqual(places.map(centre));
    expect(flight?.icon).toBe('mech');
    expect(flight?.colour).toBe('seat 1');
  });

  it('what is built or gained comes down on its place', () => {
    const [flight] = flights([built], shown);
    expect(flight?.stops).toHaveLength(2);
    expect(flight?.stops[0]?.y).toBeLessThan(flight?.stops[1]?.y ?? 0);
  });

  it('what has no place does not fly', () => {
    expect(flights([gained], shown)).toEqual([]);
    expect(way(gained)).toBeNull();
  });
});
