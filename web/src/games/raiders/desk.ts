// What all parts of the board share: handed down once, instead of through every part.
import { createContext } from 'svelte';
import type { Offered } from '$lib/actions.ts';
import type { Pick } from '$lib/pick.svelte.ts';
import type { Happened } from '$lib/types/protocol.ts';
import type { RaidersView } from '$lib/types/raiders.ts';

export interface Desk {
  readonly view: RaidersView;
  readonly events: readonly Happened[];
  readonly seat: number | null;
  readonly people: readonly string[];
  readonly pick: Pick;
  readonly phone: boolean;
  name: (key: string) => string;
  sentence: (action: Offered) => string;
}

export const [desk, setDesk] = createContext<Desk>();
