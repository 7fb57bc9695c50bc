import { describe, expect, it } from 'vitest';
import { opened } from './open.ts';
import type { View } from './types/protocol.ts';

function view(...hands: (string[] | null)[]): View {
  return { turn: 3, players: hands.map((hand, seat) => ({ seat, hand })) } as unknown as View;
}

describe('a game without secrets', () => {
  const views = [view(['a'], null), view(null, ['b'])];

  it('shows every hand as its owner saw it', () => {
    expect(opened({ view: view(null, null), views })).toEqual(view(['a'], ['b']));
  });

  it('keeps what no seat has', () => {
    expect(opened({ view: view(null, null, ['of nobody']), views })).toEqual(
      view(['a'], ['b'], ['of nobody']),
    );
  });

  it('is as one seat sees it when the others were not asked for', () => {
    const seen = view(['a'], null);
    expect(opened({ view: seen })).toBe(seen);
  });
});
