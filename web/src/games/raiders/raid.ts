// What the tray of dice shows: the newest raid, read from the events.
import type { Happened, Question } from '$lib/types/protocol.ts';

export interface Die {
  colour: string;
  strength: number;
  wounds: number;
}

export interface Sum {
  total: number;
  kumis: number;
  dice: number;
  cards: number;
  abilities: number;
}

export interface Hurt {
  dice: number;
  penalty: number;
  ignored: number;
  left: number;
}

export interface Raid {
  seat: number;
  settlement: string | null;
  dice: readonly Die[];
  sum: Sum | null;
  hurt: Hurt | null;
  /** Grows with each roll: a new number is a new throw. */
  roll: number;
  /** Which dice were thrown last; the others lay still. */
  thrown: readonly boolean[];
}

export const COLOURS = ['red', 'white', 'yellow'] as const;

/** The dice as they are told: by colour "2/1 3/0", strength before wounds; "-" for none. */
export function diceOf(told: Readonly<Record<string, unknown>>): Die[] {
  return COLOURS.flatMap((colour) => {
    const text = told[colour];
    if (typeof text !== 'string') return [];
    return [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, strength, wounds]) => ({
      colour,
      strength: Number(strength),
      wounds: Number(wounds),
    }));
  });
}

/** The raid after these events; null if there was none yet. */
export function after(raid: Raid | null, events: readonly Happened[]): Raid | null {
  let now = raid;
  for (const event of events) {
    if (event.event === 'raided') {
      now = { seat: event.seat, settlement: String(event['settlement']), dice: [], sum: null, hurt: null, roll: now?.roll ?? 0, thrown: [] };
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
      now = { ...now, sum: event as unknown as Sum };
    } else if (event.event === 'wounds' && now) {
      now = { ...now, hurt: event as unknown as Hurt };
    }
  }
  return now;
}

/** The newest raid of a game that was looked away from: its dice lie still. */
export function lying(events: readonly Happened[]): Raid | null {
  const raid = after(null, events);
  return raid && { ...raid, thrown: [] };
}

function same(one: Die, other: Die | undefined): boolean {
  return other !== undefined && one.colour === other.colour && one.strength === other.strength && one.wounds === other.wounds;
}

/** The dice that a question is about: they lie there although nothing was heard of the roll. */
export function asked(question: Question | undefined): Die[] {
  return question?.kind === 'RerollDice' ? diceOf(question) : [];
}
