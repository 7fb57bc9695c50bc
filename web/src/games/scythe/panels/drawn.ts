// The Automa's card as far as it was played: which symbols acted, which could not, and what is read now.
import type { ScytheEvent } from '../events.ts';

export interface Drawn {
  seat: number;
  card: number;
  scheme: number;
  /** By symbol, goods, `recruit` or `cube`: what came of it. */
  came: ReadonlyMap<string, 'acts' | 'not'>;
  /** The one that the newest event is about. */
  now: string;
  /** That event: the reason in words. */
  last: ScytheEvent;
}

const NOT = /^automa-(no-|none-left|brackets|too-weak|calm|cube-stays)/;

/** What on the card an event is about. */
export function about(event: ScytheEvent): string {
  if ('symbol' in event) return event.symbol;
  switch (event.event) {
    case 'automa-recruit':
    case 'automa-no-recruit':
      return 'recruit';
    case 'automa-cube-advances':
    case 'automa-cube-stays':
      return 'cube';
    case 'automa-deployed':
    case 'automa-calm-deploy':
      return 'combat_unit';
    case 'automa-none-left':
      return event.unit === 'worker' ? 'workers' : 'combat_unit';
    case 'gained':
    case 'gained-at':
    case 'automa-adjusted':
      return event.goods;
    case 'drew':
      return 'combat_cards';
    default:
      return '';
  }
}

/** The last card among the events, if one was turned over. */
export function drawn(events: readonly ScytheEvent[]): Drawn | null {
  const at = events.findLastIndex(({ event }) => event === 'automa-card');
  const first = events[at];
  if (first?.event !== 'automa-card') return null;
  const came = new Map<string, 'acts' | 'not'>();
  let now = '';
  let last: ScytheEvent = first;
  for (const event of events.slice(at + 1)) {
    if (event.seat !== first.seat) continue;
    if (event.event === 'turn') break;
    const what = about(event);
    last = event;
    if (!what) continue;
    now = what;
    if (NOT.test(event.event)) came.set(what, 'not');
    else if (!/^automa-(valid|.*-unit|same-place|.*target|most|closest|tie)/.test(event.event))
      came.set(what, 'acts');
  }
  return { seat: first.seat, card: first.card, scheme: first.scheme, came, now, last };
}
