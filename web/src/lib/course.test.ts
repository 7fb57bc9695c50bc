import { describe, expect, it } from 'vitest';
import { curve, figures, kinds, step } from './course.ts';

const FRAME = { left: 10, top: 0, width: 100, height: 50 };
const rounds = [
  { round: 0, sides: [side(0, 0, 0), side(1, 4, 1)] },
  { round: 1, sides: [side(0, 5, 2), side(1, 4, 2)] },
  { round: 2, sides: [side(0, 10, 4), side(1, 20, 3)] },
];

function side(seat: number, total: number, stars: number) {
  return { seat, total, stars };
}

describe('the course of a game', () => {
  it('has a line for each side, from its first round to its last', () => {
    const { lines, rows, columns } = curve({ rounds }, 'total', FRAME);
    expect(lines.map(({ points }) => points.map(({ value }) => value))).toEqual([
      [0, 5, 10],
      [4, 4, 20],
    ]);
    expect(lines[0]?.path).toBe('M10.0 50.0L60.0 37.5L110.0 25.0');
    expect(lines[1]?.points.at(-1)).toEqual({ round: 2, value: 20, x: 110, y: 0 });
    expect(rows.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
    expect(columns).toEqual([
      { round: 0, x: 10 },
      { round: 1, x: 60 },
      { round: 2, x: 110 },
    ]);
  });

  it('can be drawn of one kind of points', () => {
    const { lines } = curve({ rounds }, 'stars', FRAME);
    expect(lines.map(({ points }) => points.at(-1)?.value)).toEqual([4, 3]);
  });

  it('goes below nothing where points are lost', () => {
    const { rows } = curve({ rounds: [{ round: 0, sides: [side(0, -3, 0)] }] }, 'total', FRAME);
    expect(rows.map(({ value }) => value)).toEqual([-3, -2, -1, 0, 1]);
  });

  it('knows the kinds of points, the total last', () => {
    expect(kinds([{ seat: 0, total: 3, chambers: { a: 1, b: 2 }, label: 'x' }])).toEqual([
      'a',
      'b',
      'total',
    ]);
    expect(figures({ seat: 4, total: 3, chambers: { a: 1 }, label: 'x' })).toEqual({
      a: 1,
      total: 3,
    });
  });

  it('writes few and round figures', () => {
    expect([1, 5, 6, 10, 11, 26, 99, 101, 300].map(step)).toEqual([1, 1, 2, 2, 5, 10, 20, 50, 100]);
  });
});
