// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Offered } from '../actions.ts';
import { Pick } from '../pick.svelte.ts';
import { explaining, pointing, sheets, tip } from './tips.svelte.ts';

const offered: Offered[] = [{ notation: 'to V5', verb: 'to', place: 'V5' }];

function laid() {
  const choose = vi.fn<(action: Offered) => void>();
  const pick = new Pick(() => offered, choose);
  const button = document.createElement('button');
  const [place, mark] = [document.createElement('div'), document.createElement('i')];
  place.setAttribute('aria-label', 'V5');
  place.append(mark);
  button.append(document.createElement('i'));
  const acted = vi.fn();
  document.body.append(place, button);
  document.body.addEventListener('click', acted);
  const inside = button.firstElementChild ?? button;
  const undo = $effect.root(() => {
    pointing(pick, { place: 'V5' }, () => ({ title: 'V5 (village)' }))(place);
    tip(() => ({ title: 'a sign on a button' }))(inside);
  });
  done = () => {
    undo();
    document.body.removeEventListener('click', acted);
    document.body.replaceChildren();
  };
  return { choose, place, inside, acted };
}

let done: () => void = () => undefined;
afterEach(() => {
  explaining.leave();
  sheets.close();
  done();
});

describe('what is this?', () => {
  it('explains what is offered, with what can be done, and plays nothing', () => {
    const { choose, place } = laid();
    explaining.toggle();
    place.click();
    expect(choose).not.toHaveBeenCalled();
    expect(sheets.shown).toEqual({ title: 'V5 (village)', thing: { place: 'V5' } });
    explaining.leave();
    place.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offered[0]);
    expect(sheets.shown).toBeNull();
  });

  it('explains a sign on a button instead of pressing the button', () => {
    const { inside, acted } = laid();
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted).toHaveBeenCalledTimes(1);
    expect(sheets.shown).toBeNull();
    explaining.toggle();
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted).toHaveBeenCalledTimes(1);
    expect(sheets.shown).toEqual({ title: 'a sign on a button' });
  });

  it('answers Enter as a click', () => {
    const { choose, place } = laid();
    explaining.toggle();
    place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(sheets.shown?.title).toBe('V5 (village)');
    expect(choose).not.toHaveBeenCalled();
    explaining.toggle();
    expect(sheets.shown).toBeNull();
  });
});
