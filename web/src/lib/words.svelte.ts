// What people read, in English and Russian: the Fluent messages and component names of the engine.
// The same rules as in steppe.kernel.language, so that both say the same.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { get } from './api.ts';
import type { Happened, Offered, Question } from './types/protocol.ts';

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

type Sources = Record<string, string>;
const PAGE = import.meta.glob('../locale/*.ftl', { query: '?messages', import: 'default', eager: true }) as Sources;
const PROGRAM = import.meta.glob('$engine/locale/*.ftl', {
  query: '?messages',
  import: 'default',
  eager: true,
}) as Sources;
const GAMES = import.meta.glob('$engine/*/locale/*.ftl', { query: '?messages', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

function firstLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'ru') return kept;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}

class Words {
  language = $state<Language>(firstLanguage());

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();
document.documentElement.lang = words.language;

export type Parts = Readonly<Record<string, unknown>>;
export type Names = Readonly<Record<string, string>>;
export type Titles = Readonly<Record<string, string>>;

/** By game and language: what its components are called. */
const names = new SvelteMap<string, Names>();
const bundles = new Map<string, FluentBundle>();
const learnt = new Map<string, Promise<void>>();

const CAPITAL = ([word]: FluentValue[]): FluentValue => {
  const text = String(word ?? '');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

function build(key: string, sources: readonly string[]): FluentBundle {
  const language = key.split('/')[1] ?? 'en';
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL } });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.set(key, bundle);
  return bundle;
}

function common(language: string): string[] {
  const ending = `/${language}.ftl`;
  return [PROGRAM, PAGE].flatMap((sources) =>
    Object.entries(sources)
      .filter(([path]) => path.endsWith(ending))
      .map(([, source]) => source),
  );
}

/** Fetches the words of a game, in all languages; to be awaited before they are said. */
export function learn(game: string): Promise<void> {
  let learning = learnt.get(game);
  if (!learning) {
    learning = fetchWords(game).catch((fault: unknown) => {
      learnt.delete(game);
      throw fault;
    });
    learnt.set(game, learning);
  }
  return learning;
}

async function fetchWords(game: string): Promise<void> {
  const called = await get<Record<string, Names>>(`/api/names/${game}`);
  for (const language of LANGUAGES) {
    // `en.ftl`, and beside it what a part of the game says: `automa.en.ftl`.
    const found = Object.entries(GAMES).filter(
      ([path]) => path.includes(`/${game}/locale/`) && /[/.](\w+)\.ftl$/.exec(path)?.[1] === language,
    );
    const sources = await Promise.all(found.map(([, source]) => source()));
    build(`${game}/${language}`, [...common(language), ...sources]);
    names.set(`${game}/${language}`, called[language] ?? {});
  }
}

function bundle(game: string): FluentBundle {
  const language = words.language;
  return (
    bundles.get(`${game}/${language}`) ?? bundles.get(`/${language}`) ?? build(`/${language}`, common(language))
  );
}

/** A message by its key. Names of components are written as players call them. */
export function say(game: string, key: string, parts: Parts = {}): string {
  const [text, faults] = format(game, key, parts);
  if (faults.length) console.warn(`message ${key} (${words.language})`, faults[0]);
  return text;
}

/** A message of the page itself. */
export function page(key: string, parts: Parts = {}): string {
  return say('', `page-${key}`, parts);
}

export function has(game: string, key: string): boolean {
  return bundle(game).hasMessage(key);
}

/** What players call a component. */
export function name(game: string, key: string): string {
  return names.get(`${game}/${words.language}`)?.[key] ?? key;
}

/** A text that comes in all languages. */
export function title(titles: Titles | undefined): string {
  return titles?.[words.language] ?? titles?.['en'] ?? '';
}

/** An offered action as a choice; with what it costs and brings here, if that can be said. */
export function sentence(game: string, action: Offered): string {
  return best(game, `act-${action.verb}`, 'here', action, action.notation);
}

/** An event as a line of the log; with its secrets, if they are told. */
export function told(game: string, event: Happened, labels: readonly string[]): string {
  const who = event.seat >= 0 ? name(game, labels[event.seat] ?? '') : '';
  return best(game, `event-${event.event}`, 'known', { ...event, seat: who }, event.event);
}

/** What is being asked. Whoever does not decide is told only who does. */
export function asked(game: string, question: Question): string {
  return has(game, `ask-${question.kind}`) ? say(game, `ask-${question.kind}`, question) : question.kind;
}

/** The longer of two messages, if it is there and finds all its words. */
function best(game: string, key: string, more: string, parts: Parts, otherwise: string): string {
  if (has(game, `${key}-${more}`)) {
    const [text, faults] = format(game, `${key}-${more}`, parts);
    if (!faults.length) return text;
  }
  return has(game, key) ? say(game, key, parts) : otherwise;
}

function format(game: string, key: string, parts: Parts): [string, Error[]] {
  const messages = bundle(game);
  const message = messages.getMessage(key);
  if (!message?.value) return [key, []];
  const faults: Error[] = [];
  const given: Record<string, FluentVariable> = {};
  for (const [part, value] of Object.entries(parts)) {
    given[part] = word(game, value);
    if (typeof value === 'string') given[`${part}_key`] = value.replaceAll(' ', '_');
    else if (Array.isArray(value)) given[`${part}_count`] = value.length;
    else if (typeof value === 'object' && value) given[`${part}_count`] = Object.keys(value).length;
  }
  return [messages.formatPattern(message.value, given, faults), faults];
}

function word(game: string, value: unknown): FluentVariable {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return name(game, value);
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return value.map((item) => String(word(game, item))).join(', ');
  if (typeof value === 'object' && value) return counted(game, value as Record<string, number>);
  return '';
}

function counted(game: string, amounts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(amounts).map(([goods, amount]) => say(game, 'counted', { goods, amount }));
  const last = texts.pop() ?? '';
  return texts.length ? say(game, 'counted-and', { most: texts.join(', '), last }) : last;
}
