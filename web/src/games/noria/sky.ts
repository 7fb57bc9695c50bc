// Where islands float. Without an order they lie in rows; a circle runs right above and back below.
import type { Point } from '../../lib/board/motion.svelte.ts';

export const ISLAND = { width: 146, height: 131 };
/** Beside the islands lies the harbour. */
const LEFT = 62;
const LONG = 4;

/** The upper left corners of so many islands; a narrow sky is turned upright. */
export function floats(count: number, circle: boolean, narrow: boolean): Point[] {
  const first = circle ? Math.ceil(count / 2) : LONG;
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / first);
    const along = number % first;
    const centred = (LONG - first) / 2;
    const back = first - 1 - along - (first * 2 - count) / 2;
    const at = circle ? centred + (row ? back : along) : along;
    const [x, y] = narrow ? [row, at] : [at, row];
    return { x: LEFT + x * ISLAND.width, y: y * ISLAND.height };
  });
}

/** The way around a circle of islands, through their middles. */
export function way(corners: readonly Point[]): string {
  const points = corners.map(({ x, y }) => `${x + ISLAND.width / 2} ${y + ISLAND.height / 2}`);
  return points.length > 1 ? `M${points.join('L')}Z` : '';
}
