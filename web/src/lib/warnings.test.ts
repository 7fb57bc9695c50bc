import { describe, expect, it } from 'vitest';
import type { Offered } from './actions.ts';
import { left } from './warnings.ts';

function offer(notation: string, verb: string, parts: Record<string, unknown> = {}): Offered {
  return { notation, verb, ...parts };
}

const reveal = offer('reveal 3', 'reveal', { objective: 3 });
const end = offer('end turn', 'end-turn');

describe('a second thought', () => {
  it('is due when a turn is ended with something left', () => {
    expect(left('', end, [reveal, end])).toEqual([reveal]);
    expect(left('', end, [end])).toEqual([]);
    expect(left('', reveal, [reveal, end])).toEqual([]);
  });

  it('is due when the other thing is declined', () => {
    const [take, decline] = [offer('build', 'bottom'), offer('decline', 'decline')];
    expect(left('', decline, [take, decline])).toEqual([take]);
  });

  it('is due in Scythe before a fight without power, and not for bribes', () => {
    const dials = [0, 1, 2].map((number) => offer(`dial ${String(number)}`, 'dial', { number }));
    expect(left('scythe', dials[0] as Offered, dials)).toEqual([dials[1]]);
    expect(left('scythe', dials[1] as Offered, dials)).toEqual([]);
    expect(left('scythe', end, [offer('give 1 nordic', 'give'), end])).toEqual([]);
  });
});
