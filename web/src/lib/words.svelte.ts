// What people read, in English and Russian: the Fluent messages and component names of the engine.
// The same rules as in steppe.kernel.language, so that both say the same.
import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { games } from './games.svelte.ts';
import { printed } from './printed.ts';
import type { Happened, Offered, Question } from './types/protocol.ts';

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

/** Each is fetched when its words are needed, in the language that is read; what lies beside `en.ftl` is
 * what a part of a game says: `automa.en.ftl`; what lies in a folder of its own, what few pages say. */
const SOURCES = import.meta.glob(
  [
    '../locale/*.ftl',
    '../locale/*/*.ftl',
    '$engine/locale/{en,ru}.ftl',
    '$engine/games/*/locale/*.ftl',
  ],
  { query: '?messages', import: 'default' },
) as Record<string, () => Promise<string>>;

function firstLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'ru') return kept;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}

const OWNER = /\/games\/(\w+)\/locale\/|\/locale\/(\w+)\//;

class Words {
  language = $state<Language>(firstLanguage());
  /** The language whose words are on their way; that of the page changes when they are here. */
  next: Language = this.language;

  async choose(language: Language): Promise<void> {
    this.next = language;
    const words = [...spoken].map((game) => fetchWords(game, language));
    const here = await Promise.all(words).catch(() => null);
    if (this.next !== language) return; // another one was chosen since
    localStorage.setItem('language', language);
    if (!here) return location.reload(); // a newer page is served by now: it has its own words
    this.language = language;
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
/** The games whose words are told; of the page itself, '', always. */
const spoken = new Set(['']);

const CAPITAL = ([word]: FluentValue[]): FluentValue => {
  const text = String(word ?? '');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Fetches the words of a game; to be awaited before they are said. Its components are called as is
 * printed at an address, or else in the box of this server. */
export async function learn(game: string, address?: string): Promise<void> {
  const [sheet] = await Promise.all([printed(address ?? (await boxOf(game))), learnWords(game)]);
  for (const language of LANGUAGES) names.set(`${game}/${language}`, sheet.names[language] ?? {});
}

async function boxOf(game: string): Promise<string> {
  await games.load();
  const found = games.find(game);
  if (!found) throw games.fault ?? new Error(game);
  return found.printed;
}

/** The words of a game, or of the page itself, in the language that is read (and in the next one). */
export async function learnWords(game = ''): Promise<void> {
  spoken.add(game);
  await Promise.all([...new Set([words.language, words.next])].map((one) => fetchWords(game, one)));
}

function fetchWords(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  let learning = learnt.get(key);
  if (!learning) {
    learning = build(game, language).catch((fault: unknown) => {
      learnt.delete(key);
      throw fault;
    });
    learnt.set(key, learning);
  }
  return learning;
}

async function build(game: string, language: Language): Promise<void> {
  const ending = new RegExp(`[/.]${language}\\.ftl$`);
  const found = Object.entries(SOURCES).filter(([path]) => {
    const [, of, part] = OWNER.exec(path) ?? [];
    const owner = of ?? part ?? '';
    return ending.test(path) && (owner === '' || owner === game);
  });
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITAL } });
  for (const source of await Promise.all(found.map(([, fetched]) => fetched())))
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.set(`${game}/${language}`, bundle);
}

function bundle(game: string): FluentBundle | undefined {
  const language = words.language;
  return bundles.get(`${game}/${language}`) ?? bundles.get(`/${language}`);
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

/** A message of the coach and of the puzzles, whose words are to be learnt first. */
export function judged(key: string, parts: Parts = {}): string {
  return say('judged', `judged-${key}`, parts);
}

export function has(game: string, key: string): boolean {
  return bundle(game)?.hasMessage(key) ?? false;
}

/** What players call a component. */
export function name(game: string, key: string): string {
  return names.get(`${game}/${words.language}`)?.[key] ?? key;
}

/** What a seat is called: as its player, or as what it plays. */
export function called(
  {
    game,
    names: people,
    labels,
  }: { game: string; names: readonly string[]; labels: readonly string[] },
  seat: number,
): string {
  return people[seat] || name(game, labels[seat] ?? '');
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
  return has(game, `ask-${question.kind}`)
    ? say(game, `ask-${question.kind}`, question)
    : question.kind;
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
  const message = messages?.getMessage(key);
  if (!messages || !message?.value) return [key, []];
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
  if (Array.isArray(value)) return value.map((part: unknown) => item(game, part)).join(', ');
  if (typeof value === 'object' && value) return counted(game, value as Record<string, number>);
  return '';
}

function item(game: string, value: unknown): string {
  return Array.isArray(value)
    ? value.map((part) => String(word(game, part))).join('/')
    : String(word(game, value));
}

function counted(game: string, amounts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(amounts).map(([goods, amount]) =>
    say(game, 'counted', { goods, amount }),
  );
  const last = texts.pop() ?? '';
  return texts.length ? say(game, 'counted-and', { most: texts.join(', '), last }) : last;
}
