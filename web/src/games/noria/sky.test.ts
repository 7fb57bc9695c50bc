import { expect, it } from 'vitest';
import { floats, ISLAND, way } from './sky.ts';

it.each([5, 6, 7])('keeps %i islands apart, in every form', (count) => {
  for (const circle of [false, true]) {
    for (const narrow of [false, true]) {
      const corners = floats(count, circle, narrow);
      expect(corners).toHaveLength(count);
      for (const [number, one] of corners.entries()) {
        for (const other of corners.slice(number + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= ISLAND.width || Math.abs(one.y - other.y) >= ISLAND.height;
          expect(apart).toBe(true);
        }
      }
    }
  }
});

it('lays neighbours of a circle side by side, the last beside the first', () => {
  const corners = floats(7, true, false);
  const [first, last] = [corners[0], corners[6]];
  expect(Math.abs((first?.x ?? 0) - (last?.x ?? 0))).toBeLessThanOrEqual(ISLAND.width);
  expect(way(corners).startsWith('M')).toBe(true);
});
