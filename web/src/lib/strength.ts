// How strong a bot is, in words, and how long it may think.
import type { BotShown } from './types/protocol.ts';
import { page, title, words } from './words.svelte.ts';

export function strength({ help, seconds }: BotShown): string {
  const about = title(help);
  if (!seconds) return about;
  const shown = new Intl.NumberFormat(words.language).format(seconds);
  return page('bot-thinks', { about, seconds: shown });
}
