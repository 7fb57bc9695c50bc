import { describe, expect, it } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');

describe('long words', () => {
  it('may be broken between syllables', () => {
    expect(shown('продовольствие')).toBe('про-до-вольствие');
    expect(shown('Собирательница')).toMatch(/^Со-?би-ра/);
  });

  it('are not broken after one letter, nor before one', () => {
    for (const part of shown('оружейница, привратник').split(/[-, ]+/))
      expect(part.length).toBeGreaterThan(1);
  });

  it('alone are touched: short ones and other alphabets are as they were', () => {
    expect(hyphenated('скот, equipment and 12')).toBe('скот, equipment and 12');
  });
});
