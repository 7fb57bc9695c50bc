// Events one after another, at the speed that the player likes. The board lags behind the present
// meanwhile; nothing else does: whoever decides or clicks is in the present at once.
import { sinceMine } from './log.ts';
import type { Happened, State, View } from './types/protocol.ts';

export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How an event looks on the board. */
export interface Scene {
  /** The places that it is about, by the names that the board gives them (`traced`). A piece that
   * moves goes from the first to the last. */
  places: readonly string[];
  /** Whether something is different there afterwards: that stays marked. */
  stays?: boolean;
  /** How long it is looked at; 1 is usual, and 0: together with what comes next. */
  beats?: number;
  /** Told at once with the event before it, if that is of the same kind. */
  together?: boolean;
}

/** What a game says about its events: the one thing that the playback asks of it. */
export interface Staging<V extends View = View, E extends Happened = Happened> {
  scene(event: E): Scene;
  /** How a view looks when of what happens between two only these places were told. Without it
   * the table changes with the last event that changes something. */
  blend?(before: V, after: V, places: ReadonlySet<string>): V;
}

interface Beat {
  events: readonly Happened[];
  places: readonly string[];
  stays: boolean;
  length: number;
  /** Between these two; the last beat of several ends with the second. */
  before: State;
  after: State;
  settles: boolean;
  last: boolean;
}

const BEATS: Record<Speed, number> = { off: 0, quick: 300, normal: 800, slow: 1700 }; // ms
const MOST = 100; // beats: who is further behind is brought to the present
const NOTHING: readonly never[] = [];
const PLAIN: Staging = { scene: () => ({ places: NOTHING }) };

/** The length of a usual event. */
export function beat(speed: Speed): number {
  return BEATS[speed];
}

export class Playback {
  /** What the board moves now. */
  events = $state.raw<readonly Happened[]>(NOTHING);
  /** The table as the board shows it; null: as it is. */
  shown = $state.raw<State | null>(null);
  /** What the others did since the seat last decided, as far as it was shown. */
  since = $state.raw<readonly Happened[]>(NOTHING);
  /** Events that are still to be shown after this one. */
  left = $state(0);

  staging: Staging = PLAIN;
  readonly #speed: () => Speed;
  #queue: Beat[] = [];
  #settled = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  get running(): boolean {
    return this.shown !== null;
  }

  /** The next state of a table, and what led to it. */
  arrive(before: State | undefined, state: State, happened: readonly Happened[]): void {
    if (!before || state.seq < before.seq) {
      this.rest(state);
      return;
    }
    const mine = state.seat !== null && state.log.at(-1)?.seat === state.seat;
    if (mine && happened.length) this.since = NOTHING;
    const watched = happened.some((event) => event.seat !== state.seat && this.#length(event) > 0);
    if (watched && this.#speed() !== 'off' && !hidden()) {
      this.#play(before, state, happened);
    } else if (this.running && !mine) {
      // Nothing to look at: it is told with the last that is still to be shown.
      const last = this.#queue.at(-1);
      if (last) last.events = [...last.events, ...happened];
      else this.since = [...this.since, ...happened];
    } else {
      this.#show(happened);
    }
  }

  /** Nothing is shown but how the table is: after a jump, or a visit. */
  rest(state: State | undefined): void {
    this.#stop();
    this.events = NOTHING;
    this.since = state ? recent(state) : NOTHING;
  }

  /** Shows again what led from one state to another. */
  again(before: State, state: State, happened: readonly Happened[]): void {
    this.#stop();
    this.since = NOTHING;
    if (happened.length) this.#play(before, state, happened);
  }

  /** Everything that is still to be shown is shown at once. */
  skip(): void {
    if (this.running) this.#show(NOTHING);
  }

  #show(happened: readonly Happened[]): void {
    const late = this.#queue.flatMap(({ events }) => events);
    this.#stop();
    this.events = [...late, ...happened];
    this.since = [...this.since, ...this.events];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#settled.clear();
    this.left = 0;
    this.shown = null;
  }

  #length(event: Happened): number {
    return this.staging.scene(event).beats ?? 1;
  }

  #play(before: State, after: State, happened: readonly Happened[]): void {
    const beats = this.#beats(before, after, happened);
    if (this.#queue.length + beats.length > MOST) {
      this.#show(happened);
      return;
    }
    this.#queue.push(...beats);
    this.left = this.#queue.length;
    if (!this.running) this.#next();
  }

  #beats(before: State, after: State, happened: readonly Happened[]): Beat[] {
    const beats: Beat[] = [];
    let waiting: Happened[] = [];
    for (const event of happened) {
      const { places, stays = false, beats: length = 1, together } = this.staging.scene(event);
      const last = beats.at(-1);
      if (together && last?.events.at(-1)?.event === event.event) {
        last.events = [...last.events, event];
        last.places = [...last.places, ...places];
      } else if (length === 0) {
        waiting.push(event);
      } else {
        const events = [...waiting, event];
        beats.push({ events, places, stays, length, before, after, settles: false, last: false });
        waiting = [];
      }
    }
    const end = beats.at(-1);
    if (end) {
      end.events = [...end.events, ...waiting];
      end.last = true;
      (beats.findLast(({ stays }) => stays) ?? end).settles = true;
    }
    return beats;
  }

  #next(): void {
    const one = this.#queue.shift();
    if (!one) {
      this.#stop();
      return;
    }
    this.left = this.#queue.length;
    for (const place of one.places) this.#settled.add(place);
    const { before, after } = one;
    const view = one.settles
      ? after.view
      : (this.staging.blend?.(before.view, after.view, this.#settled) ??
        (this.shown && this.shown.seq === after.seq ? after.view : before.view));
    this.shown = { ...(one.settles ? after : before), view };
    this.events = one.events;
    this.since = [...this.since, ...one.events];
    this.#timer = setTimeout(() => {
      if (one.last) {
        this.#settled.clear();
        if (this.#queue.length) this.shown = after;
      }
      this.#next();
    }, BEATS[this.#speed()] * one.length);
  }
}

/** What the others did since the looking seat decided; for a spectator, the newest turn. */
export function recent({ log, seat, labels }: State): readonly Happened[] {
  if (seat !== null)
    return sinceMine(log, seat, labels[seat] ?? '').others.map(({ event }) => event);
  const turn = log.at(-1)?.turn;
  return log.filter((entry) => entry.turn === turn).flatMap(({ events }) => events);
}

function hidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
