// What part of a table a drawing shows.

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 36; // around what is marked, so that one sees where it lies
const LEAST_WIDE = 380;
const LEAST_HIGH = 230;

/** The part of a table that holds all that is marked, with some room; without marks, all of it. */
export function fitted(marks: readonly Frame[], wide: number, high: number): Frame {
  if (!marks.length) return { x: 0, y: 0, width: wide, height: high };
  const left = Math.min(...marks.map(({ x }) => x)) - ROOM;
  const top = Math.min(...marks.map(({ y }) => y)) - ROOM;
  const right = Math.max(...marks.map(({ x, width }) => x + width)) + ROOM;
  const bottom = Math.max(...marks.map(({ y, height }) => y + height)) + ROOM;
  const width = Math.min(Math.max(right - left, LEAST_WIDE), wide);
  const height = Math.min(Math.max(bottom - top, LEAST_HIGH), high);
  return {
    x: between((left + right - width) / 2, wide - width),
    y: between((top + bottom - height) / 2, high - height),
    width,
    height,
  };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
