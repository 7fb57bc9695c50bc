import { describe, expect, it } from 'vitest';
import { latin, runs, shortened } from './phrases.ts';

describe('sentences', () => {
  it('that begin alike are shortened', () => {
    expect(shortened(['Go to V5 (village)', 'Go to T4 (tundra)'])).toEqual({
      lead: 'Go to',
      rests: ['V5 (village)', 'T4 (tundra)'],
    });
  });

  it('keep a word of their own', () => {
    expect(shortened(['Produce', 'Produce on M5'])).toEqual({
      lead: '',
      rests: ['Produce', 'Produce on M5'],
    });
    expect(shortened(['Decline'])).toEqual({ lead: '', rests: ['Decline'] });
  });

  it('are told together where neighbours begin alike', () => {
    expect(
      runs(['Speed, on V5', 'Speed, on T4', 'Speed, on M5', 'Scout, on V5', 'Scout, on T4']),
    ).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    expect(runs(['Oil', 'Metal', 'Wood', 'Food'])).toEqual([[0, 1, 2, 3]]);
  });
});

describe('keys', () => {
  it('are the same on a Russian keyboard', () => {
    expect(latin({ key: 'ф', code: 'KeyA' })).toBe('a');
    expect(latin({ key: 'B', code: 'KeyB' })).toBe('b');
    expect(latin({ key: '3', code: 'Digit3' })).toBe('3');
    expect(latin({ key: 'Tab', code: 'Tab' })).toBe('Tab');
  });
});
