// Rivers flow along the sides of hexes and through their corners.
import type { Point } from '$lib/board/motion.svelte.ts';
import { centre, grain, SIDE, TILT, WIDTH, type Laid } from './geometry.ts';

export interface Bank extends Laid {
  id: string;
  rivers: readonly string[];
}

interface Stretch {
  ends: readonly [string, string];
  /** How far it swings from the straight line. */
  swing: number;
}

function key({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function point(corner: string): Point {
  const [x = 0, y = 0] = corner.split(' ').map(Number);
  return { x, y };
}

/** The sides with a river, each once, by their corners. */
export function stretches(places: readonly Bank[]): Stretch[] {
  const at = new Map(places.map((place) => [place.id, centre(place)]));
  const found: Stretch[] = [];
  for (const place of places) {
    for (const other of place.rivers) {
      const here = at.get(place.id);
      const there = at.get(other);
      if (!here || !there || other < place.id) continue;
      const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
      const across = {
        x: (-(there.y - here.y) / TILT / WIDTH) * (SIDE / 2),
        y: ((there.x - here.x) / WIDTH) * (SIDE / 2) * TILT,
      };
      const one = key({ x: middle.x + across.x, y: middle.y + across.y });
      const two = key({ x: middle.x - across.x, y: middle.y - across.y });
      found.push({ ends: [one, two], swing: 3 + grain(place.id + other) * 3 });
    }
  }
  return found;
}

/** Rivers from their sources to where they end: the corners and bends that they flow through. */
export function courses(places: readonly Bank[]): Point[][] {
  const left = new Set(stretches(places));
  const degree = new Map<string, number>();
  for (const { ends } of left) for (const end of ends) degree.set(end, (degree.get(end) ?? 0) + 1);
  const found: Point[][] = [];
  const next = (corner: string) => [...left].find(({ ends }) => ends.includes(corner));
  const starts = [...degree].filter(([, count]) => count % 2).map(([corner]) => corner);
  for (const start of [...starts, ...degree.keys()]) {
    let corner = start;
    const course = [point(corner)];
    for (let stretch = next(corner); stretch; stretch = next(corner)) {
      left.delete(stretch);
      const to = stretch.ends[0] === corner ? stretch.ends[1] : stretch.ends[0];
      course.push(
        bend(point(corner), point(to), stretch.swing * (course.length % 4 === 1 ? 1 : -1)),
        point(to),
      );
      corner = to;
    }
    if (course.length > 1) found.push(course);
  }
  return found;
}

function bend(from: Point, to: Point, swing: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / far) * swing,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / far) * swing,
  };
}

/** A smooth line through all points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${num(first.x)} ${num(first.y)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const from = points[n] ?? first;
    const to = points[n + 1] ?? from;
    const before = points[n - 1] ?? from;
    const after = points[n + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${num(one.x)} ${num(one.y)} ${num(two.x)} ${num(two.y)} ${num(to.x)} ${num(to.y)}`;
  }
  return path;
}

function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}
