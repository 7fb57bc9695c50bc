import { describe, expect, it } from 'vitest';
import { ending, tied } from './ending.ts';
import type { State } from './types/protocol.ts';

const state = (seen: object): State => ({ over: false, ended: false, ...seen }) as unknown as State;
const scythe = (over: boolean, ...stars: readonly Record<string, number>[]) =>
  state({
    game: 'scythe',
    over,
    view: { limits: { stars: 6 }, players: stars.map((one) => ({ stars: one })), automas: [] },
  });

describe('the end of a game', () => {
  it('comes near with the last star but one', () => {
    expect(ending(scythe(false, { combat: 2, objective: 2 }, { combat: 1 }))).toEqual([]);
    expect(ending(scythe(false, { combat: 1 }, { combat: 2, objective: 3 }))).toEqual([1]);
    expect(ending(scythe(true, { combat: 6 }, { combat: 5 }))).toEqual([]);
    expect(ending(state({ game: 'another' }))).toEqual([]);
  });

  it('was a tie if not all of the best have won', () => {
    expect(tied(state({ over: true, scores: [80, 80], winners: [1] }))).toBe(true);
    expect(tied(state({ over: true, scores: [80, 80], winners: [0, 1] }))).toBe(false);
    expect(tied(state({ over: true, scores: [80, 79], winners: [0] }))).toBe(false);
    expect(tied(state({ over: true, ended: true, scores: [8, 8], winners: [] }))).toBe(false);
  });
});
