import { describe, expect, it } from 'vitest';
import { inOrder, round, sides, victors } from './sides.ts';

describe('sides', () => {
  it('are the seats and whoever only follows rules', () => {
    expect(sides({ labels: ['nordic'], ruled: ['saxony'] })).toEqual(['nordic', 'saxony']);
  });

  it('win by their number', () => {
    expect(
      victors({ labels: ['nordic', 'crimea'], ruled: [], ended: false, winners: [1] }),
    ).toEqual(['crimea']);
    expect(victors({ labels: ['nordic'], ruled: ['saxony'], ended: false, winners: [1] })).toEqual([
      'saxony',
    ]);
  });

  it('win nothing when the game was ended unfinished', () => {
    expect(victors({ labels: ['purple'], ruled: ['chief'], ended: true, winners: [] })).toEqual([]);
  });

  it('win without a player when a lone player has lost', () => {
    expect(victors({ labels: ['purple'], ruled: ['chief'], ended: false, winners: [] })).toEqual([
      'chief',
    ]);
    expect(victors({ labels: ['purple'], ruled: [], ended: false, winners: [] })).toEqual([]);
  });
});

describe('the order of the sides', () => {
  const seen = (seat: number | null, turn: number, ring?: number[]) =>
    ({ labels: ['red', 'blue', 'green'], ruled: [], seat, view: { turn, ring } }) as never;

  it('is that of their turns, from the looking one on', () => {
    expect(inOrder(seen(2, 1))).toEqual([2, 0, 1]);
    expect(inOrder(seen(2, 1, [0, 2, 1]))).toEqual([2, 1, 0]);
    expect(inOrder(seen(null, 1, [0, 2, 1]))).toEqual([0, 2, 1]);
  });

  it('makes a round when everybody had a turn', () => {
    expect([0, 1, 3, 4, 7].map((turn) => round(seen(0, turn)))).toEqual([1, 1, 1, 2, 3]);
  });
});
