import { describe, expect, it } from 'vitest';
import { guess } from './table.svelte.ts';
import type { Offered } from './types/protocol.ts';

const offered: Offered[] = [
  { index: 0, notation: 'to V5', verb: 'to', place: 'V5' },
  { index: 1, notation: 'deploy speed T4', verb: 'mech', ability: 'speed', place: 'T4' },
  { index: 2, notation: 'stop', verb: 'stop' },
];

describe('what is not offered', () => {
  it('is asked about after the pattern of what is', () => {
    expect(guess(offered, [{ place: 'M1' }])).toBe('to M1');
    expect(guess(offered, [{ verb: 'mech', place: 'M1' }])).toBe('deploy speed M1');
    expect(guess(offered, [{ ability: 'scout' }, { place: 'M1' }])).toBe('deploy scout M1');
    expect(guess(offered, [{ card: 3 }])).toBe('');
  });

  it('may be about several kinds of actions, as a place on a map is', () => {
    expect(guess(offered, [{ verb: ['at', 'to'], place: 'M1' }])).toBe('to M1');
    expect(guess(offered, [{ verb: ['at', 'pay'], place: 'M1' }])).toBe('');
  });
});
