// The uses of a building as things to point at.
import type { Thing } from '$lib/actions.ts';
import type { Question } from '$lib/types/protocol.ts';
import type { UseView } from './types.ts';

const VERBS: Readonly<Record<string, string>> = {
  'take-eagle': 'eagle',
  'take-horse': 'horse',
  hire: 'hire',
  heal: 'heal',
  quest: 'quest',
  'play-card': 'play',
  'use-hero': 'hero',
  'use-eagle': 'eagle-power',
};

/** The offered actions that a use of a building stands for. */
export function thingOf(use: UseView): Thing {
  return use.does === null ? { verb: 'take', good: use.id } : { verb: VERBS[use.does] ?? use.does };
}

/** The building that is being used now, and the colour that counts there. */
export function inUse(question: Question | undefined): { building: string; worker: string } | null {
  if (question?.kind !== 'Use') return null;
  return { building: String(question['building']), worker: String(question['worker']) };
}

/** Uses that are the same but for the workers stand together: 3 silver for blue, 2 for the others. */
export function choices(uses: readonly UseView[], worker: string | null): UseView[] {
  return uses.filter(({ workers }) => worker === null || workers.includes(worker));
}
