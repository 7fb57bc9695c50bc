// What has just happened, as pieces that fly over the map.
import type { Flight, Point } from '$lib/board/motion.svelte.ts';
import type { Happened } from '$lib/types/protocol.ts';
import type { PlaceView } from '$lib/types/scythe.ts';
import { centre } from './geometry.ts';

export interface Shown {
  places: readonly PlaceView[];
  /** The colour of a seat's pieces, and the icon of a thing. */
  colour: (seat: number) => string;
  icon: (key: string) => string;
}

const ABOVE = 46;
const MOST = 12; // more than that at once is only confusing

const ON_THE_WAY: readonly string[] = ['moved', 'retreated', 'returned', 'automa-moved', 'automa-attacks'];
const COMING_DOWN: readonly string[] = ['deployed', 'built', 'gained-at', 'automa-deployed'];
const SIZES: Readonly<Record<string, number>> = { hero: 28, mech: 26 };

/** Where an event leads: the place where something arrives. */
export function arrival({ event, to, place }: Happened): string {
  if (ON_THE_WAY.includes(event)) return String(to ?? '');
  return COMING_DOWN.includes(event) ? String(place ?? '') : '';
}

export function flights(events: readonly Happened[], { places, colour, icon }: Shown): Flight[] {
  const at = new Map<string, Point>(places.map((place) => [place.id, centre(place)]));
  const found: Flight[] = [];
  for (const event of events) {
    const to = at.get(arrival(event));
    if (!to) continue;
    const key = String(event['unit'] ?? event['structure'] ?? event['goods'] ?? 'mech');
    const from = ON_THE_WAY.includes(event.event) ? at.get(String(event['place'])) : undefined;
    found.push({
      stops: [from ?? { x: to.x, y: to.y - ABOVE }, to],
      icon: icon(key),
      colour: event.event === 'gained-at' ? 'var(--ink-soft)' : colour(event.seat),
      size: SIZES[key] ?? 22,
    });
  }
  return found.slice(-MOST);
}
