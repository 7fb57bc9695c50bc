// What can be clicked, from the offered actions alone. A disc of the wheel may be the one or the other
// slot of an exchange, a warehouse may be sold from or filled: a thing on the board therefore stands
// for a list of actions, by their notations.
import type { Offered, Thing } from '../../lib/actions.ts';

/** What things on the board an action is about. */
export function places(action: Offered): string[] {
  const part = (name: string) => String(action[name]);
  switch (action.verb) {
    case 'place':
      return [`slot ${part('slot')}`, `centre ${part('disc')}`];
    case 'activate':
    case 'activate-twice':
    case 'inspect':
    case 'upgrade':
    case 'repeat':
      return [`slot ${part('slot')}`];
    case 'modify':
      return [`slot ${part('slot')}`, `slot ${part('other')}`];
    case 'shift':
      return [`ring ${part('ring')}`];
    case 'take':
    case 'buy':
      return [`resource ${part('resource')}`];
    case 'sell':
      return [`good ${part('good')}`];
    case 'produce':
      return Object.keys(amounts(action['goods'])).map((good) => `good ${good}`);
    case 'market':
      return [`market ${part('disc')}`];
    case 'enter':
    case 'invest':
      return [`track ${part('track')}`];
    case 'promote':
    case 'remove':
      return [`chamber ${part('chamber')}`];
    case 'fly':
      return [`island ${part('island')}`];
    case 'ship':
      return [`ship ${part('resource')}`];
    case 'factory':
      return [`site ${part('good')} ${part('warehouses')}`];
    case 'reveal':
      return ['reveal'];
    default:
      return [];
  }
}

/** Amounts by kind: what is paid or produced. */
export function amounts(part: unknown): Readonly<Record<string, number>> {
  return (part ?? {}) as Record<string, number>;
}

/** By kind, how many of it can be paid, from the fewest; and the payments with so many of it. */
export function payments(
  legal: readonly Offered[],
): Map<string, { count: number; thing: Thing }[]> {
  const kinds = new Set(legal.flatMap((action) => Object.keys(amounts(action['payment']))));
  const found = new Map<string, { count: number; thing: Thing }[]>();
  for (const kind of kinds) {
    const paid = (action: Offered) => amounts(action['payment'])[kind] ?? 0;
    const counts = [...new Set(legal.map(paid))].sort((one, other) => one - other);
    found.set(
      kind,
      counts.map((count) => {
        const ways = legal.filter((action) => paid(action) === count);
        return { count, thing: { notation: ways.map(({ notation }) => notation) } };
      }),
    );
  }
  return found;
}

/** The things on the board for which something is offered. */
export function offers(legal: readonly Offered[]): ReadonlyMap<string, Thing> {
  const found = new Map<string, string[]>();
  for (const action of legal) {
    for (const place of places(action)) {
      const notations = found.get(place);
      if (notations) notations.push(action.notation);
      else found.set(place, [action.notation]);
    }
  }
  return new Map([...found].map(([place, notation]) => [place, { notation }]));
}

/** The parts of the table, one at a time on a narrow screen. */
export const PARTS = ['wheel', 'house', 'city', 'islands'] as const;
export type Tab = (typeof PARTS)[number];

const TABS: Readonly<Record<string, Tab>> = {
  slot: 'wheel',
  ring: 'wheel',
  centre: 'wheel',
  resource: 'house',
  good: 'house',
  market: 'city',
  track: 'city',
  chamber: 'city',
  island: 'islands',
  ship: 'islands',
  site: 'islands',
  reveal: 'islands',
};
const ASIDE = new Set(['sell', 'buy', 'inspect']);

/** On which tabs of a narrow screen something is offered; what can be done besides does not count. */
export function tabs(legal: readonly Offered[]): Tab[] {
  const found = new Set<Tab>();
  for (const action of legal) {
    if (ASIDE.has(action.verb)) continue;
    if (action.verb === 'pay') found.add('house');
    for (const place of places(action)) {
      const tab = TABS[place.split(' ')[0] ?? ''];
      if (tab) found.add(tab);
    }
  }
  return [...found];
}

const PLACED = new Set(['modify', 'place']);

/** Whether the actions left after a click are to be listed: not where the next click says all. */
export function listed(left: readonly Offered[]): boolean {
  return left.length > 1 && left.length <= 24 && left.some(({ verb }) => !PLACED.has(verb));
}
