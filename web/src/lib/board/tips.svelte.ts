// Hover or focus anything, and it says what it is and which rule governs it.
import type { Attachment } from 'svelte/attachments';
import type { Thing } from '../actions.ts';
import type { Pick } from '../pick.svelte.ts';

export interface Tip {
  title: string;
  text?: string;
  /** The id of the rule that governs it. */
  rule?: string;
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
      this.shown = found && element.isConnected ? { ...found, box: element.getBoundingClientRect() } : null;
    };
    this.#timer = setTimeout(show, at === 'now' && this.shown ? 0 : DELAY);
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

/** An element that is taken off the page loses the focus in the midst of drawing, when nothing may
 * change yet: what then follows waits until the drawing is done. */
function afterwards(leave: () => void): () => void {
  return () => queueMicrotask(leave);
}

/** Shows a tip while the mouse or the focus is on the element. */
export function tip(content: () => Tip | null): Attachment<Element> {
  return (element) => {
    const enter = () => tips.plan(element, content, 'now');
    const leave = () => tips.leave(element);
    const blur = afterwards(leave);
    const focus = () => {
      if (element.matches(':focus-visible')) tips.plan(element, content, 'now');
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  };
}

/** Makes an element point at a thing: click, Enter and Space pick it, hover and focus light it up. */
export function pointing(pick: Pick, thing: Thing, content?: () => Tip | null): Attachment<Element> {
  return (element) => {
    const undoTip = content ? tip(content)(element) : undefined;
    const click = (event: Event) => {
      event.stopPropagation();
      tips.hide();
      pick.click(thing);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
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
