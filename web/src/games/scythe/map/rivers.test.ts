import { describe, expect, it } from 'vitest';
import { SIDE, TILT } from './geometry.ts';
import { courses, smooth, stretches, type Bank } from './rivers.ts';

// Three hexes around one corner, as on the board: A and B side by side, C below between them.
const land = (rivers: Record<string, string[]>): Bank[] => [
  { id: 'A', row: 1, x: 1, rivers: rivers['A'] ?? [] },
  { id: 'B', row: 1, x: 2, rivers: rivers['B'] ?? [] },
  { id: 'C', row: 2, x: 1.5, rivers: rivers['C'] ?? [] },
];

describe('rivers', () => {
  it('take each side once, though both banks name it', () => {
    const found = stretches(land({ A: ['B'], B: ['A'] }));
    expect(found).toHaveLength(1);
    const [one, two] = found[0]?.ends ?? ['', ''];
    const [x1 = 0, y1 = 0] = one.split(' ').map(Number);
    const [x2 = 0, y2 = 0] = two.split(' ').map(Number);
    expect(Math.hypot(x1 - x2, (y1 - y2) / TILT)).toBeCloseTo(SIDE, 0);
  });

  it('flow on through a corner that two sides share', () => {
    const found = courses(land({ A: ['B', 'C'], B: ['A'], C: ['A'] }));
    expect(found).toHaveLength(1);
    expect(found[0]).toHaveLength(5); // three corners, and a bend in each side
  });

  it('meet where three sides share a corner', () => {
    const found = courses(land({ A: ['B', 'C'], B: ['A', 'C'], C: ['A', 'B'] }));
    expect(found.map((course) => course.length).sort()).toEqual([3, 5]);
  });

  it('are drawn as one smooth line', () => {
    expect(smooth([])).toBe('');
    expect(
      smooth([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe('M0 0C1.7 0 8.3 0 10 0');
  });
});
