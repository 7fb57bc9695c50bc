// A unit is dragged to a place: taking it up chooses it, and the drop goes there, if that is offered.
import type { Point } from '$lib/board/motion.svelte.ts';
import { tips } from '$lib/board/tips.svelte.ts';
import type { Attachment } from 'svelte/attachments';
import type { Table } from '../board.ts';

const FAR = 8; // px: less is a click

export class Drag {
  /** What is being dragged: a unit and where it stood. */
  held = $state('');
  /** Where the pointer is on the screen. */
  at = $state.raw<Point | null>(null);
  /** The place under the pointer. */
  over = $state('');
  /** Where it was dropped before the offers had come. */
  #dropped = '';

  readonly #table: Table;

  /** What kind of unit is dragged. */
  get unit(): string {
    return this.held.split(' ')[0] ?? '';
  }

  constructor(table: Table) {
    this.#table = table;
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
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!this.held) {
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
        this.held = unit;
        tips.hide();
        if (!underWay) this.#table.choose(`move ${unit}`);
      }
      this.at = { x: moved.clientX, y: moved.clientY };
      const under = document
        .elementFromPoint(moved.clientX, moved.clientY)
        ?.closest('[data-place]');
      this.over = under?.getAttribute('data-place') ?? '';
    };
    const up = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (!this.held) return;
      // The click that ends a drag picks nothing.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      this.held = '';
      this.at = null;
      if (ended.type === 'pointerup') this.#drop(this.over);
      this.over = '';
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  }

  #drop(place: string): void {
    this.#dropped = place;
    this.arrived();
  }

  /** Called whenever new offers come: a drop that waited for them is played, if it is among them. */
  arrived(): void {
    const { legal, view, choose } = this.#table;
    if (!this.#dropped || this.held || !legal.length || view.decision?.kind !== 'Travel') return;
    const place = this.#dropped;
    this.#dropped = '';
    const action = legal.find(({ notation }) => notation === `to ${place}`);
    if (action) choose(action);
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
