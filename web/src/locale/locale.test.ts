// The words of the page are complete in both languages, and each is used.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const read = (files: Record<string, unknown>) => files as Record<string, string>;
const LOCALES = read(
  import.meta.glob('./*.ftl', { query: '?messages', import: 'default', eager: true }),
);
const SOURCES = read(
  import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
);

const keys = (language: string) =>
  new FluentResource(LOCALES[`./${language}.ftl`] ?? '').body.map(({ id }) => id).sort();
const source = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .map(([, text]) => text)
  .join('\n');

describe('the words of the page', () => {
  it('are the same messages in both languages', () => {
    expect(keys('en').length).toBeGreaterThan(100);
    expect(keys('ru')).toEqual(keys('en'));
  });

  it('use the same words of the program in both languages', () => {
    const variables = (language: string) =>
      Object.fromEntries(
        (LOCALES[`./${language}.ftl`] ?? '')
          .split(/\n(?=page-)/)
          .map((message) => [
            message.split(' ', 1)[0],
            [...new Set(message.match(/\$\w+/g))].sort(),
          ]),
      );
    expect(variables('ru')).toEqual(variables('en'));
  });

  it('are all there', () => {
    const used = [...source.matchAll(/\bpage\(\s*'([\w-]+)'/g)].map(
      ([, key]) => `page-${key ?? ''}`,
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !keys('en').includes(key))).toEqual([]);
  });

  it('are all needed', () => {
    // Some keys are put together: `tab-${tab}`.
    const made = [...source.matchAll(/`(?:page-)?([a-z-]+-)\$\{/g)].map(
      ([, beginning]) => `page-${beginning ?? ''}`,
    );
    const idle = keys('en').filter(
      (key) =>
        !made.some((beginning) => key.startsWith(beginning)) &&
        !source.includes(`'${key.slice(5)}'`) &&
        !source.includes(`'${key}'`),
    );
    expect(idle).toEqual([]);
  });
});
