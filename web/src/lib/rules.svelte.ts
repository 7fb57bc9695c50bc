// The living rulebook: fetched once per game, and the rule that is being read now.
import { SvelteMap } from 'svelte/reactivity';
import { get } from './api.ts';
import type {
  ExampleShown,
  OverviewShown,
  RuleShown,
  RulesShown,
  TermShown,
} from './types/protocol.ts';
import { has, say, words } from './words.svelte.ts';

type Book = ReadonlyMap<string, RuleShown>;

const books = new SvelteMap<string, Book>();
const overviews = new SvelteMap<string, readonly OverviewShown[]>();
const drawn = new SvelteMap<string, readonly ExampleShown[]>();
const glossaries = new SvelteMap<string, readonly TermShown[]>();
const fetching = new Set<string>();

/** The rules of a game, by id; empty until they have come. */
export function rulebook(game: string): Book {
  const book = books.get(game);
  if (book) return book;
  if (!fetching.has(game)) {
    fetching.add(game);
    get<RulesShown>(`/api/rules/${game}`)
      .then(({ rules, overview, examples, glossary }) => {
        drawn.set(game, examples);
        glossaries.set(game, glossary);
        overviews.set(game, overview);
        books.set(game, new Map(rules.map((rule) => [rule.id, rule])));
      })
      .catch(() => fetching.delete(game));
  }
  return new Map();
}

/** The rules on one screen; empty until they have come with the others. */
export function overviewOf(game: string): readonly OverviewShown[] {
  return overviews.get(game) ?? [];
}

/** The worked examples; empty until they have come with the rules. */
export function examplesOf(game: string): readonly ExampleShown[] {
  return drawn.get(game) ?? [];
}

/** The words of the game; empty until they have come with the rules. */
export function glossaryOf(game: string): readonly TermShown[] {
  return glossaries.get(game) ?? [];
}

/** What is not told apart when somebody searches. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** Whether a text has every word that is searched for. */
export function finds(wanted: string, text: string): boolean {
  const within = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** The game whose rule it is: the first word of its id. */
export function gameOf(rule: string): string {
  return rule.slice(0, rule.indexOf('.'));
}

/** The rules of these ids, and those whose ids begin so, in the order of the book. */
export function family(stems: readonly string[]): RuleShown[] {
  const found = new Set(
    stems.flatMap((stem) =>
      [...rulebook(gameOf(stem)).values()].filter(
        ({ id }) => id === stem || id.startsWith(`${stem}_`),
      ),
    ),
  );
  return [...found];
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
