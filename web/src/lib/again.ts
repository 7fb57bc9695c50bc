// A turn of one's own, once more: the same decisions as far as they are offered again.
import { short, type Follow } from './short.ts';
import type { LogEntry, Offered, State } from './types/protocol.ts';
import { ENDING } from './warnings.ts';

/** The latest turn of the looking seat that could begin again now: its decisions, without its end. */
export function lastTurn(
  seen: State,
  log: readonly LogEntry[],
  offered: readonly Offered[],
): Offered[] | undefined {
  const now = seen.view.turn;
  const turns = new Map<number, Offered[]>();
  for (const { seat, turn, action } of log) {
    if (!action || seat !== seen.seat || turn >= now || ENDING.test(action.verb)) continue;
    // In the turn of another one only answers.
    if (seen.turns.find((span) => span.turn === turn)?.seat !== seat) continue;
    turns.set(turn, [...(turns.get(turn) ?? []), action]);
  }
  return [...turns.values()].findLast(
    ([first, ...rest]) =>
      rest.length > 0 && offered.some(({ notation }) => notation === first?.notation),
  );
}

/** Plays the decisions one after another. Where one stood for others, they are what it means now;
 * the first that is not offered is the end, and `stopped` is told of it. */
export function again(
  game: string,
  turn: readonly Offered[],
  stopped: (action: Offered) => void,
): Follow {
  const rest = [...turn];
  let whole: Follow | undefined;
  let done = '';
  return (seen, offered) => {
    const following = whole?.(seen, offered);
    if (following) {
      done = following.verb;
      return following;
    }
    while (whole && rest[0]?.verb === done) rest.shift();
    whole = undefined;
    const wanted = rest.shift();
    if (!wanted || !offered.length) return undefined;
    const found = offered.find(({ notation }) => notation === wanted.notation);
    if (found) whole = short(game).follow(found);
    else stopped(wanted);
    return found;
  };
}
