import { describe, expect, it } from 'vitest';
import { fought } from './fought.ts';
import { loads } from './loads.ts';

const happened = (event: string, seat: number, parts: Record<string, unknown> = {}) => ({ event, rule: '', seat, ...parts });
const load = (verb: string, cargo: string, count: number) => ({ index: 0, notation: `${verb} ${String(count)} ${cargo}`, verb, cargo, count });

describe('a combat that was fought', () => {
  it('is told with both totals and the winner', () => {
    const found = fought([
      happened('combat', 1),
      happened('committed', 1, { total: 7 }),
      happened('committed', 0, { total: 9 }),
      happened('won', 0),
    ]);
    expect(found?.winner).toBe(0);
    expect(found?.sides.map(({ seat, total }) => [seat, total])).toEqual([[1, 7], [0, 9]]);
  });

  it('is not told before it is revealed', () => {
    expect(fought([happened('combat', 1), happened('committed', 1, { total: 7 })])).toBeNull();
  });
});

describe('cargo', () => {
  it('is taken one by one or all at once', () => {
    const legal = [load('take', 'wood', 1), load('take', 'wood', 2), load('take', 'wood', 3)];
    expect(loads(legal, {})).toEqual([
      { kind: 'wood', aboard: 0, take: legal[0], takeAll: legal[2], drop: undefined, dropAll: undefined },
    ]);
  });

  it('is shown while it is aboard, even if it must stay there', () => {
    expect(loads([], { workers: 2 }).map(({ kind, aboard }) => [kind, aboard])).toEqual([['workers', 2]]);
  });
});
