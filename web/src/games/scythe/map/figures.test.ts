import { describe, expect, it } from 'vitest';
import { marks } from '../marks.ts';
import { FIGURES } from './figures.ts';

describe('figures', () => {
  it('are there for each kind of unit, and a mech of its own build for each faction', () => {
    const names = FIGURES.map(([name]) => name);
    const mechs = Object.keys(marks).map((faction) => `mech-${faction}`);
    expect(new Set(mechs).size).toBe(Object.keys(marks).length);
    for (const name of ['hero', 'worker', ...mechs]) expect(names).toContain(name);
    expect(new Set(FIGURES.map(([, { body }]) => body)).size).toBe(FIGURES.length);
  });
});
