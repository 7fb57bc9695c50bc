// The log: what happened, decision by decision; grouped by turn; and what was done to me.
import type { Happened, LogEntry, State } from './types/protocol.ts';

/** The log after a new state: its newest part as the state has it, older parts as they were. */
export function merged(before: readonly LogEntry[], state: State): readonly LogEntry[] {
  const first = state.log[0]?.n ?? state.seq + 1;
  const older = before.filter((entry) => entry.n < first);
  const gap = older.length > 0 && older[older.length - 1]?.n !== first - 1;
  return gap ? state.log : [...older, ...state.log];
}

export interface Line {
  n: number;
  event: Happened;
}

export interface Turn {
  turn: number;
  seat: number;
  /** The last decision of the turn so far: where a click on it leads. */
  last: number;
  lines: Line[];
  /** Why a bot took its turn so: a message key, or nothing. */
  why: string;
}

/** What a side does that has no player, and no turn of its own in which anybody decides. */
const RULED = /^chief-/;

/** The events by turn, oldest first. A turn is told under the side whose turn it was. */
export function byTurn(log: readonly LogEntry[], seats = Infinity): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      const begins = event.event === 'turn';
      const before = turns[turns.length - 1];
      if (RULED.test(event.event) && before?.seat !== seats) {
        turns.push({ turn: entry.turn, seat: seats, last: entry.n, lines: [], why: '' });
      }
      const current = turns[turns.length - 1];
      if (!current || begins || (current.seat === seats && current.last !== entry.n && !RULED.test(event.event)) || (current.turn !== entry.turn && current.lines.length && !follows(current, entry))) {
        turns.push({ turn: begins ? Number(event['turn'] ?? entry.turn) : entry.turn, seat: begins ? event.seat : entry.seat, last: entry.n, lines: [], why: '' });
      }
      const turn = turns[turns.length - 1];
      if (!turn) continue;
      turn.last = entry.n;
      if (!begins) turn.lines.push({ n: entry.n, event: RULED.test(event.event) ? { ...event, seat: seats } : event });
    }
    const turn = turns[turns.length - 1];
    if (turn && turn.turn === entry.turn) turn.last = entry.n;
    // The last decision that the entry's own seat took in its turn says it best.
    const told = entry.why ? turns.findLast(({ turn: number, seat }) => number === entry.turn && seat === entry.seat) : undefined;
    if (told && entry.why) told.why = entry.why;
  }
  return turns;
}

function follows(turn: Turn, entry: LogEntry): boolean {
  return turn.turn > entry.turn;
}

export interface Since {
  /** What the others did since my last decision. */
  others: Line[];
  /** What of it was done to me. */
  toMe: Line[];
}

/** What has happened since the seat last decided. */
export function sinceMine(log: readonly LogEntry[], seat: number, label: string): Since {
  let start = log.length;
  while (start > 0 && log[start - 1]?.seat !== seat) start -= 1;
  // What my own last decision set off for others is theirs too, but it was told already.
  const others: Line[] = [];
  for (const entry of log.slice(start)) {
    for (const event of entry.events) if (event.event !== 'turn') others.push({ n: entry.n, event });
  }
  const toMe = others.filter(({ event }) => event.seat === seat || concerns(event, label));
  return { others, toMe };
}

function concerns(event: Happened, label: string): boolean {
  return Object.entries(event).some(
    ([key, value]) => key !== 'event' && key !== 'rule' && key !== 'seat' && value === label,
  );
}
