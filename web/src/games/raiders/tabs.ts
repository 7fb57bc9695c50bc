// On a phone the table is shown part by part: which part an action is about.
import type { Offered } from '$lib/actions.ts';

export const TABS = ['village', 'raids', 'animals', 'board'] as const;
export type Tab = (typeof TABS)[number];

const PARTS: readonly (readonly [part: string, tab: Tab])[] = [
  ['settlement', 'raids'],
  ['space', 'raids'],
  ['building', 'village'],
  ['card', 'board'],
  ['slot', 'board'],
  ['hero', 'board'],
  ['position', 'animals'],
  ['die', 'raids'],
  ['amount', 'raids'],
];

/** The part of the table where an action is chosen; null if only the list offers it. */
export function tabOf(action: Offered): Tab | null {
  if (action.verb === 'take') return 'village';
  if (action.verb === 'hero') return 'board';
  if (action.verb === 'quest') return String(action['place']).startsWith('v') ? 'village' : 'raids';
  return PARTS.find(([part]) => part in action)?.[1] ?? null;
}
