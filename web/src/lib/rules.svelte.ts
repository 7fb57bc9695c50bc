// The living rulebook: fetched once per game, and the rule that is being read now.
import { SvelteMap } from 'svelte/reactivity';
import { get } from './api.ts';
import type { RuleShown, RulesShown } from './types/protocol.ts';
import { has, say, words } from './words.svelte.ts';

type Book = ReadonlyMap<string, RuleShown>;

const books = new SvelteMap<string, Book>();
const fetching = new Set<string>();

/** The rules of a game, by id; empty until they have come. */
export function rulebook(game: string): Book {
  const book = books.get(game);
  if (book) return book;
  if (!fetching.has(game)) {
    fetching.add(game);
    get<RulesShown>(`/api/rules/${game}`)
      .then(({ rules }) => books.set(game, new Map(rules.map((rule) => [rule.id, rule]))))
      .catch(() => fetching.delete(game));
  }
  return new Map();
}

/** The text of a rule in the reader's language; empty until it has come. */
export function ruleText(game: string, id: string): string {
  if (id.startsWith('kernel.')) {
    const key = id.replaceAll('.', '-');
    return has(game, key) ? say(game, key) : '';
  }
  const rule = rulebook(game).get(id);
  return rule ? rule[words.language] : '';
}

class Reading {
  /** The rule whose text is shown, if any. */
  rule = $state.raw<{ game: string; id: string } | null>(null);
}

export const reading = new Reading();
