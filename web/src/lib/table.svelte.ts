// A table as this browser knows it: one state per seat of ours (or a spectator's), kept up by the
// socket; who looks at it now; what lies in the past; what was asked and what was refused.
import { SvelteMap } from 'svelte/reactivity';
import type { Thing } from './actions.ts';
import { get, Refusal } from './api.ts';
import { likes, tables } from './keep.svelte.ts';
import { merged } from './log.ts';
import { Socket, type Status } from './socket.ts';
import type {
  ChancesGiven,
  ChatTold,
  Happened,
  LogEntry,
  Offered,
  SeatPresence,
  ServerMessage,
  State,
} from './types/protocol.ts';

export interface Notice {
  sentence: string;
  key?: string;
  words?: Readonly<Record<string, string | number>>;
  rule?: string | null;
}

export interface Answer {
  /** What was asked about, as typed. */
  action: string;
  rule: string | null;
}

/** What a strong bot would do: one of the offered actions, and why, as a message key. */
export interface Hint {
  action: Offered;
  reason: string;
}

const WATCHER = -1;
const NOTHING: readonly never[] = [];

export class LiveTable {
  readonly id: string;
  /** Of the seats that are ours. */
  readonly tokens: readonly string[];

  status = $state<Status>('connecting');
  seats = $state.raw<readonly SeatPresence[]>([]);
  watchers = $state(0);
  chat = $state.raw<readonly ChatTold[]>([]);
  notice = $state.raw<Notice | null>(null);
  why = $state.raw<Answer | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  /** An action was sent and is not yet answered. */
  waiting = $state(false);
  /** The seat that looks; null: a spectator, or nobody yet. */
  seat = $state<number | null>(null);
  /** The seat that the device is to be handed to; until then nobody's hand is shown. */
  handover = $state<number | null>(null);
  /** What has happened since the state before, as the looking seat knows it. */
  events = $state.raw<readonly Happened[]>(NOTHING);
  /** An earlier moment that is being looked at. */
  past = $state.raw<State | null>(null);
  /** Of a finished game: show every hand. */
  open = $state(false);

  /** How likely each side wins at the moment that is shown; null if unknown or not wanted. */
  chances = $state.raw<readonly number[] | null>(null);

  readonly #states = new SvelteMap<number, State>();
  readonly #logs = new SvelteMap<number, readonly LogEntry[]>();
  readonly #pending = new Map<number, Happened[]>();
  readonly #socket: Socket;
  #queue: string[] = [];
  #fetching: AbortController | null = null;
  #reckoning: AbortController | null = null;

