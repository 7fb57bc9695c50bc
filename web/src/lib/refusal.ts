// Why something was refused, in the reader's language.
import { Refusal } from './api.ts';
import { has, say } from './words.svelte.ts';

export interface Spoken {
  sentence?: string;
  error?: string;
  key?: string;
  words?: Readonly<Record<string, unknown>>;
}

export function spoken({ sentence, error, key, words }: Spoken): string {
  if (key && has('', key)) return say('', key, words ?? {});
  return sentence ?? error ?? '';
}

export function reason(fault: unknown): string {
  if (fault instanceof Refusal) return spoken(fault.fault);
  return fault instanceof Error ? fault.message : String(fault);
}
