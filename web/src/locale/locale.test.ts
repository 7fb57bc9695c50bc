// The words of the page are complete in both languages, and each is used.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const read = (files: Record<string, unknown>) => files as Record<string, string>;
const LOCALES = read(
  import.meta.glob('./**/*.ftl', { query: '?messages', import: 'default', eager: true }),
);
const SOURCES = read(
  import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
);

const source = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .map(([, text]) => text)
  .join('\n');

/** The folder of each part, and how many messages it has at least. */
describe.each([
  ['page', '', 100],
  ['judged', 'judged/', 5],
])('the words of the %s', (part, folder, many) => {
  const text = (language: string) => LOCALES[`./${folder}${language}.ftl`] ?? '';
  const keys = (language: string) =>
    new FluentResource(text(language)).body.map(({ id }) => id).sort();

  it('are the same messages in both languages', () => {
    expect(keys('en').length).toBeGreaterThan(many);
    expect(keys('ru')).toEqual(keys('en'));
  });

  it('use the same words of the program in both languages', () => {
    const variables = (language: string) =>
      Object.fromEntries(
        text(language)
          .split(new RegExp(`\\n(?=${part}-)`))
          .map((message) => [
            message.split(' ', 1)[0],
            [...new Set(message.match(/\$\w+/g))].sort(),
          ]),
      );
    expect(variables('ru')).toEqual(variables('en'));
  });

  it('are all there', () => {
    const said = new RegExp(`\\b${part}\\(\\s*'([\\w-]+)'`, 'g');
    const used = [...source.matchAll(said)].map(([, key]) => `${part}-${key ?? ''}`);
    expect(used.length).toBeGreaterThan(many / 2);
    expect(used.filter((key) => !keys('en').includes(key))).toEqual([]);
  });

  it('are all needed', () => {
    // Some keys are put together: `tab-${tab}`.
    const made = [...source.matchAll(/`(?:page-|judged-)?([a-z-]+-)\$\{/g)].map(
      ([, beginning]) => `${part}-${beginning ?? ''}`,
    );
    const idle = keys('en').filter(
      (key) =>
        !made.some((beginning) => key.startsWith(beginning)) &&
        !source.includes(`'${key.slice(part.length + 1)}'`) &&
        !source.includes(`'${key}'`),
    );
    expect(idle).toEqual([]);
  });
});
