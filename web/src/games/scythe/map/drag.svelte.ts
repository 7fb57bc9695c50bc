// A unit is dragged to a place: taking it up chooses it, and the drop takes it there with all that it
// can take along, or alone while Shift is held (or the other way, as the player likes).
import type { Offered } from '$lib/actions.ts';
import type { Point } from '$lib/board/motion.svelte.ts';
import { tips } from '$lib/board/tips.svelte.ts';
import { likes } from '$lib/keep.svelte.ts';
import type { Attachment } from 'svelte/attachments';
import type { Table } from '../board.ts';
import type { ScytheView } from '../types.ts';
import { next, takes, type Journey } from './journey.ts';

const FAR = 8; // px: less is a click

export class Drag {
  /** What is being dragged: a unit and where it stood. */
  held = $state('');
  /** Where the pointer is on the screen. */
  at = $state.raw<Point | null>(null);
  /** Whether it takes along what it can. */
  along = $state(true);
  /** The places that the pointer has crossed, and the one it is on. */
  #way: string[] = [];
  #over = '';
  /** Where it was dropped before the offers had come. */
  #journey: Journey | null = null;

  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What kind of unit is dragged. */
  get unit(): string {
    return this.held.split(' ')[0] ?? '';
  }

  /** What it would take along. */
  get cargo(): Offered[] {
    const { legal, view } = this.#table;
    const standing = `${String(view.decision?.['unit'])} ${String(view.decision?.['place'])}`;
    const begins = legal.every(({ verb }) => verb !== 'stop');
    return this.along && begins && standing === this.held ? takes(legal) : [];
  }

  /** Makes a unit draggable; one that is not under way yet is chosen as it is taken up. */
  source(unit: string, underWay: boolean): Attachment<Element> {
    return (element) => {
      const down = (event: Event) => this.#down(event as PointerEvent, unit, underWay);
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #down(event: PointerEvent, unit: string, underWay: boolean): void {
    if (event.button !== 0) return;
    event.stopPropagation(); // the map is not moved
    const from = { x: event.clientX, y: event.clientY };
    const shift = ({ shiftKey }: PointerEvent | KeyboardEvent) => {
      this.along = likes.now.along !== shiftKey;
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!this.held) {
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
        this.#take(unit, underWay);
      }
      shift(moved);
      this.at = { x: moved.clientX, y: moved.clientY };
      this.#over = placeAt(this.at);
      if (this.#over && this.#over !== this.#way.at(-1)) this.#way.push(this.#over);
    };
    const up = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      listening.abort();
      if (!this.held) return;
      // The click that ends a drag picks nothing.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (ended.type === 'pointerup') this.#drop();
      this.held = '';
      this.at = null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    addEventListener('keydown', shift, { signal });
    addEventListener('keyup', shift, { signal });
  }

  #take(unit: string, underWay: boolean): void {
    this.held = unit;
    this.#way = [];
    this.#journey = null;
    tips.hide();
    const { legal, choose } = this.#table;
    const chosen = `move ${unit}`;
    if (underWay) return;
    if (legal.some(({ notation }) => notation === chosen)) choose(chosen);
    else choose('move', chosen);
  }

  #drop(): void {
    const [unit = '', from = ''] = this.held.split(' ');
    if (!this.#over || this.#over === from) return;
    const { view } = this.#table;
    const calm = (id: string) => isCalm(view, id, unit);
    this.#journey = { unit, from, way: this.#way, along: this.along, calm };
    this.arrived();
  }

  /** Called whenever new offers come: a drop that waited for them is played, or the rule against it
   * is told. */
  arrived(): void {
    const { legal, view, choose, ask, pick } = this.#table;
    const journey = this.#journey;
    if (!journey || !legal.length) return;
    const { unit, from, way } = journey;
    if (view.decision?.kind !== 'Travel') {
      const waits = ['move', `move ${unit} ${from}`];
      if (!legal.some(({ notation }) => waits.includes(notation))) this.#journey = null;
      return;
    }
    this.#journey = null;
    const goal = `to ${way.at(-1) ?? ''}`;
    // What was advised is done as it was advised.
    const advised = pick.advised?.notation === goal;
    const all = { ...journey, along: journey.along && !advised };
    const first = next(all, view.decision, legal);
    if (first) choose(first, (seen, offered) => next(all, seen.view.decision, offered));
    else ask(goal);
  }
}

function placeAt({ x, y }: Point): string {
  const under = document.elementFromPoint(x, y)?.closest('[data-place]');
  return under?.getAttribute('data-place') ?? '';
}

/** Whether nobody else stands there, nor waits there for a hero. */
function isCalm(view: ScytheView, id: string, unit: string): boolean {
  const place = view.places[view.map.findIndex((hex) => hex.id === id)];
  return (
    place !== undefined &&
    place.units.every(({ seat }) => seat === view.seat) &&
    !(unit === 'hero' && place.encounter)
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
