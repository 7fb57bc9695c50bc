import { describe, expect, it } from 'vitest';
import { gift } from './gifts.ts';
import type { Offered, State } from './types/protocol.ts';

const BONUS: Offered[] = ['decline-bonus', 'take-bonus'].map((verb, index) => ({
  index,
  notation: verb.replace('-', ' '),
  verb,
}));

function seen(game: string, stars: number): State {
  const view = {
    players: [{ stars: {} }, { stars: { power: 1, combat: stars - 1 } }],
    limits: { stars: 6 },
  };
  return { game, seat: 1, view } as unknown as State;
}

describe('a gift', () => {
  it('is the bonus of a recruit of Scythe', () => {
    expect(gift(seen('scythe', 4), BONUS)).toBe(BONUS[1]);
  });

  it('is none when a star that comes with it could end the game', () => {
    expect(gift(seen('scythe', 5), BONUS)).toBeUndefined();
  });

  it('is none where nothing is offered, or something has to be weighed', () => {
    expect(gift(seen('scythe', 1), [])).toBeUndefined();
    expect(
      gift(seen('scythe', 1), [{ notation: 'bolster power', verb: 'bolster' }]),
    ).toBeUndefined();
    expect(gift(seen('noria', 1), BONUS)).toBeUndefined();
  });
});
