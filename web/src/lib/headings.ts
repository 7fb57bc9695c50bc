// What a column of the score is called.
import { has, name, page, say } from './words.svelte.ts';

export function heading(game: string, column: string): string {
  if (column === 'total') return page('total');
  const known = name(game, column);
  if (known !== column) return known;
  const key = `score-${column}`;
  return has(game, key) ? say(game, key) : has('', `page-${key}`) ? page(key) : column;
}
