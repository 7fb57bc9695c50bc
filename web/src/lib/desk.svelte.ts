// The desk of whoever sits at a table: what is picked, doubted and played there, and what lies open.
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Offered } from './actions.ts';
import { again, lastTurn } from './again.ts';
import { explaining, sheets, type Tip } from './board/tips.svelte.ts';
import { gift } from './gifts.ts';
import { Guide } from './guide.svelte.ts';
import { likes } from './keep.svelte.ts';
import { Pick } from './pick.svelte.ts';
import { route } from './route.svelte.ts';
import { reading, rulebook } from './rules.svelte.ts';
import { short, type Follow } from './short.ts';
import type { LiveTable } from './table.svelte.ts';
import { left } from './warnings.ts';
import { sentence } from './words.svelte.ts';

export const PANELS = ['log', 'score', 'chat', 'menu'] as const;
export type Tab = (typeof PANELS)[number] | 'table';

/** An action that leaves something useful: played only if it is meant. */
export interface Doubt {
  action: Offered;
  left: readonly Offered[];
}

export class Desk {
  readonly live: LiveTable;
  readonly guide: Guide;
  readonly pick: Pick;
  doubt = $state.raw<Doubt | null>(null);
  /** The panel that was opened last. */
  tab = $state<Tab>('log');
  /** While the guide leads, the panels below and the list of choices are folded. */
  panels = $state(false);
  unfolded = $state(false);
  readonly #phone = new MediaQuery('(max-width: 820px)');

  constructor(live: LiveTable) {
    this.live = live;
    this.guide = new Guide(live);
    this.pick = new Pick(
      () => live.legal,
      (action) => this.choose(action),
      (things) => live.ask(things),
    );
    $effect(() => {
      if (this.phone) untrack(() => (this.tab = 'table'));
    });
    $effect(() => this.#begins());
    $effect(() => this.#takes());
    $effect(() => this.#advises());
  }

  /** A narrow screen: one thing at a time. */
  get phone(): boolean {
    return this.#phone.current;
  }

  get game(): string {
    return this.live.shown?.game ?? '';
  }

  /** What lies beside the board. The result of a finished game stands above: it needs no tab. */
  get beside(): readonly Tab[] {
    return this.live.shown?.over ? PANELS.filter((one) => one !== 'score') : PANELS;
  }

  /** The panel that is open. On a phone the table is one; on a wide screen it is always there. */
  get current(): Tab {
    return this.phone || this.beside.includes(this.tab) ? this.tab : 'log';
  }

  get folded(): boolean {
    return this.guide.leads && !this.panels && !this.phone;
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.panels = true;
  }

  read(id: string): void {
    reading.rule = { game: this.game, id };
  }

  /** To a moment, which the address then names. */
  travel(at: number): void {
    const { live } = this;
    const last = live.now?.last ?? 0;
    route.amend({ at: at >= last && !live.open ? null : String(Math.max(at, 0)) });
  }

  /** Looks from another seat, or hands the device over. */
  look(seat: number): void {
    const { live } = this;
    if (!live.shown?.over && !live.shown?.review) live.handover = seat;
    else live.look(live.seat === seat && !live.mine.includes(seat) ? null : seat);
  }

  /** Plays an action or says why not; asks first if something useful would be left. */
  choose(action: Offered | string, ...then: (string | Follow)[]): void {
    const { live, guide } = this;
    const offered =
      typeof action === 'string' ? live.legal.find(({ notation }) => notation === action) : action;
    if (!offered) {
      if (typeof action === 'string') live.ask(action);
      return;
    }
    if (explaining.on) {
      sheets.open(() => this.#explained(offered));
      return;
    }
    if (guide.holds(offered)) return;
    if (guide.wanted) {
      live.play(offered.notation);
      return;
    }
    const leaving =
      likes.now.confirm && this.doubt?.action !== offered
        ? left(this.game, offered, live.legal)
        : [];
    if (leaving.length) {
      this.doubt = { action: offered, left: leaving };
      return;
    }
    this.doubt = null;
    const after = short(this.game).follow(offered);
    live.play(offered.notation, ...then, ...(after ? [after] : []));
  }

  /** Plays an action without what would follow from it. */
  begin(action: Offered): void {
    this.pick.clear();
    if (!this.guide.holds(action)) this.live.play(action.notation);
  }

  /** A turn of mine that could begin again now. */
  get turnBefore(): readonly Offered[] | undefined {
    const { now, legal, log } = this.live;
    return now && legal.length && !this.guide.leads ? lastTurn(now, log, legal) : undefined;
  }

  /** Plays it as far as it is offered; why it stops there can be read. */
  repeat(): void {
    const { live } = this;
    const turn = this.turnBefore;
    if (!turn || live.waiting || !live.now) return;
    const follow = again(this.game, turn, ({ notation }) => live.ask(notation));
    const first = follow(live.now, live.legal);
    if (first) live.play(first.notation, follow);
  }

  /** What an action does, and by which rules: the chapter of its verb, and that of the question. */
  #explained(action: Offered): Tip {
    const chapter = action.verb.split('-', 1)[0];
    const rules = [...rulebook(this.game).values()].filter((one) => one.chapter === chapter);
    const asks = this.live.shown?.view.decision?.rule ?? '';
    return { title: sentence(this.game, action), rules: [...rules.map((one) => one.id), asks] };
  }

  /** What was clicked or doubted holds only for the question it was an answer to. */
  #begins(): void {
    void this.live.legal;
    untrack(() => {
      this.pick.clear();
      this.doubt = null;
    });
  }

  /** What can only help is taken, unless the player wants to be asked. */
  #takes(): void {
    const { now, legal, waiting, rethinking } = this.live;
    const taken =
      now && likes.now.gifts && !this.guide.leads && !waiting && !rethinking
        ? gift(now, legal)
        : undefined;
    if (taken) untrack(() => this.live.answer(taken.notation));
  }

  /** What was advised is lit on the board, too. */
  #advises(): void {
    const advised = this.live.hint?.action ?? this.guide.shown ?? null;
    untrack(() => {
      this.pick.clear();
      this.pick.advised = advised;
    });
  }
}
