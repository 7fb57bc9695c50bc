// Which places an event is about, what stays marked, and what is worth a look.
import type { Scene, Staging } from '$lib/playback.svelte.ts';
import type { RaidersEvent } from './events.ts';
import type { RaidersView } from './types.ts';
import { trips } from './trips.ts';

/** Told with what comes next. */
const ASIDE: ReadonlySet<RaidersEvent['event']> = new Set([
  'turn',
  'paid',
  'surplus',
  'animal-revealed',
  'animals-reshuffled',
  'crew-reshuffled',
  'chief-reshuffled',
  'chief-paid',
]);

function places(event: RaidersEvent): string[] {
  switch (event.event) {
    case 'chief-blocks':
    case 'visited':
      return [`building-${event.building}`];
    case 'quest-revealed':
      return [`place-${event.place}`];
    case 'wounded':
    case 'killed':
      return [`slot-${String(event.seat)}-${String(event.slot)}`];
    default:
      return trips([event]).flatMap(({ from, to }) => [from[0] ?? '', to[0] ?? '']);
  }
}

/** Where something is different afterwards, on the part of the table that all share. */
const SHARED = /^(building|settlement|space|place)-|^animals$/;

export function scene(event: RaidersEvent): Scene {
  const about = [...new Set(places(event))].filter(Boolean);
  return {
    places: about,
    stays: about.some((place) => SHARED.test(place)) && event.event !== 'gained',
    beats: ASIDE.has(event.event) ? 0 : event.event === 'rolled' ? 2 : 1,
    together: event.event === 'seized',
  };
}

export const staging: Staging<RaidersView, RaidersEvent> = { scene };
