import { describe, expect, it } from 'vitest';
import { sides, victors } from './sides.ts';

describe('sides', () => {
  it('are the seats and whoever only follows rules', () => {
    expect(sides({ labels: ['nordic'], ruled: ['saxony'] })).toEqual(['nordic', 'saxony']);
  });

  it('win by their number', () => {
    expect(victors({ labels: ['nordic', 'crimea'], ruled: [], winners: [1] })).toEqual(['crimea']);
    expect(victors({ labels: ['nordic'], ruled: ['saxony'], winners: [1] })).toEqual(['saxony']);
  });

  it('win without a player when a lone player has lost', () => {
    expect(victors({ labels: ['purple'], ruled: ['chief'], winners: [] })).toEqual(['chief']);
    expect(victors({ labels: ['purple'], ruled: [], winners: [] })).toEqual([]);
  });
});
