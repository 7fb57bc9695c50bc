import type { PlaceView } from '$lib/types/scythe.ts';
import { describe, expect, it } from 'vitest';
import { arrival, flights } from './flights.ts';
import { centre } from './geometry.ts';

const places = [
  { id: 'T4', row: 4, x: 5.5 },
  { id: 'V5', row: 5, x: 5 },
] as PlaceView[];
const shown = { places, colour: (seat: number) => `seat ${String(seat)}`, icon: (key: string) => key };
const happened = (event: string, parts: Record<string, unknown>) => ({ event, rule: '', seat: 1, ...parts });

describe('what happens is seen to happen', () => {
  it('a unit flies from where it stood to where it goes', () => {
    const [flight] = flights([happened('moved', { unit: 'mech', place: 'T4', to: 'V5' })], shown);
    expect(flight?.stops).toEqual(places.map(centre));
    expect(flight?.icon).toBe('mech');
    expect(flight?.colour).toBe('seat 1');
  });

  it('what is built or gained comes down on its place', () => {
    const [flight] = flights([happened('built', { structure: 'mill', place: 'V5' })], shown);
    expect(flight?.stops).toHaveLength(2);
    expect(flight?.stops[0]?.y).toBeLessThan(flight?.stops[1]?.y ?? 0);
  });

  it('what has no place does not fly', () => {
    expect(flights([happened('gained', { goods: 'coins', amount: 2 })], shown)).toEqual([]);
    expect(arrival(happened('star', {}))).toBe('');
  });
});
