import { expect, test } from 'vitest';
import type { Offered } from '$lib/actions.ts';
import { next, takes, type Journey } from './journey.ts';

const action = (notation: string): Offered => {
  const [verb = '', count, cargo] = notation.split(' ');
  return { index: 0, notation, verb, ...(verb === 'take' ? { count: Number(count), cargo } : {}) };
};
const offers = (...notations: string[]) => notations.map(action);
const asked = (place: string, steps: number) => ({
  kind: 'Travel',
  rule: '',
  unit: 'mech',
  place,
  steps,
});
const journey = (way: string[], more: Partial<Journey> = {}): Journey => ({
  unit: 'mech',
  from: 'T4',
  way,
  along: true,
  calm: () => true,
  ...more,
});

test('it takes along the most of each kind', () => {
  const found = takes(offers('take 1 oil', 'take 2 oil', 'to V5', 'take 1 workers', 'drop 1 food'));
  expect(found.map(({ notation }) => notation)).toEqual(['take 2 oil', 'take 1 workers']);
});

test('it loads, goes and stays', () => {
  const all = journey(['T4', 'V5']);
  expect(next(all, asked('T4', 2), offers('take 1 oil', 'take 2 oil', 'to V5'))?.notation).toBe(
    'take 2 oil',
  );
  expect(next(all, asked('T4', 2), offers('to V5', 'to F2'))?.notation).toBe('to V5');
  expect(next(all, asked('V5', 1), offers('take 1 wood', 'to F2', 'stop'))?.notation).toBe('stop');
});

test('alone it leaves everything where it is', () => {
  const alone = journey(['T4', 'V5'], { along: false });
  expect(next(alone, asked('T4', 1), offers('take 1 oil', 'to V5'))?.notation).toBe('to V5');
});

test('it goes over the places that were crossed, and no more of them than it has steps', () => {
  const far = journey(['T4', 'V5', 'F2'], { along: false });
  expect(next(far, asked('T4', 2), offers('to V5', 'to M1'))?.notation).toBe('to V5');
  expect(next(far, asked('V5', 1), offers('to F2', 'to T4', 'stop'))?.notation).toBe('to F2');
  expect(next(far, asked('T4', 1), offers('to V5', 'to M1'))).toBeUndefined();
  const farther = journey(['T4', 'V5', 'F2', 'W1'], { along: false });
  expect(next(farther, asked('T4', 2), offers('to V5'))).toBeUndefined();
  expect(next(farther, asked('T4', 3), offers('to V5'))?.notation).toBe('to V5');
});

test('it passes nobody', () => {
  const far = journey(['T4', 'V5', 'F2'], { calm: (place) => place !== 'V5' });
  expect(next(far, asked('T4', 2), offers('take 1 oil', 'to V5'))).toBeUndefined();
});

test('it takes nothing along where it cannot go, and asks nothing of other units', () => {
  expect(
    next(journey(['T4', 'W9']), asked('T4', 1), offers('take 1 oil', 'to V5')),
  ).toBeUndefined();
  const hero = journey(['T4', 'V5'], { unit: 'hero' });
  expect(next(hero, asked('T4', 1), offers('to V5'))).toBeUndefined();
});
