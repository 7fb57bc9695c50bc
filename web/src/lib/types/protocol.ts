// Written by tools/web_types.py from the Python types: change those, and run it again.

/** Of the protocol of the socket. */
export const VERSION = 1;

/** A legal action: in addition, its parts (a place, a card), and its cost and gain. */
export interface Offered {
  notation: string;
  verb: string;
  [part: string]: unknown;
}

/** The current decision; for the deciding seat also its parts. */
export interface Question {
  kind: string;
  rule: string;
  [part: string]: unknown;
}

/** An event as a seat may know it: in addition, the fields of its kind. */
export interface Happened {
  event: string;
  rule: string;
  seat: number;
}

/** What a seat (null: a side without a player) would score now; in addition, its parts. */
export interface Projected {
  seat: number | null;
  total: number;
  [part: string]: unknown;
}

/** The members common to the views of all games. */
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

/** The turn of a side begins. Games report it, with a `Turn` of their own, where the log cannot
 * see it: sides that only follow rules make no decisions. */
export interface Turn {
  event: 'turn';
  rule: string;
  seat: number;
  turn: number;
}

/** The reason for a refusal, in one sentence. `key` and `words`: the message for any
 * language; `rule`: the rule that forbids it. */
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

/** `help`: how it plays. `seconds`: its time limit per turn, or 0. */
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

/** The solo opponent; `option` selects it, and `usual` is the default.
 * `several` is the option that adds opponents to a game of several sides, if any. */
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

/** `reading`: our reading where the printed rules are ambiguous; `option` plays the other one.
 * `completed`: the printed rules do not cover it at all, and we added it. */
export interface RuleShown {
  id: string;
  chapter: string;
  en: string;
  ru: string;
  reading: Record<string, string> | null;
  option: string | null;
  completed: boolean;
}

/** A part of the overview: `overview-{id}` is its heading; a picture of the table is
 * at `picture`. */
export interface OverviewShown {
  id: string;
  rules: string[];
  picture: string;
}

export interface WordsShown {
  title: string;
  shows: string;
  task: string;
  no: string;
  done: string;
}

/** A worked example of a chapter, which can be tried as a lesson is; `words` by language. A
 * picture of its position is at `picture`, on which `marks` are marked. */
export interface ExampleShown {
  id: string;
  chapter: string;
  rules: string[];
  marks: string[];
  picture: string;
  words: Record<string, WordsShown>;
}

/** A moment of a guided game, or an example, as the learner sees it. */
export interface PictureGiven {
  view: Record<string, unknown>;
  printed: string;
  labels: string[];
  seat: number;
}

/** A term of the game in both languages, and the rule that defines it. */
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
  examples: ExampleShown[];
  rules: RuleShown[];
}

/** The printed components, and their names by language. A view holds only what can change: to
 * draw a table, merge the two; they share no member name. */
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

/** A guided game, or the same game without the guide; or a worked example. */
export interface LessonWanted {
  game: string;
  lesson: string;
  name?: string;
  guide?: boolean;
}

export interface PuzzleWanted {
  game: string;
  number: number;
  name?: string;
}

/** Without seats: the seat to act is a person, the others are bots. */
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

/** Each side's probability to win, the seats first; they sum to 1. */
export interface ChancesGiven {
  seq: number;
  chances: number[];
}

/** A coach's review of a turn before it ends, from the seat's knowledge when the
 * turn began. */
export interface CoachGiven {
  seq: number;
  gain: number;
  barrier: string;
  line: Offered[];
}

/** A puzzle in the list. Its theme is the message `puzzle-{theme}` of the game. `level`: the
 * weakest bot that finds the answer at least half of the time, or empty. */
export interface PuzzleListed {
  number: number;
  theme: string;
  level: string;
}

/** `today`: the number of today's puzzle, the same for everybody. */
export interface PuzzlesOfGame {
  game: string;
  today: number;
  puzzles: PuzzleListed[];
}

/** `day`: today's date, in UTC. */
export interface PuzzlesShown {
  day: string;
  games: PuzzlesOfGame[];
}

/** The answer is the turn that was played. `give_up`: show the solution without one. */
export interface PuzzleAnswer {
  give_up?: boolean;
}

