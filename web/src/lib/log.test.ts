import { describe, expect, it } from 'vitest';
import { bySide, byTurn, merged, sinceMine } from './log.ts';
import type { Happened, LogEntry, State } from './types/protocol.ts';

function event(name: string, seat: number, data: Record<string, unknown> = {}): Happened {
  return { event: name, rule: 'game.rule', seat, ...data };
}

function entry(n: number, seat: number, turn: number, ...events: Happened[]): LogEntry {
  return { n, seat, turn, events };
}

const LOG = [
  entry(1, 0, 1, event('gained', 0)),
  entry(2, 0, 1, event('turn', 1, { turn: 2 })),
  entry(3, 1, 2, event('combat', 1, { defender: 'nordic' }), event('won', 1)),
  entry(4, 1, 2, event('lost', 0), event('turn', 2, { turn: 3 })),
  entry(5, 2, 3, event('gained', 2)),
];

describe('the log', () => {
  it('is told by turns', () => {
    const turns = byTurn(LOG);
    expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(turns.map(({ lines }) => lines.map((line) => line.event.event))).toEqual([
      ['gained'],
      ['combat', 'won', 'lost'],
      ['gained'],
    ]);
  });

  it('is told by turns without events that say so, too', () => {
    const plain = [
      entry(1, 0, 1, event('gained', 0)),
      entry(2, 1, 2, event('gained', 1)),
      entry(3, 1, 2, event('paid', 1)),
    ];
    expect(byTurn(plain).map(({ turn, lines }) => [turn, lines.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('tells what a side without a player does as its own', () => {
    const log = [
      entry(
        1,
        0,
        1,
        event('gained', 0),
        event('turn', 1, { turn: 1 }),
        event('plan', 1),
        event('revealed', 0),
      ),
      entry(2, 0, 2, event('placed', 0)),
      entry(3, 0, 2, event('gained', 0), event('turn', 1, { turn: 2 }), event('plan', 1)),
    ];
    expect(byTurn(log).map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
      [1, 0, 1],
      [1, 1, 2],
      [2, 0, 2],
      [2, 1, 1],
    ]);
  });

  it('tells why a bot took its turn, by what it decided last in it', () => {
    const log = [
      { ...entry(1, 1, 2, event('turn', 1, { turn: 2 })), why: 'reason-coins' },
      { ...entry(2, 0, 2, event('lost', 0)), why: 'reason-safety' },
      { ...entry(3, 1, 2, event('gained', 1), event('turn', 0, { turn: 3 })), why: 'reason-star' },
      entry(4, 0, 3, event('gained', 0)),
    ];
    expect(byTurn(log).map(({ seat, why }) => [seat, why])).toEqual([
      [1, 'reason-star'],
      [0, ''],
    ]);
  });

  it('knows what was done to me since I last decided', () => {
    const { others, toMe } = sinceMine(LOG, 0, 'nordic');
    expect(others).toHaveLength(4);
    expect(toMe.map((line) => line.event.event)).toEqual(['combat', 'lost']);
  });

  it('counts the turn of a side without a player, which hangs on my own decision', () => {
    const log = [entry(1, 0, 1, event('paid', 0), event('turn', 1, { turn: 2 }), event('plan', 1))];
    expect(sinceMine(log, 0, 'nordic').others.map(({ event: { event } }) => event)).toEqual([
      'plan',
    ]);
  });

  it('tells what the others did side by side, each in the order of time', () => {
    const { others } = sinceMine(LOG, 0, 'nordic');
    const deeds = bySide(others);
    expect(deeds.flatMap(({ lines }) => lines)).toEqual(others);
    expect(deeds.every(({ side, lines }) => lines.every(({ event }) => event.seat === side))).toBe(
      true,
    );
    expect(deeds.every(({ side }, at) => side !== deeds[at + 1]?.side)).toBe(true);
  });

  it('grows by what a state brings, and shrinks by what is taken back', () => {
    const state = (seq: number, log: LogEntry[]) => ({ seq, log }) as unknown as State;
    expect(merged(LOG, state(6, [entry(5, 2, 3), entry(6, 2, 3)])).map(({ n }) => n)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(merged(LOG, state(3, [entry(2, 0, 1), entry(3, 1, 2)])).map(({ n }) => n)).toEqual([
      1, 2, 3,
    ]);
    expect(merged(LOG, state(3, [])).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(merged(LOG, state(90, [entry(90, 0, 30)])).map(({ n }) => n)).toEqual([90]);
  });
});
