import { describe, expect, it } from 'vitest';
import { about, by, grouped, matching, quiet, values, type Offered } from './actions.ts';

function offer(notation: string, verb: string, parts: Record<string, unknown> = {}): Offered {
  return { notation, verb, ...parts };
}

const MOVES = [
  offer('move mech T4', 'move-unit', { unit: 'mech', place: 'T4' }),
  offer('move hero T4', 'move-unit', { unit: 'hero', place: 'T4' }),
  offer('move worker M5', 'move-unit', { unit: 'worker', place: 'M5' }),
  offer('done', 'done'),
];

describe('actions', () => {
  it('are about the things whose words are among their parts', () => {
    expect(about(MOVES[0] as Offered, { place: 'T4' })).toBe(true);
    expect(about(MOVES[0] as Offered, { place: 'T4', unit: 'hero' })).toBe(false);
    expect(about(MOVES[0] as Offered, { place: ['M5', 'T4'] })).toBe(true);
    expect(about(MOVES[3] as Offered, { place: 'T4' })).toBe(false);
  });

  it('are narrowed by every thing', () => {
    expect(
      matching(MOVES, { place: 'T4' }, { unit: 'hero' }).map(({ notation }) => notation),
    ).toEqual(['move hero T4']);
  });

  it('are sorted by their parts and verbs', () => {
    expect(values(MOVES, 'place')).toEqual(['T4', 'M5']);
    expect(by(MOVES, 'place').get('T4')).toHaveLength(2);
    expect(grouped(MOVES).map(({ verb, actions }) => [verb, actions.length])).toEqual([
      ['move-unit', 3],
      ['done', 1],
    ]);
    expect(quiet(MOVES)?.notation).toBe('done');
  });
});
