// Motion from events: quick, never in the way, and absent for those who want less of it.
import { MediaQuery } from 'svelte/reactivity';
import { likes } from '../keep.svelte.ts';
import { beat } from '../playback.svelte.ts';

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

const FLIGHT = 420; // ms, for the whole way

/** How long a piece flies: it arrives before the next event is shown. */
export function flight(): number {
  return Math.min(FLIGHT, beat(likes.now.speed) || FLIGHT);
}
