import { describe, expect, it } from 'vitest';
import { address } from './address.ts';

describe('an address', () => {
  it('is a path and a query', () => {
    const { path, query } = address('#/table/abc?at=5&seat=1');
    expect(path).toEqual(['table', 'abc']);
    expect(query.get('at')).toBe('5');
  });

  it('is decoded', () => {
    expect(address('#/rules/%D1%8F%20b').path).toEqual(['rules', 'я b']);
  });

  it('may be empty', () => {
    expect(address('').path).toEqual([]);
    expect(address('#/').path).toEqual([]);
  });

  it.each(['%', '%2', '%zz', 'a%', '%C3', '%FF%'])('is taken as it is where it is %s', (part) => {
    expect(address(`#/table/${part}?at=%`).path).toEqual(['table', part]);
  });
});
