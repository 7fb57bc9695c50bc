// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from './keep.svelte.ts';

beforeEach(() => {
  for (const { table } of tables.all) tables.forget(table);
});

describe('my tables', () => {
  it('hold the tokens of my seats, and those to give away', () => {
    tables.given('scythe', {
      table: 'abc',
      seed_hash: '',
      seats: [
        { seat: 0, kind: 'here', token: 'mine' },
        { seat: 1, kind: 'link', token: 'theirs' },
        { seat: 2, kind: 'bot' },
      ],
    });
    expect(tables.find('abc')).toMatchObject({
      game: 'scythe',
      tokens: { 0: 'mine' },
      links: { 1: 'theirs' },
    });
  });

  it('keep what is known when a table is opened again', () => {
    tables.keep('abc', 'scythe', { 0: 'mine' });
    tables.keep('xyz', 'noria', {});
    tables.keep('abc', '', {});
    expect(tables.all.map(({ table }) => table)).toEqual(['abc', 'xyz']);
    expect(tables.find('abc')).toMatchObject({ game: 'scythe', tokens: { 0: 'mine' } });
  });

  it('do not lose what another tab has written', () => {
    tables.keep('abc', 'scythe', {});
    const other = [{ table: 'other', game: 'noria', tokens: { 1: 'there' }, links: {}, at: 0 }];
    localStorage.setItem('tables', JSON.stringify(other));
    tables.keep('abc', 'scythe', {});
    expect(tables.find('other')?.tokens).toEqual({ 1: 'there' });
  });

  it('are forgotten when asked', () => {
    tables.keep('abc', 'scythe', {});
    tables.forget('abc');
    expect(tables.find('abc')).toBeUndefined();
  });
});
