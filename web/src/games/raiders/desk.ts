// What all parts of the board share: handed down once, instead of through every part.
import { createContext } from 'svelte';
import type { Offered } from '$lib/actions.ts';
import type { Pick } from '$lib/pick.svelte.ts';
import { say, type Parts } from '$lib/words.svelte.ts';
import type { RaidersEvent } from './events.ts';
import type { RaidersView } from './types.ts';

export interface Desk {
  readonly view: RaidersView;
  readonly events: readonly RaidersEvent[];
  readonly seat: number | null;
  readonly people: readonly string[];
  readonly pick: Pick;
  readonly phone: boolean;
  name: (key: string) => string;
  sentence: (action: Offered) => string;
}

export const [desk, setDesk] = createContext<Desk>();

/** A message of the game. */
export function words(key: string, parts: Parts = {}): string {
  return say('raiders', key, parts);
}
