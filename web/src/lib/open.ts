// Of a game without secrets any more: what every seat knew, in one view.
import type { State, View } from './types/protocol.ts';

type Players = readonly unknown[];

/** The view with every seat's things as that seat itself saw them; if they were asked for. */
export function opened({ view, views }: Pick<State, 'view' | 'views'>): View {
  const players = (view as { players?: unknown }).players;
  if (!views || !Array.isArray(players)) return view;
  return {
    ...view,
    players: players.map((player: unknown, seat) => own(views[seat], seat) ?? player),
  } as View;
}

function own(view: View | undefined, seat: number): unknown {
  return (view as { players?: Players } | undefined)?.players?.[seat];
}
