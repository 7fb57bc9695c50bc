import { describe, expect, it, vi } from 'vitest';
import type { Offered, Thing } from './actions.ts';
import { Pick } from './pick.svelte.ts';

const offered: Offered[] = [
  { notation: 'deploy speed V5', verb: 'mech', ability: 'speed', place: 'V5' },
  { notation: 'deploy speed T4', verb: 'mech', ability: 'speed', place: 'T4' },
  { notation: 'deploy scout V5', verb: 'mech', ability: 'scout', place: 'V5' },
  { notation: 'decline', verb: 'decline' },
];

function picking() {
  const choose = vi.fn<(action: Offered) => void>();
  const ask = vi.fn<(things: readonly Thing[]) => void>();
  return { pick: new Pick(() => offered, choose, ask), choose, ask };
}

describe('picking things', () => {
  it('narrows while several actions are left, and plays the last one', () => {
    const { pick, choose } = picking();
    pick.click({ place: 'V5' });
    expect(choose).not.toHaveBeenCalled();
    expect(pick.left.map(({ notation }) => notation)).toEqual([
      'deploy speed V5',
      'deploy scout V5',
    ]);
    expect(pick.can({ ability: 'scout' })).toBe(true);
    expect(pick.can({ place: 'T4' })).toBe(false);
    pick.click({ ability: 'scout' });
    expect(choose).toHaveBeenCalledExactlyOnceWith(offered[2]);
    expect(pick.begun).toBe(false);
  });

  it('plays at once what only one action is about', () => {
    const { pick, choose } = picking();
    pick.click({ place: 'T4' });
    expect(choose).toHaveBeenCalledExactlyOnceWith(offered[1]);
  });

  it('lets go at a second click', () => {
    const { pick } = picking();
    pick.click({ place: 'V5' });
    expect(pick.has({ place: 'V5' })).toBe(true);
    pick.click({ place: 'V5' });
    expect(pick.left).toHaveLength(4);
  });

  it('begins anew from a thing that does not go with what was begun', () => {
    const { pick, choose } = picking();
    pick.click({ ability: 'scout', place: 'V5' });
    expect(choose).toHaveBeenCalledTimes(1);
    pick.click({ place: 'V5' });
    pick.click({ place: 'T4' });
    expect(choose).toHaveBeenLastCalledWith(offered[1]);
  });

  it('asks why about what nothing is offered for', () => {
    const { pick, ask } = picking();
    pick.click({ place: 'M1' });
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ place: 'M1' }]);
  });

  it('lights up what is pointed at elsewhere', () => {
    const { pick } = picking();
    pick.over = offered[0] ?? null;
    expect(pick.lit({ place: 'V5' })).toBe(true);
    expect(pick.lit({ place: 'T4' })).toBe(false);
  });

  it('lights up what was advised', () => {
    const { pick } = picking();
    pick.advised = offered[2] ?? null;
    expect(pick.lit({ ability: 'scout' })).toBe(true);
    expect(pick.lit({ ability: 'speed' })).toBe(false);
    pick.advised = null;
    expect(pick.lit({ ability: 'scout' })).toBe(false);
  });
});