/** What a plan decides, and what happens then, up to what is drawn or revealed. */
export interface PlanShown {
  actions: Offered[];
  events: Happened[];
}

/** How many points of a kind the best plan and the answer bring in the end, on average. */
export interface KindBrought {
  kind: string;
  best: number;
  own: number;
}

/** `gap`: points by which the best plan is ahead of all that are wrong; `behind`: by which the
 * answer is behind the best. Why a wrong answer is wrong: in so many `deals` that were played on
 * to the end, the two plans have brought this (`brings`; `lead` is that over the best rival). */
export interface PuzzleJudged {
  right: boolean;
  gap: number;
  behind: number;
  best: PlanShown;
  own?: PlanShown | null;
  deals?: number;
  brings?: KindBrought[];
}

/** Whether a finished game was dealt from the seed whose hash was shown at its start. */
export interface Verdict {
  ok: boolean;
  seed: string;
  salt: string;
  seed_hash: string;
  sentence: string;
}

/** Every side's score at the end of a round; round 0 is the start. */
export interface Standing {
  round: number;
  sides: Projected[];
}

/** A memorable event of a game, with its round. */
export interface Milestone {
  round: number;
  event: Happened;
}

/** A criterion that broke a tie, by its rule; `held` is each tied side's count. */
export interface TieBreak {
  rule: string;
  held: Record<string, number>;
}

/** The course of a finished game; the last of `rounds` is its end. */
export interface CourseGiven {
  rounds: Standing[];
  milestones: Milestone[];
  tie_breaks: TieBreak[];
}

/** A new waiting room; the name is the host's. */
export interface GatheringWanted {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, boolean | number | string | string[]>;
  chances?: boolean;
}

/** `token`: its holder is the guest, and later has a seat at the table; empty for a bot. */
export interface GatheringGiven {
  gathering: string;
  token: string;
}

/** The waiting room where the same people play again. */
export interface RematchGiven {
  gathering: string;
}

export interface Enter {
  name?: string;
  bot?: string;
}

/** Members left out do not change. An empty pick takes what is left. */
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

/** `options`: those that differ from the default. `picks`: the available picks. `table`: the id
 * of the table; empty until the game begins. `own_seats`: the seats there, by guest. */
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

/** The events of one decision. `action` is shown to the seat that chose it, and to all
 * once the game is over. `why` is a bot's reason, as a message key: during the game, only
 * what follows from public information. */
export interface LogEntry {
  n: number;
  seat: number;
  turn: number;
  events: Happened[];
  action?: Offered | null;
  why?: string;
}

/** The decisions `from` to `to` (counted from 1) of one seat in one turn. */
export interface TurnSpan {
  from: number;
  to: number;
  seat: number;
  turn: number;
}

/** An event outside the game, after the decision `n` by the viewer's count.
 * 
 * - `bot`: the bot `bot` plays for `seat`, by vote of the seats `by`; or by the seat's own choice.
 * - `back`: the player of `seat` plays again.
 * - `end`: the seats `by` ended the game unfinished, because the player of `seat` was away.
 * - `agreed`: the seats `by` ended the game unfinished, by agreement of all.
 * - `resign`: the player of `seat` resigned, and the bot `bot` plays on.
 * - `again`: after the game, all are invited to play again, in the waiting room `gathering`.
 * - `renew`: the host (`by`) gave `seat` a new link.
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

/** The table was created under version `laid` of its game's rules, and this program plays
 * version `now`. `whole`: all decisions are legal under the new rules, and the game continues
 * under them; otherwise it is shown up to the first that is not, and is read-only. */
export interface OtherRules {
  laid: number;
  now: number;
  whole: boolean;
}

/** One sentence of a guide: a rule, advice, or what to do now. */
export interface SentenceShown {
  rule: string;
  advice: boolean;
}

/** The guide's text. `step` counts from 0, and is `steps` when the guide has finished, or was
 * `left` by another decision. `action`: what to do now; empty while the rival plays.
 * 
 * The words are messages of the game: `lesson-{name}-{id}`, with `-1`, `-2`… for the sentences
 * and `-no` for another try; those of an example come with the rules. */
export interface LessonShown {
  name: string;
  example: boolean;
  step: number;
  steps: number;
  id: string;
  says: SentenceShown[];
  action: string;
  left: boolean;
}

