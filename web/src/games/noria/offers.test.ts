import { describe, expect, it } from 'vitest';
import type { Offered } from '../../lib/actions.ts';
import { Pick } from '../../lib/pick.svelte.ts';
import { listed, offers, payments, tabs } from './offers.ts';
import { warns } from './warnings.ts';

function action(notation: string, verb: string, parts: Record<string, unknown> = {}): Offered {
  return { notation, verb, ...parts };
}
const modify = (slot: string, other: string) =>
  action(`modify ${slot} ${other}`, 'modify', { slot, other });
const activate = action('activate small-b', 'activate', { slot: 'small-b', disc: 'city' });
const inspect = action('inspect small-b', 'inspect', { slot: 'small-b', disc: 'city' });
const end = action('end actions', 'end-actions');
const sell = action('sell lamp', 'sell', { good: 'lamp' });
const produce = action('produce 1 lamp 1 sail', 'produce', { goods: { lamp: 1, sail: 1 } });

describe('what is offered', () => {
  it('is found at both slots of an exchange, and two clicks play it', () => {
    const legal = [
      modify('large-t', 'small-b'),
      modify('large-t', 'small-t'),
      modify('small-b', 'small-t'),
    ];
    const found = offers(legal);
    const played: string[] = [];
    const pick = new Pick(
      () => legal,
      ({ notation }) => played.push(notation),
    );
    for (const slot of ['small-t', 'large-t']) {
      const thing = found.get(`slot ${slot}`);
      expect(thing).toBeDefined();
      if (thing) pick.click(thing);
    }
    expect(played).toEqual(['modify large-t small-t']);
  });

  it('is found at every good that is produced, and where goods are sold', () => {
    const found = offers([sell, produce]);
    expect(found.get('good lamp')).toEqual({ notation: ['sell lamp', 'produce 1 lamp 1 sail'] });
    expect(found.get('good sail')).toEqual({ notation: ['produce 1 lamp 1 sail'] });
  });

  it('is not found where nothing is offered', () => {
    expect(offers([end]).size).toBe(0);
  });
});

it('lets a payment be said kind by kind', () => {
  const ways = [
    { energy: 3, mycelium: 1 },
    { energy: 3, obsidian: 1 },
    { energy: 2, mycelium: 2 },
  ];
  const legal = ways.map((payment, n) => action(`pay ${String(n)}`, 'pay', { payment }));
  const found = payments(legal);
  expect([...found.keys()]).toEqual(['energy', 'mycelium', 'obsidian']);
  expect(found.get('mycelium')?.map(({ count }) => count)).toEqual([0, 1, 2]);
  const played: string[] = [];
  const pick = new Pick(
    () => legal,
    ({ notation }) => played.push(notation),
  );
  pick.click(found.get('energy')?.[1]?.thing ?? {});
  expect(pick.left).toHaveLength(2);
  pick.click(found.get('mycelium')?.[0]?.thing ?? {});
  expect(played).toEqual(['pay 1']);
});

it('names the parts of the table where something is offered, trade aside', () => {
  const fly = action('fly I4', 'fly', { island: 'I4' });
  expect(tabs([fly, sell, end])).toEqual(['islands']);
  expect(tabs([activate, inspect, end])).toEqual(['wheel']);
});

it('lists what a click left, unless the next click says all', () => {
  expect(listed([activate, inspect])).toBe(true);
  expect(listed([modify('large-t', 'small-b'), modify('large-t', 'small-t')])).toBe(false);
  expect(listed([activate])).toBe(false);
});

it('warns of discs that could still be used, not of trade', () => {
  expect(warns(end, [activate, inspect, sell, end])).toEqual([activate, inspect]);
  expect(warns(end, [sell, end])).toEqual([]);
});
