// Patches: what turns one JSON value into another, and one state of a table into the next. As in
// kernel/patches.py and server/following.py, with which it shares its tests; docs/wire.md says it.
import type { LogEntry, PatchTold, State, TurnSpan } from './types/protocol.ts';

type Members = Readonly<Record<string, unknown>>;

const LEFT_OUT = '-';
const INSTEAD = '=';

function hasMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with a patch laid over it. What the patch does not touch is shared. */
export function applied(value: unknown, laid: unknown): unknown {
  if (!hasMembers(laid)) return laid;
  if (INSTEAD in laid) return laid[INSTEAD];
  if (Array.isArray(value)) {
    const row: unknown[] = value.slice(0, laid[LEFT_OUT] as number | undefined);
    for (const [key, part] of Object.entries(laid)) {
      if (key === LEFT_OUT) continue;
      const at = Number(key);
      row[at] = at < row.length ? applied(row[at], part) : part;
    }
    return row;
  }
  if (!hasMembers(value)) return laid;
  const gone = (laid[LEFT_OUT] ?? []) as readonly string[];
  const whole = Object.fromEntries(Object.entries(value).filter(([key]) => !gone.includes(key)));
  for (const [key, part] of Object.entries(laid)) {
    if (key !== LEFT_OUT) whole[key] = key in whole ? applied(whole[key], part) : part;
  }
  return whole;
}

/** The state after a message of what has changed. */
export function after(state: State, told: PatchTold): State {
  const { seq, log: fresh = [] } = told;
  const first = fresh[0]?.n ?? seq + 1;
  return {
    ...(applied(state, told.patch ?? {}) as State),
    seq,
    last: seq,
    log: [...state.log.filter(({ n }) => n < first), ...fresh],
    turns: turnsAfter(state.turns, first, fresh),
  };
}

/** The turns before the decision `first`, and those of the new entries of the log. */
function turnsAfter(
  turns: readonly TurnSpan[],
  first: number,
  fresh: readonly LogEntry[],
): TurnSpan[] {
  const found = turns
    .filter((span) => span.from < first)
    .map((span) => ({ ...span, to: Math.min(span.to, first - 1) }));
  for (const { n, seat, turn } of fresh) {
    const last = found.at(-1);
    if (last?.seat === seat && last.turn === turn) last.to = n;
    else found.push({ from: n, to: n, seat, turn });
  }
  return found;
}
