import { describe, expect, it } from 'vitest';
import { bounds, centre, corners, grain, outline, SIDE, TILT, WIDTH } from './geometry.ts';

describe('hexes', () => {
  it('lie side by side in a row, and half a hex further in the next', () => {
    const [one, beside, below] = [
      centre({ row: 1, x: 1 }),
      centre({ row: 1, x: 2 }),
      centre({ row: 2, x: 1.5 }),
    ];
    expect(beside.x - one.x).toBe(WIDTH);
    expect(Math.hypot(below.x - one.x, (below.y - one.y) / TILT)).toBeCloseTo(WIDTH);
  });

  it('have six corners, the first on top', () => {
    const found = corners();
    expect(found).toHaveLength(6);
    expect(found[0]?.x).toBeCloseTo(0);
    expect(found[0]?.y).toBeCloseTo(-SIDE * TILT);
    expect(outline().match(/L/g)).toHaveLength(5);
  });

  it('are all within the picture', () => {
    const [x, y, width, height] = bounds(
      [
        { row: 0, x: 0 },
        { row: 3, x: 4 },
      ],
      0,
    );
    expect([x, y]).toEqual([-WIDTH / 2, -SIDE * TILT]);
    expect(x + width).toBe(4 * WIDTH + WIDTH / 2);
    expect(y + height).toBeCloseTo((3 * SIDE * 1.5 + SIDE) * TILT);
  });

  it('differ a little, and always in the same way', () => {
    expect(grain('V5')).toBe(grain('V5'));
    expect(grain('V5')).not.toBe(grain('V6'));
  });
});
