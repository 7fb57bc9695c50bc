// The log: what happened, decision by decision; grouped by turn; and what was done to me.
import type { Happened, LogEntry, State, Turn as TurnBegins } from './types/protocol.ts';

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

const TURN: TurnBegins['event'] = 'turn';

function begins(event: Happened): event is TurnBegins {
  return event.event === TURN;
}

/** The events by turn, oldest first. A turn is told under the side whose turn it was. */
export function byTurn(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      if (begins(event)) {
        turns.push({ turn: event.turn, seat: event.seat, last: entry.n, lines: [], why: '' });
        continue;
      }
      const current = turns[turns.length - 1];
      if (
        !current ||
        (current.turn !== entry.turn && current.lines.length && !follows(current, entry))
      ) {
        turns.push({ turn: entry.turn, seat: entry.seat, last: entry.n, lines: [], why: '' });
      }
      const turn = turns[turns.length - 1];
      if (!turn) continue;
      turn.last = entry.n;
      turn.lines.push({ n: entry.n, event });
    }
    const turn = turns[turns.length - 1];
    if (turn && turn.turn === entry.turn) turn.last = entry.n;
    // The last decision that the entry's own seat took in its turn says it best.
    const told = entry.why
      ? turns.findLast(({ turn: number, seat }) => number === entry.turn && seat === entry.seat)
      : undefined;
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
  // What my own last decision set off for others was told already; but the whole turn of a side
  // that only follows rules hangs on the decision that ended mine.
  const mine = log[start - 1];
  const turn = mine?.events.findIndex((event) => begins(event) && event.seat !== seat) ?? -1;
  const rest = mine && turn >= 0 ? [{ ...mine, events: mine.events.slice(turn) }] : [];
  const others: Line[] = [];
  for (const entry of [...rest, ...log.slice(start)]) {
    for (const event of entry.events) if (!begins(event)) others.push({ n: entry.n, event });
  }
  const toMe = others.filter(({ event }) => event.seat === seat || concerns(event, label));
  return { others, toMe };
}

export interface Deeds {
  /** Whose they are; less than 0: nobody's. */
  side: number;
  lines: Line[];
}

/** Events in their order, those of one side that follow each other together. */
export function bySide(lines: readonly Line[]): Deeds[] {
  const deeds: Deeds[] = [];
  for (const line of lines) {
    const last = deeds.at(-1);
    if (last?.side === line.event.seat) last.lines.push(line);
    else deeds.push({ side: line.event.seat, lines: [line] });
  }
  return deeds;
}

function concerns(event: Happened, label: string): boolean {
  return Object.entries(event).some(
    ([key, value]) => key !== 'event' && key !== 'rule' && key !== 'seat' && value === label,
  );
}
