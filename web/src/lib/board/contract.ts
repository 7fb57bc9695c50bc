// What a board is given. A board is a pure picture of (view, legal, events); it decides nothing.
import type { Offered, Thing } from '../actions.ts';
import type { Pick } from '../pick.svelte.ts';
import type { Follow } from '../short.ts';
import type { Happened, LogEntry, View } from '../types/protocol.ts';

/** What one decision brought about, told in the events of the game. */
export type Told<E extends Happened> = Omit<LogEntry, 'events'> & { readonly events: readonly E[] };

export interface BoardProps<V extends View = View, E extends Happened = Happened> {
  /** What the looking seat knows. */
  view: V;
  /** The actions it may choose from; empty if it is not its decision, or in the past. */
  legal: readonly Offered[];
  /** What has happened since the view before, to animate; empty after a jump. */
  events: readonly E[];
  /** What the others did since the looking seat decided, as far as it was shown: to be marked. */
  since: readonly E[];
  /** What had happened before, decision by decision, as far as it was fetched. */
  log: readonly Told<E>[];
  /** The looking seat; null for a spectator. */
  seat: number | null;
  /** The word for each seat (a faction, a colour), and who sits there. */
  labels: readonly string[];
  people: readonly string[];
  /** What players call a component, in their language. */
  name: (key: string) => string;
  /** An action as a sentence, in their language. */
  sentence: (action: Offered) => string;
  /** What is pointed at and clicked: shared with the list of choices. */
  pick: Pick;
  /** Play an action; what comes after it follows as soon as it is legal (a drag). */
  choose: (action: Offered | string, ...then: (string | Follow)[]) => void;
  /** Why is this not offered? Answers with the rule. */
  ask: (what: string | readonly Thing[]) => void;
  /** Show the text of a rule. */
  rule: (id: string) => void;
  /** A narrow screen: one thing at a time. */
  phone: boolean;
}
