// Where things lie on a wheel, and how they came there. Degrees run clockwise from the top.
import type { Point } from '../../lib/board/motion.svelte.ts';
import type { NoriaEvent, Shifted } from './events.ts';

export type Ring = Shifted['ring'];

/** From the outside; the wheel lies in a square from -200 to 200. */
export const RINGS: readonly Ring[] = ['large', 'middle', 'small'];
/** Where the discs of a ring lie, the edges of the ring, and how big its discs are. */
export const RADIUS: Record<Ring, number> = { large: 157, middle: 101, small: 49 };
export const EDGE: Record<Ring, readonly [inner: number, outer: number]> = {
  large: [130, 186],
  middle: [76, 127],
  small: [24, 73],
};
export const DISC: Record<Ring, number> = { large: 25, middle: 23.5, small: 22 };
/** How far a ring turns at a time. */
export const STEP: Record<Ring, number> = { large: 60, middle: 90, small: 180 };

const DEGREES: Readonly<Record<string, number>> = {
  'large-t': 0,
  'large-tr': 60,
  'large-br': 120,
  'large-b': 180,
  'large-bl': 240,
  'large-tl': 300,
  'middle-tr': 45,
  'middle-br': 135,
  'middle-bl': 225,
  'middle-tl': 315,
  'small-t': 0,
  'small-b': 180,
};

export const SLOTS: readonly string[] = Object.keys(DEGREES);

export function ringOf(slot: string): Ring {
  return slot.startsWith('large') ? 'large' : slot.startsWith('middle') ? 'middle' : 'small';
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** Where the disc of a slot lies, on a ring that is turned by so many degrees. */
export function slotAt(slot: string, turned = 0): Point {
  return polar(RADIUS[ringOf(slot)], (DEGREES[slot] ?? 0) + turned);
}

/** How many steps each ring of a seat's wheel was turned by what has happened. */
export function turns(events: readonly NoriaEvent[], seat: number): Record<Ring, number> {
  const found: Record<Ring, number> = { large: 0, middle: 0, small: 0 };
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.event === 'rotated') for (const ring of RINGS) found[ring] += 1;
    else if (event.event === 'shifted') found[event.ring] += 1;
  }
  return found;
}

export const CENTRE = 'centre';

/** By slot: from where its disc has just come (another slot, or the centre). */
export function moves(events: readonly NoriaEvent[], seat: number): Record<string, string> {
  const found: Record<string, string> = {};
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.event === 'placed') found[event.slot] = CENTRE;
    if (event.event === 'modified') {
      found[event.slot] = event.other;
      found[event.other] = event.slot;
    }
  }
  return found;
}

const BENDS = 12;

/** The way of a disc to its slot, as points beside it: along its ring, which was turned by so many
 * steps, or straight from where it lay. Nothing if it has not moved. */
export function way(slot: string, steps: number, from?: string): Point[] {
  const { x, y } = slotAt(slot);
  const beside = (point: Point) => ({ x: point.x - x, y: point.y - y });
  if (from !== undefined) {
    return [beside(from === CENTRE ? { x: 0, y: 0 } : slotAt(from)), { x: 0, y: 0 }];
  }
  if (!steps) return [];
  const degrees = -steps * STEP[ringOf(slot)];
  return Array.from({ length: BENDS + 1 }, (_, bend) =>
    beside(slotAt(slot, degrees * (1 - bend / BENDS))),
  );
}

/** The lines between neighbouring slots of the chains, each once. */
export function links(chains: readonly (readonly string[])[]): [string, string][] {
  const found = new Map<string, [string, string]>();
  for (const chain of chains) {
    chain.slice(1).forEach((slot, at) => {
      const before = chain[at] ?? slot;
      found.set(`${before} ${slot}`, [before, slot]);
    });
  }
  return [...found.values()];
}

/** A cog wheel as a path: so many teeth between two radii. */
export function cog(inner: number, outer: number, teeth: number): string {
  const step = 360 / teeth;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = tooth * step;
    for (const [radius, offset] of [
      [inner, -0.32],
      [outer, -0.2],
      [outer, 0.2],
      [inner, 0.32],
    ] as const) {
      const { x, y } = polar(radius, middle + offset * step);
      points.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
    }
  }
  return `M${points.join('L')}Z`;
}

/** A circle as part of a path: the hole in a ring. */
export function hole(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 0 0 ${radius}A${radius} ${radius} 0 1 0 0 ${-radius}Z`;
}
