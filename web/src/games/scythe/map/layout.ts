// Where the pieces stand on a hex, around its centre: units in rows by owner, structure and resources below.
import type { Place } from '../board.ts';
import type { Units } from '../types.ts';

export interface Standing {
  seat: number;
  unit: 'hero' | 'mech' | 'worker';
  count: number;
  x: number;
  y: number;
  size: number;
}

const SIZES = { hero: 19, mech: 18, worker: 15.5 } as const;
const GAP = 4;
const ROOM = 92;

function kinds({ hero, mechs, workers }: Units): { unit: Standing['unit']; count: number }[] {
  return [
    { unit: 'hero' as const, count: Number(hero) },
    { unit: 'mech' as const, count: mechs },
    { unit: 'worker' as const, count: workers },
  ].filter(({ count }) => count > 0);
}

/** The units of a place: a row for each owner, kinds side by side, alike ones as one piece with a count. */
export function standing(place: Place): Standing[] {
  const rows = place.units
    .map((units) => ({ seat: units.seat, kinds: kinds(units) }))
    .filter((row) => row.kinds.length);
  const crowded = rows.length > 1;
  const base = place.terrain === 'base';
  return rows.flatMap(({ seat, kinds: present }, row) => {
    const wanted = present.reduce(
      (sum, { unit }) => sum + SIZES[unit] * 2,
      GAP * (present.length - 1),
    );
    const scale = Math.min(crowded ? 0.8 : 1, ROOM / wanted);
    const sizes = present.map(({ unit }) => SIZES[unit] * scale);
    const whole = sizes.reduce((sum, size) => sum + size * 2, GAP * (sizes.length - 1));
    const y = base ? 8 : crowded ? -24 + row * 28 : -13;
    let x = -whole / 2;
    return present.map(({ unit, count }, n) => {
      const size = sizes[n] ?? 0;
      const at = x + size;
      x += size * 2 + GAP;
      return { seat, unit, count, x: at, y, size };
    });
  });
}

/** Where the structure and the stacks of resources lie. */
export function lying(place: Place): {
  structure: number;
  resources: { kind: string; count: number; x: number }[];
} {
  const stacks = Object.entries(place.resources);
  const structure = place.structure ? 24 : 0;
  const width = Math.min(22, (ROOM - structure) / Math.max(stacks.length, 1));
  const whole = stacks.length * width + structure;
  const left = -whole / 2;
  return {
    structure: left + structure / 2,
    resources: stacks.map(([kind, count], n) => ({
      kind,
      count,
      x: left + structure + width * (n + 0.5),
    })),
  };
}
