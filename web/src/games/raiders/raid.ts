// What the tray of dice shows: the newest raid, read from the events.
import type { Question } from '$lib/types/protocol.ts';
import type { RaidersEvent, Rolled, Strength, Wounds } from './events.ts';

export interface Die {
  colour: string;
  strength: number;
  wounds: number;
}

export interface Raid {
  seat: number;
  settlement: string | null;
  dice: readonly Die[];
  sum: Strength | null;
  hurt: Wounds | null;
  /** Grows with each roll: a new number is a new throw. */
  roll: number;
  /** Which dice were thrown last; the others lay still. */
  thrown: readonly boolean[];
}

export const COLOURS = ['red', 'white', 'yellow'] as const;

type Faces = Pick<Rolled, (typeof COLOURS)[number]>;

/** The dice as they are told: by colour, strength and wounds of each. */
export function diceOf(told: Faces): Die[] {
  return COLOURS.flatMap((colour) =>
    told[colour].map(([strength, wounds]) => ({ colour, strength, wounds })),
  );
}

/** The raid after these events; null if there was none yet. */
export function after(raid: Raid | null, events: readonly RaidersEvent[]): Raid | null {
  let now = raid;
  for (const event of events) {
    if (event.event === 'raided') {
      now = {
        seat: event.seat,
        settlement: event.settlement,
        dice: [],
        sum: null,
        hurt: null,
        roll: now?.roll ?? 0,
        thrown: [],
      };
    } else if (event.event === 'rolled') {
      const dice = diceOf(event);
      const before = now?.seat === event.seat && !now.sum ? now.dice : [];
      now = {
        seat: event.seat,
        settlement: now?.seat === event.seat ? now.settlement : null,
        dice,
        sum: null,
        hurt: null,
        roll: (now?.roll ?? 0) + 1,
        thrown: dice.map((die, n) => !same(die, before[n])),
      };
    } else if (event.event === 'strength' && now) {
      now = { ...now, sum: event };
    } else if (event.event === 'wounds' && now) {
      now = { ...now, hurt: event };
    }
  }
  return now;
}

/** The newest raid of a game that was looked away from: its dice lie still. */
export function lying(events: readonly RaidersEvent[]): Raid | null {
  const raid = after(null, events);
  return raid && { ...raid, thrown: [] };
}

function same(one: Die, other: Die | undefined): boolean {
  return (
    other !== undefined &&
    one.colour === other.colour &&
    one.strength === other.strength &&
    one.wounds === other.wounds
  );
}

/** The dice that a question is about: they lie there although nothing was heard of the roll. */
export function asked(question: Question | undefined): Die[] {
  return question?.kind === 'RerollDice' ? diceOf(question as Question & Faces) : [];
}
