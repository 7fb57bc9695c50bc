// Motion from events: quick, never in the way, and absent for those who want less of it.
import { MediaQuery } from 'svelte/reactivity';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the reader wants less motion. */
export function still(): boolean {
  return reduced.current;
}

export interface Point {
  x: number;
  y: number;
}

/** A piece that flies; `stops` are the points on its way, in the coordinates of the SVG. */
export interface Flight {
  stops: readonly Point[];
  icon: string;
  colour: string;
  size: number;
}

export const FLIGHT = 420; // ms, for the whole way
