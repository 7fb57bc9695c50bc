// Which places an event is about, what stays marked, and what is worth a look.
import type { Scene, Staging } from '$lib/playback.svelte.ts';
import type { ScytheEvent } from './events.ts';
import type { PlaceView, ScytheView } from './types.ts';

/** After these something is different on the map. */
const CHANGES: ReadonlySet<ScytheEvent['event']> = new Set([
  'moved',
  'retreated',
  'returned',
  'displaced',
  'deployed',
  'built',
  'gained-at',
  'spent',
  'encounter',
  'won',
  'automa-moved',
  'automa-attacks',
  'automa-deployed',
  'automa-cleared',
  'automa-to-mat',
  'automa-token',
]);

/** Reasons and small change: told with what comes next. */
const ASIDE: ReadonlySet<ScytheEvent['event']> = new Set([
  'turn',
  'paid',
  'spent',
  'discarded',
  'coerced',
  'reshuffled',
  'automa-reshuffled',
  'automa-brackets',
  'automa-adjusted',
  'automa-occupied',
  'automa-threatened',
  'automa-no-unit',
  'automa-no-loot',
  'automa-not-calm',
  'automa-tie-factory',
  'automa-tie-reading',
  'automa-only-unit',
  'automa-nearest-unit',
  'automa-same-place',
  'automa-first-unit',
  'automa-no-recruit',
  'automa-no-territory',
]);

const SHORT: ReadonlySet<ScytheEvent['event']> = new Set([
  'gained',
  'section',
  'bottom',
  'automa-valid',
  'automa-cube-advances',
  'automa-cube-stays',
  'automa-closest-to-human',
  'automa-most-support',
  'automa-richest-target',
  'automa-weakest-target',
]);

function places(event: ScytheEvent): string[] {
  switch (event.event) {
    case 'gave':
      return [];
    default:
      return [
        'place' in event ? event.place : '',
        'to' in event ? event.to : '',
        ...('places' in event ? event.places : []),
      ].filter(Boolean);
  }
}

function beats({ event }: ScytheEvent): number {
  if (ASIDE.has(event)) return 0;
  if (event === 'committed' || event === 'automa-card') return 2;
  return SHORT.has(event) ? 0.6 : 1;
}

export function scene(event: ScytheEvent): Scene {
  return {
    places: places(event),
    stays: CHANGES.has(event.event),
    beats: beats(event),
    // What both sides of a combat committed is revealed at once, and what is produced comes together.
    together: event.event === 'committed' || event.event === 'gained-at',
  };
}

/** The places that were told about are as they are afterwards, all else as it was. */
function blend(before: ScytheView, after: ScytheView, told: ReadonlySet<string>): ScytheView {
  const now = new Map<string, PlaceView>(after.places.map((place) => [place.id, place]));
  return {
    ...before,
    places: before.places.map((place) =>
      told.has(place.id) ? (now.get(place.id) ?? place) : place,
    ),
  };
}

export const staging: Staging<ScytheView, ScytheEvent> = { scene, blend };
