// What flies where: pieces on their way, made from events. Spots are names of places on the board.
import type { RaidersEvent } from './events.ts';

export interface Trip {
  /** Each end: the first of these spots that is on the screen. */
  from: readonly string[];
  to: readonly string[];
  /** A worker's colour, a good, or 'crew', 'eagle', 'horse', 'quest'. */
  what: string;
}

export function trips(events: readonly RaidersEvent[]): Trip[] {
  const found: Trip[] = [];
  let source: string | null = null; // where goods come from that are gained next
  for (const event of events) {
    const seat = String(event.seat);
    const hand = [`worker-${seat}`, `seat-${seat}`];
    const store = [`store-${seat}`, `seat-${seat}`];
    const slot = (number: number) => [`slot-${seat}-${String(number)}`, `seat-${seat}`];
    switch (event.event) {
      case 'placed':
        source = `building-${event.building}`;
        found.push({ from: hand, to: [source], what: event.worker });
        break;
      case 'fetched':
        source = `building-${event.building}`;
        found.push({ from: [source], to: hand, what: event.worker });
        break;
      case 'visited':
        source = `building-${event.building}`;
        break;
      case 'raided':
        source = `settlement-${event.settlement}`;
        found.push({ from: hand, to: [source], what: event.worker });
        break;
      case 'plundered':
        source = `space-${event.space}`;
        found.push({ from: [source], to: hand, what: event.worker });
        break;
      case 'seized':
        found.push({ from: [`space-${event.space}`], to: store, what: event.good });
        break;
      case 'gained':
        for (const good of Object.keys(event.goods)) {
          found.push({
            from: source === null ? ['village'] : [source, 'village'],
            to: store,
            what: good,
          });
        }
        break;
      case 'drew':
        found.push({ from: ['crew-deck'], to: [`hand-${seat}`, `seat-${seat}`], what: 'cards' });
        break;
      case 'hired':
        found.push({ from: [`hand-${seat}`, `seat-${seat}`], to: slot(event.slot), what: 'crew' });
        break;
      case 'placed-eagle':
        found.push({ from: ['animals'], to: slot(event.slot), what: 'eagle' });
        break;
      case 'placed-horse':
        found.push({ from: ['animals'], to: slot(event.slot), what: 'horse' });
        break;
      case 'quest-completed':
        found.push({
          from: [`place-${event.place}`, 'building-chiefs-tent'],
          to: [`quests-${seat}`, `seat-${seat}`],
          what: 'quest',
        });
        break;
      case 'chief-raid':
        found.push({ from: [`space-${event.space}`], to: ['chief', 'seat-chief'], what: 'points' });
        break;
      case 'chief-horse':
        found.push({ from: ['animals'], to: ['chief', 'seat-chief'], what: 'horse' });
        break;
      case 'chief-quest':
        found.push({ from: [`place-${event.place}`], to: ['chief', 'seat-chief'], what: 'quest' });
        break;
    }
  }
  return found;
}