  constructor(id: string) {
    this.id = id;
    this.tokens = Object.values(tables.find(id)?.tokens ?? {});
    this.#socket = new Socket(id, {
      hello: () => ({ t: 'hello', tokens: [...this.tokens], name: likes.now.name }),
      heard: (message) => this.#hear(message),
      status: (status) => {
        this.status = status;
        if (status !== 'open') this.waiting = this.hinting = false;
      },
    });
  }

  close(): void {
    this.#socket.close();
    this.#fetching?.abort();
    this.#reckoning?.abort();
  }

  // -- what there is to see --------------------------------------------------------------------

  /** The seats of ours, on this device. */
  get mine(): number[] {
    return [...this.#states.keys()].filter((seat) => seat !== WATCHER).sort((a, b) => a - b);
  }

  /** The present, as the looking seat sees it. */
  get now(): State | undefined {
    return this.#states.get(this.seat ?? WATCHER) ?? this.#states.values().next().value;
  }

  /** What is shown: the present or an earlier moment. */
  get shown(): State | undefined {
    return this.past ?? this.now;
  }

  get log(): readonly LogEntry[] {
    return this.past?.log ?? this.#logs.get(this.now?.seat ?? WATCHER) ?? NOTHING;
  }

  /** What the looking seat may choose from, now. */
  get legal(): readonly Offered[] {
    const { now } = this;
    if (!now || this.past || this.handover !== null || now.seat === null) return NOTHING;
    if (now.view.to_act !== now.seat || this.seats[now.seat]?.bot) return NOTHING;
    return now.view.legal ?? NOTHING;
  }

  /** Whether a seat of ours is to decide, whoever looks. */
  get mySeatToAct(): number | null {
    const to_act = this.now?.view.to_act ?? null;
    return to_act !== null && this.mine.includes(to_act) && !this.seats[to_act]?.bot ? to_act : null;
  }

  /** Looks from another seat: ours, or any once nothing is secret. */
  look(seat: number | null): void {
    this.handover = null;
    this.hint = null;
    this.hinting = false;
    this.events = NOTHING;
    this.seat = seat;
    if (this.past || (seat !== null && !this.#states.has(seat))) void this.travel(this.past?.seq ?? this.now?.seq ?? 0);
  }

  // -- what a player does ----------------------------------------------------------------------

  /** Plays an action; the notations after it follow as soon as they are legal. */
  play(action: string, ...then: string[]): void {
    const { now } = this;
    if (!now || now.seat === null || this.waiting) return;
    this.notice = null;
    this.why = null;
    this.#queue = then;
    this.waiting = this.#socket.send({ t: 'play', seat: now.seat, seq: now.seq, action });
    if (!this.waiting) this.notice = { sentence: '', key: 'page-unreachable' };
  }

  undo(all: boolean): void {
    const { now } = this;
    if (!now || now.seat === null) return;
    this.why = null;
    this.waiting = this.#socket.send({ t: 'undo', seat: now.seat, seq: now.seq, all });
  }

  /** Why is this not offered? A notation, or things on the board for which none is offered. */
  ask(what: string | readonly Thing[]): void {
    const { now } = this;
    const action = typeof what === 'string' ? what : guess(now?.view.legal ?? [], what);
    if (!now || now.seat === null || !action) return;
    this.notice = null;
    this.#socket.send({ t: 'why', seat: now.seat, action });
  }

  /** What would a strong bot do? */
  wonder(): void {
    const { now } = this;
    if (!now || now.seat === null || this.hinting) return;
    this.notice = null;
    this.why = null;
    this.hinting = this.#socket.send({ t: 'hint', seat: now.seat, seq: now.seq });
  }

  /** Is called otherwise from now on: the server hears it with the next hello. */
  rename(name: string): void {
    likes.set({ name });
    this.#socket.again();
  }

  say(text: string): void {
    this.#socket.send({ t: 'chat', text, seat: this.seat });
  }

  /** Lets a bot play for a seat, or takes the seat back. */
  bot(seat: number, on: boolean, bot = ''): void {
    this.#socket.send({ t: 'bot', seat, on, bot });
  }

  // -- the past --------------------------------------------------------------------------------

  /** Goes to an earlier moment; the last one is the present. */
  async travel(at: number): Promise<void> {
    this.#fetching?.abort();
    const { now } = this;
    this.events = NOTHING;
    if (!now || (at >= now.seq && this.#states.has(this.seat ?? WATCHER) && !this.open)) {
      this.past = null;
      return;
    }
    const fetching = new AbortController();
    this.#fetching = fetching;
    const query = new URLSearchParams({ at: String(Math.min(Math.max(at, 0), now.last)) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.open) query.set('open', '1');
    try {
      this.past = await get<State>(`/api/tables/${this.id}/state?${query.toString()}`, this.tokens, fetching.signal);
    } catch (fault) {
      if (!fetching.signal.aborted) this.#complain(fault);
    }
  }

  /** Of a finished game: shows what every seat knew, or only what the looking one did. */
  reveal(open: boolean): void {
    this.open = open;
    void this.travel(this.shown?.seq ?? 0);
  }

  /** Asks for the winning chances at a moment; what was asked before is not waited for. */
  async reckon(seen: State): Promise<void> {
    this.#reckoning?.abort();
    const reckoning = new AbortController();
    this.#reckoning = reckoning;
    const query = new URLSearchParams({ at: String(seen.seq) });
    if (seen.seat !== null) query.set('seat', String(seen.seat));
    try {
      const path = `/api/tables/${this.id}/chances?${query.toString()}`;
      const { chances } = await get<ChancesGiven>(path, this.tokens, reckoning.signal);
      this.chances = chances;
    } catch {
      // An extra: if it cannot be had now, the next moment may bring it.
    }
  }

  /** Fetches what came before the log that is there. */
  async older(): Promise<void> {
    const seat = this.now?.seat ?? WATCHER;
    const first = this.#logs.get(seat)?.[0];
    if (!first || first.n <= 1 || this.past) return;
    const query = new URLSearchParams({ at: String(first.n - 1) });
    if (seat !== WATCHER) query.set('seat', String(seat));
    try {
      const { log } = await get<State>(`/api/tables/${this.id}/state?${query.toString()}`, this.tokens);
      this.#logs.set(seat, [...log, ...(this.#logs.get(seat) ?? []).filter((entry) => entry.n >= first.n)]);
    } catch (fault) {
      this.#complain(fault);
    }
  }

  #complain(fault: unknown): void {
    if (fault instanceof Refusal) this.notice = { ...fault.fault, sentence: fault.fault.error };
    else this.notice = { sentence: fault instanceof Error ? fault.message : String(fault) };
  }

  // -- what the server says --------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'state':
        this.#arrive(message.state);
        break;
      case 'events': {
        const seat = message.seat ?? WATCHER;
        this.#pending.set(seat, [...(this.#pending.get(seat) ?? []), ...message.events]);
        break;
      }
      case 'refused':
        this.waiting = false;
        this.hinting = false;
        this.#queue = [];
        this.notice = message;
        break;
      case 'why':
        this.why = message;
        break;
      case 'hint': {
        const { now } = this;
        if (message.seat !== now?.seat || message.seq !== now.seq) break;
        this.hinting = false;
        const action = now.view.legal?.find(({ notation }) => notation === message.action);
        if (action) this.hint = { action, reason: message.reason };
        break;
      }
      case 'chat':
        if (!this.chat.some(({ n }) => n === message.n)) this.chat = [...this.chat, message];
        break;
      case 'presence':
        this.seats = message.seats;
        this.watchers = message.watchers;
        break;
    }
  }

  #arrive(state: State): void {
    const key = state.seat ?? WATCHER;
    const first = !this.#states.has(key);
    this.#logs.set(key, merged(this.#logs.get(key) ?? [], state));
    this.#states.set(key, state);
    this.#seatDown(state);
    const happened = this.#pending.get(key) ?? [];
    this.#pending.delete(key);
    if (key !== (this.seat ?? WATCHER)) return;
    this.waiting = false;
    this.hinting = false;
    this.hint = null;
    this.events = first || this.past ? NOTHING : happened;
    this.#goOn();
  }

  /** Who looks now: the only seat of ours, or after a handover the one that is to decide. */
  #seatDown(state: State): void {
    const { mine } = this;
    const { to_act } = state.view;
    if (mine.length === 0) return;
    if (this.tokens.length === 1) {
      this.seat ??= mine[0] ?? null;
      return;
    }
    // An open game has no hands to cover.
    if (state.over || state.review) {
      this.handover = null;
      this.seat ??= mine[0] ?? null;
    } else if (to_act !== null && mine.includes(to_act) && to_act !== this.seat) {
      this.handover = to_act;
    } else if (to_act === this.seat) {
      this.handover = null;
    } else if (this.seat === null && this.handover === null) {
      this.handover = mine[0] ?? null;
    }
  }

  /** Plays what was to follow, if it is legal now. */
  #goOn(): void {
    const [next, ...then] = this.#queue;
    this.#queue = [];
    if (next !== undefined && this.legal.some(({ notation }) => notation === next)) this.play(next, ...then);
  }
}

/** The notation of an action about things that is not offered, after the pattern of one that is. */
export function guess(offered: readonly Offered[], things: readonly Thing[]): string {
  const wanted = Object.assign({}, ...things) as Record<string, unknown>;
  const { verb, ...parts } = wanted;
  for (const action of offered) {
    if (verb !== undefined && ![verb].flat().includes(action.verb)) continue;
    let { notation } = action;
    const fits = Object.entries(parts).every(([part, value]) => {
      const given = action[part];
      if (typeof given !== 'string' && typeof given !== 'number') return false;
      if (given === value) return true;
      const all = notation.split(' ');
      const at = all.lastIndexOf(String(given));
      if (at < 0) return false;
      all[at] = String(value);
      notation = all.join(' ');
      return true;
    });
    if (fits) return notation;
  }
  return '';
}
