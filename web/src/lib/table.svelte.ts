// A table as this browser knows it: one state per seat of ours (or a spectator's), kept up by the
// socket; who looks at it now; what lies in the past; what was asked and what was refused.
import { SvelteMap } from 'svelte/reactivity';
import type { Thing } from './actions.ts';
import { get, Refusal } from './api.ts';
import { likes, tables } from './keep.svelte.ts';
import { merged, sinceMine } from './log.ts';
import { after } from './patches.ts';
import { Playback } from './playback.svelte.ts';
import { printed } from './printed.ts';
import type { Follow } from './short.ts';
import { Socket, type Status } from './socket.ts';
import { words } from './words.svelte.ts';
import { VERSION } from './types/protocol.ts';
import type {
  ChancesGiven,
  ChatTold,
  Happened,
  LogEntry,
  Offered,
  SeatPresence,
  ServerMessage,
  State,
  View,
  VoteShown,
  WatcherShown,
  WebhookTold,
  WhyMessage,
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

/** What a strong bot would do: one of the offered actions, and why, as a message key; and how it
 * would go on. */
export interface Hint {
  action: Offered;
  reason: string;
  then: readonly Offered[];
}

export type Deed = 'mute' | 'remove' | 'allow';

const WATCHER = -1;
const NOTHING: readonly never[] = [];

export class LiveTable {
  readonly id: string;
  /** Of the seats that are ours. */
  readonly tokens: readonly string[];

  status = $state<Status>('connecting');
  seats = $state.raw<readonly SeatPresence[]>([]);
  watchers = $state(0);
  /** The seat of whoever laid the table. */
  host = $state<number | null>(null);
  /** Who watches: only the host is told. */
  crowd = $state.raw<readonly WatcherShown[]>([]);
  /** At which host turns are announced: only the host is told, where the server does that. */
  webhook = $state.raw<WebhookTold | null>(null);
  /** When that was said, in ms since 1970. */
  presentAt = $state(0);
  chat = $state.raw<readonly ChatTold[]>([]);
  notice = $state.raw<Notice | null>(null);
  why = $state.raw<Answer | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  /** An action was sent and is not yet answered. */
  waiting = $state(false);
  /** The player has taken something back: nothing is answered for him until he decides again. */
  rethinking = $state(false);
  /** The seat that looks; null: a spectator, or nobody yet. */
  seat = $state<number | null>(null);
  /** The seat that the device is to be handed to; until then nobody's hand is shown. */
  handover = $state<number | null>(null);
  /** Shows what has happened, one event after another. */
  readonly playback = new Playback(() => likes.now.speed);
  /** An earlier moment that is being looked at. */
  past = $state.raw<State | null>(null);
  /** Of a finished game: show every hand. */
  open = $state(false);

  /** How likely each side wins at the moment that is shown; null if unknown or not wanted. */
  chances = $state.raw<readonly number[] | null>(null);

  readonly #states = new SvelteMap<number, State>();
  readonly #logs = new SvelteMap<number, readonly LogEntry[]>();
  /** As they were told on this socket: what has changed since is laid over them. */
  readonly #told = new Map<number, State>();
  readonly #socket: Socket;
  /** What was heard so far is taken in, one message after the other. */
  #taken: Promise<void> = Promise.resolve();
  #queue: (string | Follow)[] = [];
  /** What was sent last was an answer that the player had no part in. */
  #unasked = false;
  #fetching: AbortController | null = null;
  #reckoning: AbortController | null = null;

  constructor(id: string) {
    this.id = id;
    this.tokens = Object.values(tables.find(id)?.tokens ?? {});
    this.#socket = new Socket(id, {
      hello: () => ({
        t: 'hello',
        version: VERSION,
        tokens: [...this.tokens],
        name: likes.now.name,
      }),
      heard: (message) => {
        this.#taken = this.#taken
          .then(() => this.#hear(message))
          .catch((fault: unknown) => this.#complain(fault));
      },
      status: (status) => {
        this.status = status;
        if (status === 'connecting') this.#told.clear();
        if (status !== 'open') this.waiting = this.hinting = false;
      },
    });
  }

  close(): void {
    this.playback.rest(undefined);
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

  /** Whether nobody plays here but whoever looks, and bots. */
  get alone(): boolean {
    const people = this.seats.filter(({ kind, bot }) => !bot && kind !== 'nobody');
    return people.length === 1 && people[0]?.seat === this.now?.seat;
  }

  /** Whether we have laid the table. */
  get hosting(): boolean {
    return this.host !== null && this.mine.includes(this.host);
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
    const to_act = this.now?.over ? null : (this.now?.view.to_act ?? null);
    return to_act !== null && this.mine.includes(to_act) && !this.seats[to_act]?.bot
      ? to_act
      : null;
  }

  /** Looks from another seat: ours, or any once nothing is secret. */
  look(seat: number | null): void {
    this.handover = null;
    this.hint = null;
    this.hinting = false;
    this.seat = seat;
    this.playback.rest(this.now);
    if (this.past || (seat !== null && !this.#states.has(seat)))
      void this.travel(this.past?.seq ?? this.now?.seq ?? 0);
  }

  // -- what a player does ----------------------------------------------------------------------

  /** Plays an action; what is to come after it follows as soon as it is legal. */
  play(action: string, ...then: (string | Follow)[]): void {
    const { now } = this;
    if (!now || now.seat === null || this.waiting) return;
    this.playback.skip();
    this.notice = null;
    this.why = null;
    this.rethinking = false;
    this.#unasked = false;
    this.#queue = then;
    this.waiting = this.#socket.send({ t: 'play', seat: now.seat, seq: now.seq, action });
    if (!this.waiting) this.notice = { sentence: '', key: 'page-unreachable' };
  }

  /** Plays an action for the player. If another page of his did so already, that is no fault. */
  answer(action: string): void {
    this.play(action, ...this.#queue);
    this.#unasked = true;
  }

  undo(all: boolean): void {
    const { now } = this;
    if (!now || now.seat === null) return;
    this.why = null;
    this.rethinking = true;
    this.#queue = [];
    this.waiting = this.#socket.send({ t: 'undo', seat: now.seat, seq: now.seq, all });
  }

  /** Why is this not offered? A notation, or things on the board for which none is offered. */
  ask(what: string | readonly Thing[]): void {
    const { now } = this;
    if (!now || now.seat === null) return;
    this.notice = null;
    const { seat } = now;
    if (typeof what === 'string') this.#socket.send({ t: 'why', seat, action: what });
    else this.#socket.send({ t: 'why', seat, about: pointed(what) });
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

  /** What is to be done about a player who is away. */
  vote(seat: number, choice: VoteShown['choice'], bot = ''): void {
    this.notice = null;
    this.#socket.send({ t: 'vote', seat, choice, bot });
  }

  /** Lets a bot play for a seat of ours, or takes the seat back. */
  bot(seat: number, on: boolean, bot = ''): void {
    this.#socket.send({ t: 'bot', seat, on, bot });
  }

  /** Gives up a seat of ours for good. */
  resign(seat: number): void {
    this.#socket.send({ t: 'resign', seat });
  }

  /** Wants the game to end unfinished, or no longer. */
  agree(seat: number, on: boolean): void {
    this.#socket.send({ t: 'agree', seat, on });
  }

  /** What the host does about a spectator. */
  curb(number: number, deed: Deed): void {
    this.notice = null;
    this.#socket.send({ t: 'curb', number, deed });
  }

  /** The host gives a seat another link. */
  renew(seat: number): void {
    this.notice = null;
    this.#socket.send({ t: 'renew', seat });
  }

  /** The host says where turns are announced; empty: nowhere. */
  announce(address: string): void {
    this.notice = null;
    this.#socket.send({ t: 'webhook', address, lang: words.language });
  }

  // -- the past --------------------------------------------------------------------------------

  /** Goes to an earlier moment; the last one is the present. */
  async travel(at: number): Promise<void> {
    this.#fetching?.abort();
    const { now } = this;
    this.playback.rest(now);
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
      const state = await get<State>(
        `/api/tables/${this.id}/state?${query.toString()}`,
        this.tokens,
        fetching.signal,
      );
      this.past = await this.#whole(state);
    } catch (fault) {
      if (!fetching.signal.aborted) this.#complain(fault);
    }
  }

  /** Shows once more what the others did since the looking seat decided. */
  async again(): Promise<void> {
    const { now } = this;
    if (!now || this.past) return;
    const { others } =
      now.seat === null
        ? { others: [] }
        : sinceMine(this.log, now.seat, now.labels[now.seat] ?? '');
    const [first] = others;
    if (!first || now.seat === null) return;
    const query = new URLSearchParams({ at: String(first.n - 1), seat: String(now.seat) });
    try {
      const state = await get<State>(
        `/api/tables/${this.id}/state?${query.toString()}`,
        this.tokens,
      );
      const before = await this.#whole(state);
      if (this.now === now)
        this.playback.again(
          before,
          now,
          others.map(({ event }) => event),
        );
    } catch (fault) {
      this.#complain(fault);
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
      const { log } = await get<State>(
        `/api/tables/${this.id}/state?${query.toString()}`,
        this.tokens,
      );
      this.#logs.set(seat, [
        ...log,
        ...(this.#logs.get(seat) ?? []).filter((entry) => entry.n >= first.n),
      ]);
    } catch (fault) {
      this.#complain(fault);
    }
  }

  #complain(fault: unknown): void {
    if (fault instanceof Refusal) this.notice = { ...fault.fault, sentence: fault.fault.error };
    else this.notice = { sentence: fault instanceof Error ? fault.message : String(fault) };
  }

  // -- what the server says --------------------------------------------------------------------

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case 'state':
        await this.#take(message.state);
        break;
      case 'patch': {
        const before = this.#told.get(message.seat ?? WATCHER);
        if (before) await this.#take(after(before, message), message.log ?? []);
        break;
      }
      case 'refused':
        this.waiting = false;
        this.hinting = false;
        this.#queue = [];
        if (this.#unasked)
          this.rethinking = true; // not again and again
        else this.notice = message;
        break;
      case 'why':
        if (message.action) this.why = message;
        break;
      case 'hint': {
        const { now } = this;
        if (message.seat !== now?.seat || message.seq !== now.seq) break;
        this.hinting = false;
        const action = now.view.legal?.find(({ notation }) => notation === message.action);
        if (action) this.hint = { action, reason: message.reason, then: message.then };
        break;
      }
      case 'chat':
        if (!this.chat.some(({ n }) => n === message.n)) this.chat = [...this.chat, message];
        break;
      case 'presence':
        this.seats = message.seats;
        this.watchers = message.watchers;
        this.host = message.host;
        this.presentAt = Date.now();
        break;
      case 'crowd':
        this.crowd = message.crowd;
        break;
      case 'webhook':
        this.webhook = message;
        break;
      case 'renewed':
        tables.keep(this.id, '', {}, { [String(message.seat)]: message.token });
        break;
    }
  }

  /** A state says only what can change: with it, what is printed. */
  async #whole(state: State): Promise<State> {
    const { board } = await printed(state.printed, this.id);
    return { ...state, view: { ...board, ...state.view } as View };
  }

  /** Takes a state, and what is new in its log since the one before on this socket. */
  async #take(state: State, fresh?: readonly LogEntry[]): Promise<void> {
    const key = state.seat ?? WATCHER;
    const before = this.#told.get(key);
    this.#told.set(key, state);
    const entries = fresh ?? (before ? state.log.filter(({ n }) => n > before.seq) : NOTHING);
    const happened = entries.flatMap(({ events }) => events);
    this.#arrive(await this.#whole(state), happened);
  }

  #arrive(state: State, happened: readonly Happened[]): void {
    const key = state.seat ?? WATCHER;
    const before = this.#states.get(key);
    this.#logs.set(key, merged(this.#logs.get(key) ?? [], state));
    this.#states.set(key, state);
    this.#seatDown(state);
    if (key !== (this.seat ?? WATCHER)) return;
    this.waiting = false;
    this.hinting = false;
    this.hint = null;
    this.playback.arrive(before, state, this.past ? NOTHING : happened);
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
    if (typeof next === 'function') {
      const found = this.now && next(this.now, this.legal);
      if (found) this.play(found.notation, next, ...then);
    } else if (next !== undefined && this.legal.some(({ notation }) => notation === next)) {
      this.play(next, ...then);
    }
  }
}

/** All that is pointed at. */
function pointed(things: readonly Thing[]): NonNullable<WhyMessage['about']> {
  const about: NonNullable<WhyMessage['about']> = {};
  for (const thing of things) {
    for (const [name, part] of Object.entries(thing)) {
      about[name] = typeof part === 'object' ? [...part] : part;
    }
  }
  return about;
}
