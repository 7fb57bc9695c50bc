// Hover or focus anything, and it says what it is and which rule governs it.
import type { Attachment } from 'svelte/attachments';
import type { Thing } from '../actions.ts';
import type { Pick } from '../pick.svelte.ts';

export interface Tip {
  title: string;
  text?: string;
  /** The id of the rule that governs it. */
  rule?: string;
  /** All that can be read about it: rules by their ids, or by how those begin. */
  rules?: readonly string[];
  /** What can be done about it is listed in its sheet. */
  thing?: Thing;
}

export interface ShownTip extends Tip {
  /** Where the thing is on the screen. */
  box: DOMRect;
}

const DELAY = 350; // ms: long enough not to flicker while the mouse passes

class Tips {
  shown = $state.raw<ShownTip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: Element | null = null;

  plan(element: Element, content: () => Tip | null, at: 'now' | 'soon'): void {
    clearTimeout(this.#timer);
    this.#element = element;
    const show = () => {
      const found = content();
      this.shown =
        found && element.isConnected ? { ...found, box: element.getBoundingClientRect() } : null;
    };
    this.#timer = setTimeout(show, at === 'now' && this.shown ? 0 : DELAY);
  }

  /** Whether it is this element that a tip is shown or planned of. */
  of(element: Element): boolean {
    return this.#element === element;
  }

  leave(element: Element): void {
    if (this.#element !== element) return;
    clearTimeout(this.#timer);
    this.#element = null;
    this.shown = null;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const tips = new Tips();

class Sheets {
  /** What is read about a thing that was clicked where nothing is offered, or pressed for long. */
  shown = $state.raw<Tip | null>(null);

  open(content: (() => Tip | null) | undefined, thing?: Thing): void {
    tips.hide();
    const found = content?.() ?? null;
    this.shown = found && thing ? { ...found, thing } : found;
  }

  close(): void {
    this.shown = null;
  }
}

export const sheets = new Sheets();

class Explaining {
  /** Whether a click on anything explains it, and plays nothing. */
  on = $state(false);

  toggle(): void {
    this.on = !this.on;
    if (!this.on) sheets.close();
  }

  leave(): void {
    this.on = false;
  }
}

export const explaining = new Explaining();

/** While everything explains itself, the keyboard reaches also what nothing is offered for. */
function reached(element: Element): void {
  $effect(() => {
    if (!explaining.on) return;
    const named = element.hasAttribute('aria-label')
      ? element
      : (element.querySelector('[aria-label]') ?? element);
    const before = named.getAttribute('tabindex');
    if (before === '0' || named.matches('a, button, input')) return;
    named.setAttribute('tabindex', '0');
    return () => {
      if (before === null) named.removeAttribute('tabindex');
      else named.setAttribute('tabindex', before);
    };
  });
}

const LONG = 500; // ms
const FAR = 10; // px: more is no press but a movement

/** A finger that rests on the element opens the sheet, and then clicks nothing. */
function pressing(element: Element, content: () => Tip | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const end = () => clearTimeout(timer);
  const down = (event: Event) => {
    const { pointerType, clientX, clientY, isPrimary } = event as PointerEvent;
    end();
    if (pointerType === 'mouse' || !isPrimary) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      sheets.open(content);
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 1000);
    }, LONG);
  };
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) end();
  };
  const all = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
  for (const [kind, listener] of Object.entries(all)) element.addEventListener(kind, listener);
  return () => {
    end();
    for (const [kind, listener] of Object.entries(all)) element.removeEventListener(kind, listener);
  };
}

/** An element that is taken off the page loses the focus in the midst of drawing, when nothing may
 * change yet: what then follows waits until the drawing is done. */
function afterwards(leave: () => void): () => void {
  return () => queueMicrotask(leave);
}

/** Shows a tip while the mouse or the focus is on the element, and its sheet after a click. */
export function tip(content: () => Tip | null): Attachment<Element> {
  return (element) => {
    const undo = hover(content)(element);
    const click = (event: Event) => {
      // What lies on something that can be clicked, or holds it, leaves the click to that.
      const hit = event.target as Element;
      if (!explaining.on && hit.closest('button, a, label, .offered, .picked')) return;
      event.stopPropagation();
      event.preventDefault();
      sheets.open(content);
    };
    const key = (event: Event) => {
      if (!explaining.on || !entered(event)) return;
      event.preventDefault();
      click(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      undo?.();
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}

function entered(event: Event): boolean {
  const { key } = event as KeyboardEvent;
  return key === 'Enter' || key === ' ';
}

/** The last movement that a tip answered: what lies around the element does not answer it, too. */
let answered: Event | undefined;

function hover(content: () => Tip | null): Attachment<Element> {
  return (element) => {
    const unpress = pressing(element, content);
    reached(element);
    // A thing that comes up under a resting mouse shows no tip: only one to which the mouse moved.
    const move = (event: Event) => {
      if (event === answered) return;
      answered = event;
      if (!tips.of(element)) tips.plan(element, content, 'now');
    };
    const leave = () => tips.leave(element);
    const blur = afterwards(leave);
    const focus = () => {
      if (element.matches(':focus-visible')) tips.plan(element, content, 'now');
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      leave();
      unpress();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  };
}

/** Makes an element point at a thing: click, Enter and Space pick it, hover and focus light it up.
 * Where nothing is offered, or while everything explains itself, a click opens its sheet. */
export function pointing(
  pick: Pick,
  thing: Thing,
  content?: () => Tip | null,
): Attachment<Element> {
  return (element) => {
    const undoTip = content ? hover(content)(element) : undefined;
    const click = (event: Event) => {
      event.stopPropagation();
      tips.hide();
      sheets.close();
      if (explaining.on && content) sheets.open(content, thing);
      else if (!pick.click(thing)) sheets.open(content);
    };
    const key = (event: Event) => {
      if (!entered(event)) return;
      event.preventDefault();
      click(event);
    };
    const enter = () => {
      pick.over = thing;
    };
    const leave = () => {
      if (pick.over === thing) pick.over = null;
    };
    const blur = afterwards(leave);
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', enter);
    element.addEventListener('blur', blur);
    return () => {
      undoTip?.();
      leave();
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', enter);
      element.removeEventListener('blur', blur);
    };
  };
}
