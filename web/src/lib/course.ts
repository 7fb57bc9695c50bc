// The course of a finished game as lines to draw: a line a side, a column a round.
import type { CourseGiven, Projected } from './types/protocol.ts';

export interface Point {
  round: number;
  value: number;
  x: number;
  y: number;
}

export interface Line {
  side: number;
  points: Point[];
  /** The points as an SVG path. */
  path: string;
}

export interface Curve {
  lines: Line[];
  /** Figures to be written beside the curve, and where. */
  rows: { value: number; y: number }[];
  columns: { round: number; x: number }[];
}

/** What is drawn of each side: all of it, or one kind of points. */
export type Kind = string;
export const TOTAL: Kind = 'total';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All numbers of a row, those one level down included. */
export function figures(row: Readonly<Record<string, unknown>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(row)) {
    if (key === 'seat') continue;
    if (typeof value === 'number') found[key] = value;
    else if (typeof value === 'object' && value)
      Object.assign(found, figures(value as Record<string, unknown>));
  }
  return found;
}

/** The kinds of points, the total last, whatever it is made of. */
export function kinds(sides: readonly Projected[]): Kind[] {
  const all = Object.keys(sides[0] ? figures(sides[0]) : {});
  return [...all.filter((kind) => kind !== TOTAL), TOTAL];
}

/** A step between written figures that leaves at most five of them: 1, 2 or 5, tens of it. */
export function step(span: number): number {
  let found = 1;
  for (let tens = 1; span / found > 5; tens *= 10) {
    for (const times of [1, 2, 5]) {
      found = times * tens;
      if (span / found <= 5) break;
    }
  }
  return found;
}

export function curve({ rounds }: Pick<CourseGiven, 'rounds'>, kind: Kind, frame: Frame): Curve {
  const values = rounds.map(({ sides }) => sides.map((row) => figures(row)[kind] ?? 0));
  const all = values.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const gap = step(high - low);
  const bottom = Math.floor(low / gap) * gap;
  const top = Math.ceil(high / gap) * gap;
  const last = Math.max(1, rounds.at(-1)?.round ?? 1);
  const at = (round: number): number => frame.left + (frame.width * round) / last;
  const up = (value: number): number => frame.top + (frame.height * (top - value)) / (top - bottom);

  const lines = (values[0] ?? []).map((_, side): Line => {
    const points = rounds.map(({ round }, number) => {
      const value = values[number]?.[side] ?? 0;
      return { round, value, x: at(round), y: up(value) };
    });
    const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    return { side, points, path: `M${path}` };
  });
  const rows = Array.from({ length: Math.round((top - bottom) / gap) + 1 }, (_, number) => {
    const value = bottom + number * gap;
    return { value, y: up(value) };
  });
  const apart = step(last);
  const columns = Array.from({ length: Math.floor(last / apart) + 1 }, (_, number) => ({
    round: number * apart,
    x: at(number * apart),
  }));
  return { lines, rows, columns };
}
