// What on the table is about which offered actions: nothing here knows a rule.
import { matching, type Offered, type Thing } from '$lib/actions.ts';
import { pointing, tip, type Tip } from '$lib/board/tips.svelte.ts';
import type { Pick } from '$lib/pick.svelte.ts';
import type { Attachment } from 'svelte/attachments';

/** The verbs that are about a place as a whole, not about a unit on it. */
const OF_PLACES: readonly string[] = [
  'to',
  'at',
  'pay',
  'mech',
  'structure',
  'fight-at',
  'retreat',
  'produce-at',
];

const OF_CARDS: readonly string[] = ['add-card', 'pay-card'];

/** The verbs of the top actions of a section, option by option. */
export const TOPS: Readonly<Record<string, readonly string[]>> = {
  move: ['move', 'move-coins'],
  bolster: ['bolster-power', 'bolster-cards'],
  trade: ['trade-resources', 'trade-popularity'],
  produce: ['produce'],
  factory: ['factory'],
};

/** A place; where it could produce several amounts, a click on it means the whole. */
export function placeThing(left: readonly Offered[], place: string): Thing {
  const counts = matching(left, { verb: 'produce-at', place }).map(({ count }) => Number(count));
  return counts.length
    ? { verb: 'produce-at', place, count: Math.max(...counts) }
    : { verb: OF_PLACES, place };
}

export function cardThing(value: number): Thing {
  return { verb: OF_CARDS, card: value };
}

/** A top action: all of what it brings. */
export function topThing(section: string, option: number): Thing {
  return { verb: TOPS[section]?.[option] ?? section, partly: 0 };
}

/** The bottom action of a section: to be taken, or (where its top action cannot be) gone for at once. */
export function bottomThing(left: readonly Offered[], section: string, bottom: string): Thing {
  const skipped = { verb: 'skip', section };
  const tops = left.filter((action) => action['section'] === section && action.verb !== 'skip');
  if (!tops.length && matching(left, skipped).length) return skipped;
  return section === 'factory'
    ? { verb: 'factory-move' }
    : { verb: 'bottom', bottom, coins: 1, partly: 0 };
}

/** Makes an element point at a thing of one's own; what belongs to another only says what it is. */
export function spot(
  pick: Pick,
  thing: Thing | null,
  content: () => Tip | null,
): Attachment<Element> {
  return thing ? pointing(pick, thing, content) : tip(content);
}

export interface Face {
  role: 'button' | 'img' | 'group';
  tabindex: number | undefined;
  'aria-label': string;
  'aria-pressed': boolean | undefined;
  class: string;
}

/** How a thing looks and sounds now: offered, picked, lit up. Null: nothing of one's own. */
export function face(
  pick: Pick,
  thing: Thing | null,
  label: string,
  otherwise: 'img' | 'group' = 'img',
): Face {
  const offered = thing !== null && pick.can(thing);
  const picked = thing !== null && pick.has(thing);
  const classes = [
    'spot',
    offered && 'offered',
    picked && 'picked',
    thing && pick.lit(thing) && 'lit',
  ];
  return {
    role: offered || picked ? 'button' : otherwise,
    tabindex: offered || picked ? 0 : undefined,
    'aria-label': label,
    'aria-pressed': picked ? true : undefined,
    class: classes.filter(Boolean).join(' '),
  };
}
