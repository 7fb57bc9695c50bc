import { describe, expect, it } from 'vitest';
import { again, lastTurn } from './again.ts';
import type { LogEntry, Offered, State } from './types/protocol.ts';

const offer = (notation: string, verb = notation): Offered => ({ index: 0, notation, verb });
const END = offer('end turn', 'end-turn');

let n = 0;
const decided = (turn: number, seat: number, ...actions: Offered[]): LogEntry[] =>
  actions.map((action) => ({ n: (n += 1), seat, turn, events: [], action }));

function seen(turn: number, owners: Record<number, number>): State {
  const turns = Object.entries(owners).map(([number, seat]) => ({
    turn: Number(number),
    seat,
    from: 1,
    to: 1,
  }));
  return { game: 'toy', seat: 0, turns, view: { turn } } as unknown as State;
}

const [dig, sow, reap, gift] = ['dig', 'sow', 'reap', 'gift'].map((word) => offer(word));
if (!dig || !sow || !reap || !gift) throw new Error();
const OWNERS = { 1: 0, 2: 1, 3: 0, 4: 1 };
const LOG = [
  ...decided(1, 0, dig, reap, END),
  ...decided(2, 1, sow, END),
  ...decided(3, 0, sow, reap, END),
  ...decided(4, 1, dig),
  ...decided(4, 0, gift, reap),
];

describe('the turn that may be repeated', () => {
  it('is the last own one that could begin now, without its end', () => {
    const now = seen(5, OWNERS);
    expect(lastTurn(now, LOG, [dig, sow])).toEqual([sow, reap]);
    expect(lastTurn(now, LOG, [dig, END])).toEqual([dig, reap]);
  });

  it('is neither the present one, nor an answer in the turn of another', () => {
    expect(lastTurn(seen(5, OWNERS), LOG, [gift])).toBeUndefined();
    expect(lastTurn(seen(3, OWNERS), LOG, [sow])).toBeUndefined();
  });
});

describe('a turn that is repeated', () => {
  const now = seen(5, OWNERS);

  it('goes on until its end', () => {
    const follow = again('toy', [sow, reap], () => expect.unreachable());
    expect(follow(now, [dig, sow])).toBe(sow);
    expect(follow(now, [reap, END])).toBe(reap);
    expect(follow(now, [END])).toBeUndefined();
  });

  it('goes on as far as it is offered, and tells what is not', () => {
    const missed: Offered[] = [];
    const follow = again('toy', [sow, reap, dig], (action) => missed.push(action));
    expect(follow(now, [dig, sow])).toBe(sow);
    expect(follow(now, [dig, END])).toBeUndefined();
    expect(missed).toEqual([reap]);
  });
});
