// The offered actions, and how pointing at things narrows them.
//
// An action is a verb and parts: {verb: "move-unit", unit: "mech", place: "T4"}. A thing on the board
// is some of these parts: {place: "T4"}, or {unit: "mech", place: "T4"}. Nothing here knows a rule.
import type { Offered } from './types/protocol.ts';

export type Part = string | number;
export type Thing = Readonly<Record<string, Part | readonly Part[]>>;
export type { Offered };

/** Whether an action is about a thing: all the thing's words are among its parts. */
export function about(action: Offered, thing: Thing): boolean {
  return Object.entries(thing).every(([name, wanted]) => {
    const part = action[name];
    return Array.isArray(wanted) ? wanted.includes(part as Part) : part === wanted;
  });
}

/** The actions about all of these things. */
export function matching(actions: readonly Offered[], ...things: Thing[]): Offered[] {
  return actions.filter((action) => things.every((thing) => about(action, thing)));
}

/** The values that a part takes in the actions: the places that can be gone to, the cards playable. */
export function values(actions: readonly Offered[], part: string): Part[] {
  const found = new Set<Part>();
  for (const action of actions) {
    const value = action[part];
    if (typeof value === 'string' || typeof value === 'number') found.add(value);
  }
  return [...found];
}

/** The actions by the value of a part, in the order in which they are offered. */
export function by(actions: readonly Offered[], part: string): Map<Part, Offered[]> {
  const groups = new Map<Part, Offered[]>();
  for (const action of actions) {
    const value = action[part];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const group = groups.get(value);
    if (group) group.push(action);
    else groups.set(value, [action]);
  }
  return groups;
}

/** Actions of one kind that stand side by side. */
export interface Group {
  verb: string;
  actions: Offered[];
}

/** The actions grouped by verb, each verb where it first comes. */
export function grouped(actions: readonly Offered[]): Group[] {
  return [...by(actions, 'verb')].map(([verb, group]) => ({ verb: String(verb), actions: group }));
}

/** The quiet action: the last one, with which a player leaves things as they are. */
export function quiet(actions: readonly Offered[]): Offered | undefined {
  return actions.at(-1);
}
