// Where the hexes lie: pointy tops, from the rows and columns that the view tells.
import type { Point } from '$lib/board/motion.svelte.ts';

export const WIDTH = 100;
export const SIDE = WIDTH / Math.sqrt(3);
/** The land is seen from a chair: its depth is less than its width. */
export const TILT = 0.78;
/** How far the painted land goes on around the map (as in tools/paint/games/scythe). */
export const MARGIN = 160;
/** So many pixels has a unit of the map in the smaller picture. */
export const SCALE = 1.2;
const ROW = SIDE * 1.5 * TILT;

export interface Laid {
  row: number;
  x: number;
}

export function centre({ row, x }: Laid): Point {
  return { x: x * WIDTH, y: row * ROW };
}

/** The corners of a hex around 0, 0, from the top clockwise; `inset` makes it smaller. */
export function corners(inset = 0, tilt = TILT): Point[] {
  const side = SIDE - inset;
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (turn * Math.PI) / 3 - Math.PI / 2;
    return { x: Math.cos(angle) * side, y: Math.sin(angle) * side * tilt };
  });
}

export function outline(inset = 0, tilt = TILT): string {
  return `M${corners(inset, tilt)
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`;
}

/** The smallest picture that holds all places: x, y, width, height. */
export function bounds(
  places: readonly Laid[],
  margin = 6,
): readonly [number, number, number, number] {
  const points = places.map(centre);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - SIDE * TILT - margin;
  return [
    left,
    top,
    Math.max(...xs) + WIDTH / 2 + margin - left,
    Math.max(...ys) + SIDE * TILT + margin - top,
  ];
}

/** A number from 0 to 1 that belongs to a word: for small differences between like hexes. */
export function grain(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 1013;
  return sum / 1013;
}
