// What all parts of the board are given: what is seen, what is offered, and the words for it.
import { createContext } from 'svelte';
import type { Offered, Thing } from '../../lib/actions.ts';
import type { Mark } from '../../lib/board/marks.ts';
import type { Pick } from '../../lib/pick.svelte.ts';
import type { NoriaEvent } from './events.ts';
import type { NoriaView } from './types.ts';
import { say, type Parts } from '../../lib/words.svelte.ts';

export interface Desk {
  readonly view: NoriaView;
  readonly legal: readonly Offered[];
  readonly events: readonly NoriaEvent[];
  readonly seat: number | null;
  readonly pick: Pick;
  readonly phone: boolean;
  name(key: string): string;
  sentence(action: Offered): string;
  mark(seat: number): Mark;
  /** The word for a seat. */
  label(seat: number): string;
  /** What a click on a place means: the actions offered there, else what to ask about. */
  at(place: string, otherwise: Thing): Thing;
}

export const [desk, setDesk] = createContext<Desk>();

/** A message of Noria's board. */
export function tell(key: string, parts: Parts = {}): string {
  return say('noria', `board-${key}`, parts);
}
