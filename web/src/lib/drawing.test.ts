import { describe, expect, it } from 'vitest';
import { fitted } from './drawing.ts';

describe('the part of a table that is drawn', () => {
  it('is all of it where nothing is marked', () => {
    expect(fitted([], 1000, 640)).toEqual({ x: 0, y: 0, width: 1000, height: 640 });
  });

  it('holds all that is marked, with room around it', () => {
    const marks = [
      { x: 300, y: 200, width: 50, height: 50 },
      { x: 700, y: 400, width: 40, height: 60 },
    ];
    const { x, y, width, height } = fitted(marks, 1000, 640);
    expect([x < 300, y < 200, x + width > 740, y + height > 460]).toEqual([true, true, true, true]);
  });

  it('stays on the table', () => {
    const { x, y, width, height } = fitted([{ x: 980, y: 0, width: 20, height: 20 }], 1000, 640);
    expect([x >= 0, y >= 0, x + width <= 1000, y + height <= 640]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
