// Icons are drawn in whole units.
import { describe, expect, it } from 'vitest';
import { plain } from '../../../outlines.ts';

describe('an outline in whole units', () => {
  it('is the same one', () => {
    expect(plain('M10 20L30 40h10v-5H20V30z')).toBe('M10 20l20 20h10v-5h-20v-5z');
  });

  it('does not drift away from it, however small its steps are', () => {
    expect(plain(`M0 0${'l.4.4'.repeat(10)}`)).toBe('M0 0l1 1 1 1 1 1 1 1');
    expect(plain(`M0 0${'h.3'.repeat(10)}z`)).toBe('M0 0h1 1 1z');
  });

  it('goes on where its ring is closed', () => {
    expect(plain('m5.4 5.4l10 0l0 10zm2 2l3 0')).toBe('M5 5l10 0 0 10zm2 2l3 0');
  });

  it('keeps the bends of curves and arcs', () => {
    expect(plain('M0 0c1.2 2.6 3.4-4.4 5 6s7-8 9.9-9.6')).toBe('M0 0c1 3 3-4 5 6s7-8 10-10');
    expect(plain('M1 1a2.55 2.5 0 011.5-3.2A3 3 0 1 0 9 9')).toBe(
      'M1 1a2.6 2.5 0 0 1 2-3 3 3 0 1 0 6 11',
    );
  });

  it('is understood whole, or not at all', () => {
    expect(() => plain('M0 0 x3')).toThrow();
  });
});
