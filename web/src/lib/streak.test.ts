import { describe, expect, it } from 'vitest';
import { streak } from './streak.ts';

describe('a streak', () => {
  it('is as long as days follow each other, up to today', () => {
    expect(streak(['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-16'], '2026-11-20')).toBe(3);
    expect(streak(['2026-03-01', '2026-02-28'], '2026-03-01')).toBe(2);
  });

  it('is not lost before the day is over', () => {
    expect(streak(['2026-11-19', '2026-11-18'], '2026-11-20')).toBe(2);
  });

  it('ends with a day that was left out', () => {
    expect(streak(['2026-11-18'], '2026-11-20')).toBe(0);
    expect(streak([], '2026-11-20')).toBe(0);
  });
});