/** The puzzle `number` of the game is solved here: with one turn, which is `whole` now. */
export interface PuzzleShown {
  number: number;
  whole: boolean;
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
  puzzle?: PuzzleShown;
  rules?: OtherRules;
  seed?: string;
  salt?: string;
  scores?: number[];
  winners?: number[];
  views?: View[];
}

/** `version`: the client's protocol version; any other than the server's is refused. */
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

/** Why is this not offered? An action by its notation, or by what it would be `about`: its verb,
 * or several alternatives, and parts. */
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

/** A vote about a seat whose player is away. `bot`: a bot other than the default, on which
 * all must agree. */
export interface VoteMessage {
  t: 'vote';
  seat: number;
  choice: 'wait' | 'bot' | 'end';
  bot?: string;
}

/** The host mutes, removes or readmits a spectator, by the number in `crowd`. It applies to
 * everybody at the same address. */
export interface CurbMessage {
  t: 'curb';
  number: number;
  deed: 'mute' | 'remove' | 'allow';
}

/** The host gives a seat a new link: the old one becomes invalid. */
export interface RenewMessage {
  t: 'renew';
  seat: number;
}

/** The host sets the webhook that announces turns, and its language; empty: none. */
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

/** Agree to end the game unfinished, or no longer: it ends when all players agree. */
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

/** The complete table: sent first, and whenever a patch would not be enough. */
export interface StateTold {
  t: 'state';
  state: State;
}

/** The changes for a seat (null: a spectator) since the last `state` or `patch` that this
 * socket was sent for it.
 * 
 * `seq` replaces `seq` and `last` of the state. `patch` applies to the rest (docs/wire.md). `log`
 * holds the new entries: they replace those with the same numbers and all later ones; entries
 * after `seq` were undone. `turns` continue with the entries of the log. */
export interface PatchTold {
  t: 'patch';
  seat: number | null;
  seq: number;
  patch?: Record<string, unknown>;
  log?: LogEntry[];
}

/** The requested moment. Patches do not apply to it. */
export interface ViewTold {
  t: 'view';
  state: State;
}

/** As `Fault`. The state follows if the client cannot have seen the current one. */
export interface RefusedMessage {
  t: 'refused';
  sentence: string;
  seq: number;
  key?: string;
  words?: Record<string, string | number>;
  rule?: string | null;
}

/** `rule` null: the action is legal. `action` empty: no action fits what was pointed at. */
export interface WhyTold {
  t: 'why';
  action: string;
  rule: string | null;
}

/** What a strong bot would do in the asking seat after `seq` decisions: one of
 * the actions offered there, by its notation. `reason`: a message key, or empty. `then`:
 * its further plan, as far as it is certain; while the player follows it, hints keep to it. */
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

/** A seat's vote about another whose player is away. */
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

/** `host`: the seat of the table's creator, who may renew links and moderate spectators. */
export interface PresenceMessage {
  t: 'presence';
  seats: SeatPresence[];
  watchers: number;
  host: number | null;
}

/** A spectator, for the host. `deed`: the host's measure against them, or empty. */
export interface WatcherShown {
  number: number;
  name: string;
  here: boolean;
  deed: string;
}

/** The spectators, up to a limit: sent only to the host. */
export interface CrowdTold {
  t: 'crowd';
  crowd: WatcherShown[];
}

/** The token of a seat's new link: sent only to the host. */
export interface RenewedTold {
  t: 'renewed';
  seat: number;
  token: string;
}

/** The site of the webhook that announces turns, or empty: sent only to the host of the table,
 * and only if the server allows webhooks. The rest of the address is sent to nobody. */
export interface WebhookTold {
  t: 'webhook';
  place: string;
}

export interface PongMessage {
  t: 'pong';
}

export type ClientMessage = HelloMessage | PlayMessage | UndoMessage | WhyMessage | HintMessage | ChatMessage | BotMessage | VoteMessage | ResignMessage | AgreeMessage | CurbMessage | RenewMessage | WebhookMessage | ViewMessage | PingMessage;

export type ServerMessage = StateTold | PatchTold | ViewTold | RefusedMessage | WhyTold | HintTold | ChatTold | PresenceMessage | CrowdTold | RenewedTold | WebhookTold | PongMessage;
