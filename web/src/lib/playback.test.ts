// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beat, Playback, type Speed, type Staging } from './playback.svelte.ts';
import type { Happened, State, View } from './types/protocol.ts';

type Places = Record<string, string>;

function happened(event: string, seat: number, place = ''): Happened {
  return { event, rule: 'game.rule', seat, place } as Happened;
}

/** A table after `seq` decisions, the last one by a seat; who stands where. */
function state(seq: number, by: number, places: Places, ...events: Happened[]): State {
  return {
    seq,
    seat: 0,
    labels: ['red', 'blue'],
    view: { places } as unknown as View,
    log: [{ n: seq, seat: by, turn: seq, events }],
  } as unknown as State;
}

const staging: Staging = {
  scene: (event) => ({
    places: [String((event as { place?: string }).place ?? '')].filter(Boolean),
    stays: event.event === 'moved',
    beats: event.event === 'paid' ? 0 : 1,
    together: event.event === 'revealed',
  }),
  blend: (before, after, told) => {
    const [old, now] = [before, after].map((view) => view as unknown as { places: Places });
    const places = { ...old?.places };
    for (const place of told) places[place] = now?.places[place] ?? '';
    return { ...before, places } as View;
  },
};

const BEFORE = state(1, 0, { a: '', b: '' });
const EVENTS = [
  happened('paid', 1),
  happened('moved', 1, 'a'),
  happened('revealed', 1),
  happened('revealed', 0),
  happened('moved', 1, 'b'),
];
const AFTER = state(2, 1, { a: 'x', b: 'y' }, ...EVENTS);

describe('the playback', () => {
  let speed: Speed = 'normal';
  let playback: Playback;
  const names = (events: readonly Happened[]) => events.map(({ event }) => event);
  const places = () => (playback.shown?.view as unknown as { places: Places } | undefined)?.places;
  const step = () => vi.advanceTimersByTime(beat(speed));

  beforeEach(() => {
    vi.useFakeTimers();
    speed = 'normal';
    playback = new Playback(() => speed);
    playback.staging = staging;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows one event after another, small ones with what follows', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    expect(names(playback.events)).toEqual(['paid', 'moved']);
    expect(places()).toEqual({ a: 'x', b: '' });
    expect(playback.left).toBe(2);
    step();
    expect(names(playback.events)).toEqual(['revealed', 'revealed']);
    step();
    expect(places()).toEqual({ a: 'x', b: 'y' });
    step();
    expect(playback.running).toBe(false);
    expect(playback.since).toEqual(EVENTS);
  });

  it('is brought to the present by one click', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    playback.skip();
    expect(playback.running).toBe(false);
    expect(names(playback.events)).toEqual(['revealed', 'revealed', 'moved']);
    expect(playback.since).toEqual(EVENTS);
    const { events } = playback;
    playback.skip();
    vi.runAllTimers();
    expect(playback.events).toBe(events);
  });

  it('plays what comes meanwhile after what is being shown', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    const next = state(3, 1, { a: '', b: 'y' }, happened('moved', 1, 'a'));
    playback.arrive(AFTER, next, [happened('moved', 1, 'a')]);
    expect(playback.left).toBe(3);
    for (const shown of ['x', 'x', '']) {
      step();
      expect(places()?.['a']).toBe(shown);
    }
    step();
    expect(playback.running).toBe(false);
  });

  it('goes on when something comes that is not worth a look', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    playback.arrive(AFTER, state(3, 1, {}), []);
    playback.arrive(AFTER, state(4, 1, {}), [happened('paid', 1)]);
    expect(playback.left).toBe(2);
    vi.advanceTimersByTime(beat(speed) * 3);
    expect(playback.running).toBe(false);
    expect(names(playback.since)).toContain('paid');
  });

  it('stops where something is taken back', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    playback.arrive(AFTER, BEFORE, []);
    expect(playback.running).toBe(false);
    expect(playback.since).toEqual([]);
  });

  it('shows the own deeds at once, and forgets what was marked before them', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    playback.skip();
    const mine = [happened('moved', 0, 'a')];
    playback.arrive(AFTER, state(3, 0, { a: '', b: 'y' }, ...mine), mine);
    expect(playback.running).toBe(false);
    expect(playback.events).toEqual(mine);
    expect(playback.since).toEqual(mine);
  });

  it('shows everything at once where that is wanted', () => {
    speed = 'off';
    playback.arrive(BEFORE, AFTER, EVENTS);
    expect(playback.running).toBe(false);
    expect(playback.events).toEqual(EVENTS);
    expect(playback.since).toEqual(EVENTS);
  });

  it('follows a change of speed with the next event', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    speed = 'quick';
    step();
    vi.advanceTimersByTime(beat('normal'));
    step();
    vi.advanceTimersByTime(beat('quick') * 3);
    expect(playback.running).toBe(false);
  });

  it('never falls far behind', () => {
    const many = Array.from({ length: 300 }, () => happened('moved', 1, 'a'));
    playback.arrive(BEFORE, AFTER, many);
    expect(playback.running).toBe(false);
    for (let seq = 2; seq < 300; seq += 1) {
      playback.arrive(AFTER, state(seq, 1, {}), [happened('moved', 1, 'a')]);
      expect(playback.left).toBeLessThanOrEqual(100);
    }
  });

  it('marks after a visit what the others did since the own last decision', () => {
    const log = [...BEFORE.log, ...AFTER.log];
    playback.arrive(undefined, { ...AFTER, log }, []);
    expect(playback.running).toBe(false);
    expect(playback.events).toEqual([]);
    expect(playback.since).toEqual(EVENTS);
  });

  it('shows once more what was shown', () => {
    playback.arrive(BEFORE, AFTER, EVENTS);
    playback.skip();
    playback.again(BEFORE, AFTER, EVENTS);
    expect(places()).toEqual({ a: 'x', b: '' });
    expect(playback.since).toEqual(EVENTS.slice(0, 2));
    vi.advanceTimersByTime(beat(speed) * 3);
    expect(playback.running).toBe(false);
    expect(playback.since).toEqual(EVENTS);
  });
});
