// Which places an event is about, what stays marked, and what is worth a look.
import type { Scene, Staging } from '../../lib/playback.svelte.ts';
import type { NoriaEvent } from './events.ts';
import type { NoriaView } from './types.ts';

/** Told with what comes next. */
const ASIDE: ReadonlySet<NoriaEvent['event']> = new Set([
  'paid',
  'inspected',
  'repeated',
  'income',
  'rotated',
]);

/** The names are those of `offers.ts`; what lies in a house is marked at its player. */
function places(event: NoriaEvent): string[] {
  switch (event.event) {
    case 'flew':
    case 'revealed':
    case 'ship':
    case 'factory':
      return [`island ${event.island}`];
    case 'advanced':
    case 'entered':
      return [`track ${event.track}`];
    case 'promoted':
    case 'removed':
      return [`chamber ${event.chamber}`];
    case 'bought':
      return [`market ${event.disc}`, `seat ${String(event.seat)}`];
    default:
      return event.seat >= 0 ? [`seat ${String(event.seat)}`] : [];
  }
}

export function scene(event: NoriaEvent): Scene {
  const about = places(event);
  return {
    places: about,
    stays: about.some((place) => !place.startsWith('seat ')),
    beats: ASIDE.has(event.event) ? 0 : event.event === 'gained' ? 0.6 : 1,
  };
}

export const staging: Staging<NoriaView, NoriaEvent> = { scene };
