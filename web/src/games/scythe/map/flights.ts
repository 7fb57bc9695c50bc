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

const SIZES: Readonly<Record<string, number>> = { hero: 28, mech: 26 };

/** Where an event leads: the place where something arrives. */
export function arrival(event: Happened): string {
  const { to, place } = event;
  if (event.event === 'moved' || event.event === 'retreated' || event.event === 'returned') return String(to ?? '');
  if (event.event === 'deployed' || event.event === 'built' || event.event === 'gained-at') return String(place ?? '');
  return '';
}

export function flights(events: readonly Happened[], { places, colour, icon }: Shown): Flight[] {
  const at = new Map<string, Point>(places.map((place) => [place.id, centre(place)]));
  const found: Flight[] = [];
  for (const event of events) {
    const to = at.get(arrival(event));
    if (!to) continue;
    const key = String(event['unit'] ?? event['structure'] ?? event['goods'] ?? 'mech');
    const from = event.event === 'moved' || event.event === 'retreated' || event.event === 'returned' ? at.get(String(event['place'])) : undefined;
    found.push({
      stops: [from ?? { x: to.x, y: to.y - ABOVE }, to],
      icon: icon(key),
      colour: event.event === 'gained-at' ? 'var(--ink-soft)' : colour(event.seat),
      size: SIZES[key] ?? 22,
    });
  }
  return found.slice(-MOST);
}
