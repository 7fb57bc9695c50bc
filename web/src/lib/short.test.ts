import { describe, expect, it } from 'vitest';
import { listed } from './listed.ts';
import { short } from './short.ts';
import type { Offered, State } from './types/protocol.ts';

function offer(verb: string, parts: object = {}): Offered {
  return {
    notation: [verb, ...Object.values(parts).map(String)].join(' '),
    verb,
    ...parts,
  };
}

function at(place: string, count: number, gain = 'metal'): Offered {
  return offer('produce-at', { place, count, gain: { [gain]: count } });
}

function seen(left: number, stars = 0, mill = ''): State {
  const structures = mill ? [{ structure: 'mill', place: mill }] : [];
  const view = {
    decision: { kind: 'Produce', left },
    players: [{ stars: { power: stars }, structures }],
    limits: { stars: 6 },
  };
  return { game: 'scythe', seat: 0, view } as unknown as State;
}

const { rare, follow, first } = short('scythe');
const whole = follow(offer('produce'));

describe('what is seldom wanted', () => {
  it('is a part of a gain, a section or a bottom action without its best', () => {
    const common = [offer('move', { partly: 0 }), offer('bottom', { bottom: 'build', coins: 1 })];
    const seldom = [
      offer('move-coins', { partly: 1 }),
      offer('skip', { section: 'move' }),
      offer('bottom', { bottom: 'build', coins: 0, partly: 0 }),
      offer('give', { coins: 1 }),
    ];
    expect([...common, ...seldom].map((one) => rare(one, []))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('is less than what can be produced', () => {
    const offered = [at('T4', 2), at('T4', 1), at('M5', 1)];
    expect(offered.map((one) => rare(one, offered))).toEqual([false, true, false]);
  });

  it('is nothing where a game does not say so', () => {
    expect(short('toy').rare(offer('skip'), [])).toBe(false);
  });
});

describe('production', () => {
  const [most, less, other] = [at('T4', 2), at('T4', 1), at('M5', 1)];

  it('takes the most on each territory, if all may produce', () => {
    expect(whole?.(seen(2), [less, most, other, offer('done')])).toBe(most);
    expect(whole?.(seen(1), [other, offer('done')])).toBe(other);
    expect(whole?.(seen(1), [offer('done')])).toBeUndefined();
  });

  it('asks which, if not all may', () => {
    expect(whole?.(seen(1), [most, other])).toBeUndefined();
    expect(whole?.(seen(1, 0, 'M5'), [most, other])).toBe(most); // the Mill comes on top
  });

  it('asks about workers whose star could end the game', () => {
    const worker = at('V5', 1, 'workers');
    expect(whole?.(seen(1, 4), [worker])).toBe(worker);
    expect(whole?.(seen(1, 5), [worker])).toBeUndefined();
  });

  it('follows only from itself', () => {
    expect(follow(offer('move'))).toBeUndefined();
    const elsewhere = seen(2);
    elsewhere.view.decision = { kind: 'PayResources', rule: '' };
    expect(whole?.(elsewhere, [most])).toBeUndefined();
  });
});

describe('the list', () => {
  it('says once what actions with a first part have in common', () => {
    const cubes = ['upgrade', 'deploy'].map((bottom) => offer('cube', { square: 'move', bottom }));
    const alone = offer('cube', { square: 'power', bottom: 'upgrade' });
    const lines = listed(
      [...cubes, alone],
      ({ square, bottom }) => `${String(square)}; ${String(bottom)} cheaper`,
      first,
    );
    expect(lines.map(({ heading, items }) => [heading, items.map(({ text }) => text)])).toEqual([
      ['move; … cheaper', ['upgrade', 'deploy']],
      ['', ['power; upgrade cheaper']],
    ]);
  });
});
