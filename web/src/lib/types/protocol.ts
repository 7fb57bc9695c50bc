// Written by tools/web_types.py from the Python types: change those, and run it again.

/** Of the protocol of the socket. */
export const VERSION = 1;

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

/** An event as a seat may know it: beside these, its fields, which the game knows. */
export interface Happened {
  event: string;
  rule: string;
  seat: number;
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

/** The turn of a side begins. A game tells this, as a `Turn` of its own, where the log cannot
 * see it: sides that only follow rules take no decisions. */
export interface Turn {
  event: 'turn';
  rule: string;
  seat: number;
  turn: number;
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
  solo: boolean | null;
  mixed: boolean | null;
}

/** `help`: how it plays. `seconds`: for how long it may think about a turn, or 0. */
export interface BotShown {
  id: string;
  name: Record<string, string>;
  help: Record<string, string>;
  seconds: number;
}

export interface QuickShown {
  id: string;
  title: Record<string, string>;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
}

/** The opponent of a lone player; `option` says which one, `usual` where nothing is said.
 * `several` lists those that sit beside others, if they may. */
export interface SoloShown {
  title: Record<string, string>;
  option: string;
  usual: string;
  several: string;
}

export interface GameShown {
  name: string;
  title: Record<string, string>;
  seats: [number, number];
  options: OptionShown[];
  bots: BotShown[];
  bot: string;
  printed: string;
  quick: QuickShown[];
  solo: SoloShown | null;
  lessons: string[];
  pick: string;
  colours: string[];
}

/** `reading`: how it is played here what the printed rules leave open; `option` plays it the
 * other way. `completed`: they do not cover it at all, and it was added here. */
export interface RuleShown {
  id: string;
  chapter: string;
  en: string;
  ru: string;
  reading: Record<string, string> | null;
  option: string | null;
  completed: boolean;
}

/** A part of the rules on one screen: `overview-{id}` is its heading; a picture of the table is
 * at `picture`. */
export interface OverviewShown {
  id: string;
  rules: string[];
  picture: string;
}

/** A moment of a guided game, as the learner sees it. */
export interface PictureGiven {
  view: Record<string, unknown>;
  printed: string;
  labels: string[];
  seat: number;
}

/** A word of the game in both languages, and the rule that says what it is. */
export interface TermShown {
  en: string;
  ru: string;
  rule: string;
}

export interface RulesShown {
  game: string;
  version: number;
  glossary: TermShown[];
  overview: OverviewShown[];
  rules: RuleShown[];
}

/** What is printed in a box, and what players call its components, by language. A view says
 * only what can change: whoever draws a table lays both together, for they share no name. */
export interface PrintedGiven {
  board: Record<string, unknown>;
  names: Record<string, Record<string, string>>;
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

/** A guided game; or the same game without the guide. */
export interface LessonWanted {
  game: string;
  lesson: string;
  name?: string;
  guide?: boolean;
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
  ended?: boolean;
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
  salt: string;
  seed_hash: string;
  sentence: string;
}

/** What every side would have scored when a round was over; round 0 is the start. */
export interface Standing {
  round: number;
  sides: Projected[];
}

/** Something that everybody remembers of a game, and in which round it happened. */
export interface Milestone {
  round: number;
  event: Happened;
}

/** A criterion that told sides with equal scores apart, by its rule; `held` says how many of
 * what it counts each of them had. */
export interface TieBreak {
  rule: string;
  held: Record<string, number>;
}

/** How a finished game went; the last of `rounds` is its end. */
export interface CourseGiven {
  rounds: Standing[];
  milestones: Milestone[];
  tie_breaks: TieBreak[];
}

/** People gather who will play: the name is the host's. */
export interface GatheringWanted {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, boolean | number | string | string[]>;
  chances?: boolean;
}

/** `token`: whose it is sits there, and later at the table; empty for a bot. */
export interface GatheringGiven {
  gathering: string;
  token: string;
}

/** Where the same people gather to play again. */
export interface RematchGiven {
  gathering: string;
}

export interface Enter {
  name?: string;
  bot?: string;
}

/** What is not named stays as it is. An empty pick takes what is left. */
export interface Change {
  guest: number;
  name?: string | null;
  bot?: string | null;
  pick?: string | null;
  ready?: boolean | null;
}

export interface Part {
  guest: number;
}

export interface GuestShown {
  number: number;
  name: string;
  bot: string;
  pick: string;
  ready: boolean;
  here: boolean;
  host: boolean;
  mine: boolean;
}

/** `options`: those that are not as usual. `picks`: what there is to pick from. `table`: where
 * the game was laid; empty as long as people gather. `own_seats`: the seats there, by guest. */
export interface GatheringShown {
  gathering: string;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string | string[]>;
  picks: string[];
  guests: GuestShown[];
  table: string;
  own_seats: Record<string, number>;
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

/** What people did beside the game, after the decision `n` as the viewer counts.
 * 
 * - `bot`: the bot `bot` plays for `seat`, as the seats `by` wanted; or as the seat itself wanted.
 * - `back`: the player of `seat` plays again.
 * - `end`: the seats `by` ended the game unfinished, because the player of `seat` was away.
 * - `agreed`: the seats `by` ended the game unfinished, as all wanted it.
 * - `resign`: the player of `seat` gave up, and the bot `bot` plays on.
 * - `again`: after the game, all are invited to play again, in the waiting room `gathering`.
 * - `renew`: the host (`by`) gave `seat` another link.
 * - `mute`, `remove`, `allow`: the host (`seat`) did so to the spectator `who`. */
export interface Note {
  n: number;
  kind: 'bot' | 'back' | 'end' | 'agreed' | 'resign' | 'again' | 'renew' | 'mute' | 'remove' | 'allow';
  seat: number;
  by?: number[];
  bot?: string;
  gathering?: string;
  who?: string;
}

/** The table was laid with version `laid` of the rules of its game, this program plays version
 * `now`. `whole`: all that was decided holds by these rules, and the game goes on by them;
 * otherwise it is shown as far as it holds, and can only be looked at. */
export interface OtherRules {
  laid: number;
  now: number;
  whole: boolean;
}

/** One sentence of a guide: it states a rule, or is advice, or says what to do now. */
export interface SentenceShown {
  rule: string;
  advice: boolean;
}

/** What a guide says. `step` counts from 0, and is `steps` when the guide has let go, or was
 * `left` by another decision. `action`: what is to be done now; empty while the rival plays.
 * 
 * The words are messages of the game: `lesson-{name}-{id}`, with `-1`, `-2`… for the sentences
 * and `-no` for another try. */
export interface LessonShown {
  name: string;
  step: number;
  steps: number;
  id: string;
  says: SentenceShown[];
  action: string;
  left: boolean;
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
  printed: string;
  view: View;
  labels: string[];
  ruled: string[];
  names: string[];
  turns: TurnSpan[];
  barrier: string;
  can_undo: boolean;
  log: LogEntry[];
  notes: Note[];
  seed_hash: string;
  seed_given: boolean;
  review: boolean;
  redrawn: boolean;
  over: boolean;
  ended: boolean;
  chances: boolean;
  lesson?: LessonShown;
  rules?: OtherRules;
  seed?: string;
  salt?: string;
  scores?: number[];
  winners?: number[];
  views?: View[];
}

/** `version`: that of the protocol which the client speaks; another one is turned away. */
export interface HelloMessage {
  t: 'hello';
  version?: number;
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

/** Why is this not offered? An action by its notation, or what it would be `about`: its verb, or
 * several that it could be, and parts. */
export interface WhyMessage {
  t: 'why';
  seat: number;
  action?: string;
  about?: Record<string, string | number | (string | number)[]>;
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

/** What to do about a seat whose player is away. `bot`: one other than the usual one, on which
 * all must agree. */
export interface VoteMessage {
  t: 'vote';
  seat: number;
  choice: 'wait' | 'bot' | 'end';
  bot?: string;
}

/** What the host does about a spectator, by the number in `crowd`: what he says is not told, or
 * he is sent away; or he may do all again. It holds for all who come from the same address. */
export interface CurbMessage {
  t: 'curb';
  number: number;
  deed: 'mute' | 'remove' | 'allow';
}

/** The host gives a seat another link: the one of before opens it no more. */
export interface RenewMessage {
  t: 'renew';
  seat: number;
}

/** The host says where turns are announced, and in which language; nowhere, if it is empty. */
export interface WebhookMessage {
  t: 'webhook';
  address: string;
  lang?: 'en' | 'ru';
}

/** Give up the seat for good: a bot plays on. */
export interface ResignMessage {
  t: 'resign';
  seat: number;
}

/** Want the game to end unfinished, or no longer: it ends when all players want it. */
export interface AgreeMessage {
  t: 'agree';
  seat: number;
  on: boolean;
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

/** All of a table as it stands: first, and whenever what has changed is not enough. */
export interface StateTold {
  t: 'state';
  state: State;
}

/** What has changed for a seat (null: a spectator) since the last `state` or `patch` that this
 * socket was sent for it.
 * 
 * `seq` and `last` of the state are `seq` now. `patch` is laid over the rest (docs/wire.md). `log`
 * are the entries that are new: they take the place of those with their number and after; entries
 * after `seq` were taken back. The decisions of `turns` are those of the log. */
export interface PatchTold {
  t: 'patch';
  seat: number | null;
  seq: number;
  patch?: Record<string, unknown>;
  log?: LogEntry[];
}

/** The moment that was asked for. No patch is laid over it. */
export interface ViewTold {
  t: 'view';
  state: State;
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

/** `rule` null: the action is legal. `action` empty: what was pointed at is about nothing. */
export interface WhyTold {
  t: 'why';
  action: string;
  rule: string | null;
}

/** What a strong bot would do on the seat that asked, when it had seen `seq` decisions: one of
 * the actions offered there, by its notation. `reason`: why, as a message key, or empty. `then`:
 * what it would do after that, as far as it is certain; while this is followed, hints keep to it. */
export interface HintTold {
  t: 'hint';
  seat: number;
  seq: number;
  action: string;
  reason: string;
  then: Offered[];
}

export interface ChatTold {
  t: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What a seat wants done about another whose player is away. */
export interface VoteShown {
  seat: number;
  choice: 'wait' | 'bot' | 'end';
  bot: string;
}

export interface SeatPresence {
  seat: number;
  kind: string;
  online: boolean;
  bot: string;
  name: string;
  grace: number | null;
  votes: VoteShown[];
  ends: boolean;
  resigned: boolean;
}

/** `host`: the seat of whoever laid the table, who may renew links and curb spectators. */
export interface PresenceMessage {
  t: 'presence';
  seats: SeatPresence[];
  watchers: number;
  host: number | null;
}

/** A spectator, for the host. `deed`: what was done about him, or empty. */
export interface WatcherShown {
  number: number;
  name: string;
  here: boolean;
  deed: string;
}

/** Who watches, as far as there is room: only the host is told. */
export interface CrowdTold {
  t: 'crowd';
  crowd: WatcherShown[];
}

/** The token of the new link of a seat: only the host is told. */
export interface RenewedTold {
  t: 'renewed';
  seat: number;
  token: string;
}

/** At which host turns are announced, or empty: only the host of the table is told, and only
 * where the server does that. The rest of the address is told to nobody. */
export interface WebhookTold {
  t: 'webhook';
  place: string;
}

export interface PongMessage {
  t: 'pong';
}

export type ClientMessage = HelloMessage | PlayMessage | UndoMessage | WhyMessage | HintMessage | ChatMessage | BotMessage | VoteMessage | ResignMessage | AgreeMessage | CurbMessage | RenewMessage | WebhookMessage | ViewMessage | PingMessage;

export type ServerMessage = StateTold | PatchTold | ViewTold | RefusedMessage | WhyTold | HintTold | ChatTold | PresenceMessage | CrowdTold | RenewedTold | WebhookTold | PongMessage;
