// What people read, in English and Russian: the Fluent messages and component names of the engine.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

const ENGINE = import.meta.glob('$engine/**/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const PAGE = import.meta.glob('../locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

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

export type Parts = Record<string, unknown>;
export type Names = Record<string, string>;

const bundles = new Map<string, FluentBundle>();

/** The messages of a game (or of the page alone) in the current language. */
function bundle(game: string): FluentBundle {
  const key = `${game}/${words.language}`;
  let found = bundles.get(key);
  if (!found) {
    found = new FluentBundle(words.language, { useIsolating: false });
    const ending = `/locale/${words.language}.ftl`;
    const sources = [
      ...Object.entries(PAGE).filter(([path]) => path.endsWith(ending)),
      ...Object.entries(ENGINE).filter(
        ([path]) => path.endsWith(ending) && (path.endsWith(`steppe${ending}`) || path.includes(`/${game}/`)),
      ),
    ];
    for (const [, source] of sources) found.addResource(new FluentResource(source), { allowOverrides: true });
    bundles.set(key, found);
  }
  return found;
}

/** A message by its key. Words that are names of components are written as players call them. */
export function say(game: string, key: string, parts: Parts = {}, names: Names = {}): string {
  const message = bundle(game).getMessage(key);
  if (!message?.value) return key;
  const faults: Error[] = [];
  const text = bundle(game).formatPattern(message.value, spoken(parts, names), faults);
  if (faults.length) console.warn(key, faults);
  return text;
}

export function has(game: string, key: string): boolean {
  return bundle(game).hasMessage(key);
}

function spoken(parts: Parts, names: Names): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, part] of Object.entries(parts)) result[name] = word(part, names);
  return result;
}

function word(part: unknown, names: Names): FluentVariable {
  if (Array.isArray(part)) return part.map((item) => word(item, names)).join(', ');
  if (typeof part === 'string') return names[part] ?? part;
  return typeof part === 'number' ? part : String(part ?? '');
}
