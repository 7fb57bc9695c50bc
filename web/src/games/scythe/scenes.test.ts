import { describe, expect, it } from 'vitest';
import type { ScytheEvent } from './events.ts';
import { scene, staging } from './scenes.ts';
import type { ScytheView } from './types.ts';

const told = { rule: '', seat: 1 };

describe('the scenes', () => {
  it('of a move are where it began and where it ended', () => {
    const moved: ScytheEvent = {
      ...told,
      event: 'automa-moved',
      symbol: 'move_mech',
      unit: 'mech',
      place: 'V5',
      to: 'M6',
    };
    expect(scene(moved)).toMatchObject({ places: ['V5', 'M6'], stays: true, beats: 1 });
  });

  it('of a reason are the places that were weighed, which stay as they are', () => {
    const valid: ScytheEvent = { ...told, event: 'automa-valid', symbol: '', places: ['V5', 'T1'] };
    expect(scene(valid)).toMatchObject({ places: ['V5', 'T1'], stays: false });
  });

  it('of a bribe name no place, though it goes to a faction', () => {
    expect(scene({ ...told, event: 'gave', coins: 2, to: 'nordic' }).places).toEqual([]);
  });

  it('of a combat show what both committed at once', () => {
    const committed: ScytheEvent = { ...told, event: 'committed', power: 3, cards: [], total: 3 };
    expect(scene(committed).together).toBe(true);
  });
});

describe('a view between two', () => {
  it('has changed only where something was told', () => {
    const view = (mechs: number, coins: number) =>
      ({
        places: ['V5', 'M6'].map((id) => ({ id, units: [{ seat: 1, mechs }] })),
        players: [{ coins }],
      }) as unknown as ScytheView;
    const between = staging.blend?.(view(0, 0), view(1, 7), new Set(['M6']));
    expect(between?.places.map(({ units }) => units[0]?.mechs)).toEqual([0, 1]);
    expect(between?.players[0]?.coins).toBe(0);
  });
});
