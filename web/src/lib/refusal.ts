// Why something was refused, in the reader's language.
import { Refusal } from './api.ts';
import { has, say } from './words.svelte.ts';

export interface Spoken {
  sentence?: string;
  error?: string;
  key?: string;
  words?: Readonly<Record<string, unknown>>;
}

/** Why something cannot be taken back is itself a message. */
export function spoken({ sentence, error, key, words = {} }: Spoken): string {
  if (!key || !has('', key)) return sentence ?? error ?? '';
  const said = Object.entries(words).map(
    ([name, word]) =>
      [
        name,
        name === 'barrier' && typeof word === 'string' && has('', word) ? say('', word) : word,
      ] as const,
  );
  const text = say('', key, Object.fromEntries(said));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function reason(fault: unknown): string {
  if (fault instanceof Refusal) return spoken(fault.fault);
  return fault instanceof Error ? fault.message : String(fault);
}
