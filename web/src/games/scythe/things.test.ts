import type { Offered } from '$lib/actions.ts';
import { Pick } from '$lib/pick.svelte.ts';
import { describe, expect, it } from 'vitest';
import { bottomThing, cardThing, face, placeThing, topThing } from './things.ts';

const act = (verb: string, parts: Record<string, unknown> = {}): Offered => ({
  notation: [verb, ...Object.values(parts)].join(' '),
  verb,
  ...parts,
});

function chosenBy(legal: Offered[], thing: Parameters<Pick['click']>[0]): string[] {
  const played: string[] = [];
  const pick = new Pick(
    () => legal,
    ({ notation }) => played.push(notation),
  );
  pick.click(thing);
  return played;
}

describe('things of the table', () => {
  it('a click on a place that can produce means all it can', () => {
    const legal = [1, 2, 3].map((n) => act('produce-at', { place: 'F4', count: n }));
    expect(chosenBy(legal, placeThing(legal, 'F4'))).toEqual(['produce-at F4 3']);
  });

  it('a place is not about the units that could leave it', () => {
    const legal = [act('move-unit', { unit: 'mech', place: 'T4' }), act('done')];
    const pick = new Pick(
      () => legal,
      () => undefined,
    );
    expect(pick.can(placeThing(legal, 'T4'))).toBe(false);
  });

  it('a top action is taken whole', () => {
    const legal = [0, 1].map((partly) => act('bolster-power', { section: 'bolster', partly }));
    expect(chosenBy(legal, topThing('bolster', 0))).toEqual(['bolster-power bolster 0']);
  });

  it('a bottom action is gone for at once only where its top action cannot be taken', () => {
    const skip = act('skip', { section: 'trade', bottom: 'build' });
    const trade = act('trade-popularity', { section: 'trade', partly: 0 });
    expect(bottomThing([skip], 'trade', 'build')).toEqual({ verb: 'skip', section: 'trade' });
    expect(bottomThing([trade, skip], 'trade', 'build')).toEqual({
      verb: 'bottom',
      bottom: 'build',
      coins: 1,
      partly: 0,
    });
    expect(bottomThing([], 'factory', 'factory')).toEqual({ verb: 'factory-move' });
  });

  it('what can be picked is a button that can be reached by keys, what cannot is a picture', () => {
    const legal = [act('add-card', { card: 3 }), act('ready')];
    const pick = new Pick(
      () => legal,
      () => undefined,
    );
    expect(face(pick, cardThing(3), 'three')).toMatchObject({
      role: 'button',
      tabindex: 0,
      class: 'spot offered',
    });
    expect(face(pick, cardThing(5), 'five')).toMatchObject({
      role: 'img',
      tabindex: undefined,
      class: 'spot',
    });
    expect(face(pick, null, 'another’s')).toMatchObject({ role: 'img', 'aria-label': 'another’s' });
  });
});
