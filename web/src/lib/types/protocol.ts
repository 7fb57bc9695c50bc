// Written by tools/web_types.py from the Python types: change those, and run it again.

/** A legal action: beside these its parts (a place, a card), and what it costs and brings. */
export interface Offered {
  index: number;
  notation: string;
  verb: string;
  [part: string]: unknown;
}

/** The decision being asked; for the seat that decides also what it is about. */
export interface Question {
  kind: string;
  rule: string;
  [part: string]: unknown;
}

/** An event as a seat may know it: beside these, its data. */
export interface Happened {
  event: string;
  rule: string;
  seat: number;
  [part: string]: unknown;
}

/** What a seat (null: a side that no player has) would score now; beside these, from what. */
export interface Projected {
  seat: number | null;
  total: number;
  [part: string]: unknown;
}

/** What the view of every game holds beside the game's own things. */
export interface View {
  game: string;
  to_act: number | null;
  turn: number;
  active: number;
  over: boolean;
  projection: Projected[];
  decision?: Question;
  legal?: Offered[];
  scores?: number[];
  winners?: number[];
}

/** Why something was refused, in one sentence. `key` and `words`: the message that says it in
 * the reader's language; `rule`: the rule that forbids it. */
export interface Fault {
  error: string;
  key?: string;
  words?: Record<string, string | number>;
  rule?: string | null;
}

export interface OptionShown {
  name: string;
  kind: string;
  default: boolean | number | string | string[];
  choices: string[];
  help: Record<string, string>;
}

export interface BotShown {
  id: string;
  name: Record<string, string>;
}

export interface QuickShown {
  id: string;
  title: Record<string, string>;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
}

export interface GameShown {
  name: string;
  title: Record<string, string>;
  seats: [number, number];
  options: OptionShown[];
  bots: BotShown[];
  bot: string;
  quick: QuickShown[];
}

export interface RuleShown {
  id: string;
  chapter: string;
  en: string;
  ru: string;
}

export interface RulesShown {
  game: string;
  version: number;
  rules: RuleShown[];
}

export interface CreditShown {
  what: string;
  who: string;
  licence: string;
  note: Record<string, string>;
}

export interface SeatWanted {
  kind: 'here' | 'link' | 'bot';
  name?: string;
  bot?: string;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, boolean | number | string | string[]>;
  seed?: string | null;
  chances?: boolean;
}

export interface QuickWanted {
  game: string;
  quick?: string;
  name?: string;
}

/** Without seats: whoever is to act there is a person here, the others are bots. */
export interface ForkWanted {
  at: number;
  seat?: number | null;
  seats?: SeatWanted[];
  chances?: boolean;
}

export interface SeatGiven {
  seat: number;
  kind: string;
  token?: string | null;
}

export interface TableGiven {
  table: string;
  seed_hash: string;
  seats: SeatGiven[];
  redrawn?: boolean;
}

export interface RecordGiven {
  table: string;
}

export interface TableKnown {
  table: string;
  tokens?: string[];
}

export interface MineWanted {
  tables: TableKnown[];
}

/** One of my tables in the list. `gone`: there is no such table here. */
export interface TableShown {
  table: string;
  gone?: boolean;
  game?: string;
  seats?: number[];
  names?: string[];
  labels?: string[];
  ruled?: string[];
  seq?: number;
  turn?: number;
  to_act?: number | null;
  my_turn?: boolean;
  over?: boolean;
  winners?: number[];
  review?: boolean;
  started?: number;
  changed?: number;
}

export interface MineGiven {
  tables: TableShown[];
}

/** A table in words, as a seat sees it. */
export interface TextGiven {
  text: string;
}

/** How likely each side wins, the seats first; they add up to 1. */
export interface ChancesGiven {
  seq: number;
  chances: number[];
}

/** Whether a finished game was dealt from the seed whose hash was shown at its start. */
export interface Verdict {
  ok: boolean;
  seed: string;
  seed_hash: string;
  sentence: string;
}

/** What one decision brought about. `action` is shown to the seat that chose it, and to all
 * when the game is over. `why` is a bot's reason, as a message key: while the game goes on, only
 * what everybody could tell from what lies open. */
export interface LogEntry {
  n: number;
  seat: number;
  turn: number;
  events: Happened[];
  action?: Offered | null;
  why?: string;
}

/** The decisions `from` to `to` (counted from 1) were one seat's in one turn. */
export interface TurnSpan {
  from: number;
  to: number;
  seat: number;
  turn: number;
}

/** A table as one seat (or, with seat null, a spectator) sees it.
 * 
 * `seq` counts the decisions that this viewer could notice. */
export interface State {
  table: string;
  game: string;
  seq: number;
  last: number;
  seat: number | null;
  view: View;
  labels: string[];
  ruled: string[];
  names: string[];
  turns: TurnSpan[];
  barrier: string;
  can_undo: boolean;
  log: LogEntry[];
  seed_hash: string;
  seed_given: boolean;
  review: boolean;
  redrawn: boolean;
  over: boolean;
  chances: boolean;
  seed?: string;
  scores?: number[];
  winners?: number[];
  views?: View[];
}

export interface HelloMessage {
  t: 'hello';
  tokens?: string[];
  name?: string;
}

export interface PlayMessage {
  t: 'play';
  seat: number;
  seq: number;
  action: string;
}

export interface UndoMessage {
  t: 'undo';
  seat: number;
  seq: number;
  all?: boolean;
}

export interface WhyMessage {
  t: 'why';
  seat: number;
  action: string;
}

/** What would a strong bot do on this seat? */
export interface HintMessage {
  t: 'hint';
  seat: number;
  seq: number;
}

export interface ChatMessage {
  t: 'chat';
  text: string;
  seat?: number | null;
}

export interface BotMessage {
  t: 'bot';
  seat: number;
  on: boolean;
  bot?: string;
}

export interface ViewMessage {
  t: 'view';
  seat?: number | null;
  at?: number | null;
  open?: boolean;
}

export interface PingMessage {
  t: 'ping';
}

export interface StateTold {
  t: 'state';
  state: State;
}

/** What the decision `seq` brought about, as `seat` (null: a spectator) may know it. */
export interface EventsTold {
  t: 'events';
  seq: number;
  seat: number | null;
  events: Happened[];
}

/** As `Fault`. The state follows if the client cannot have seen the present one. */
export interface RefusedMessage {
  t: 'refused';
  sentence: string;
  seq: number;
  key?: string;
  words?: Record<string, string | number>;
  rule?: string | null;
}

/** `rule` null: the action is legal. */
export interface WhyTold {
  t: 'why';
  action: string;
  rule: string | null;
}

/** What a strong bot would do on the seat that asked, when it had seen `seq` decisions: one of
 * the actions offered there, by its notation. `reason`: why, as a message key, or empty. */
export interface HintTold {
  t: 'hint';
  seat: number;
  seq: number;
  action: string;
  reason: string;
}

export interface ChatTold {
  t: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface SeatPresence {
  seat: number;
  kind: string;
  online: boolean;
  bot: string;
  name: string;
}

export interface PresenceMessage {
  t: 'presence';
  seats: SeatPresence[];
  watchers: number;
}

export interface PongMessage {
  t: 'pong';
}

export type ClientMessage = HelloMessage | PlayMessage | UndoMessage | WhyMessage | HintMessage | ChatMessage | BotMessage | ViewMessage | PingMessage;

export type ServerMessage = StateTold | EventsTold | RefusedMessage | WhyTold | HintTold | ChatTold | PresenceMessage | PongMessage;
