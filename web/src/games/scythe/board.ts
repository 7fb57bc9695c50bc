// What every part of the table is given: the props of the board, by context.
import type { BoardProps } from '$lib/board/contract.ts';
import { marks } from './marks.ts';
import type { Mark } from '$lib/board/marks.ts';
import type { ScytheEvent } from './events.ts';
import type { HexView, PlaceView, PlayerView, ScytheView } from './types.ts';
import { say, type Parts } from '$lib/words.svelte.ts';
import { createContext } from 'svelte';

export type Table = BoardProps<ScytheView, ScytheEvent>;

const [given, give] = createContext<() => Table>();

export const laidTable = give;

/** The props of the board: read them where they are needed, for they change. */
export function useTable(): Table {
  return given()();
}

const UNKNOWN: Mark = { shape: 'disc', colour: 'var(--seat-0)', ink: 'var(--seat-ink)' };

export function factionMark(faction: string): Mark {
  return marks[faction] ?? UNKNOWN;
}

export function seatMark(view: ScytheView, seat: number): Mark {
  return factionMark(view.players[seat]?.faction ?? '');
}

/** The seats clockwise, the looking one first. */
export function seatsFrom(view: ScytheView): number[] {
  const start = view.seat === null ? 0 : Math.max(view.ring.indexOf(view.seat), 0);
  return [...view.ring.slice(start), ...view.ring.slice(0, start)];
}

/** A place: what is printed there, and what lies there. */
export type Place = HexView & PlaceView;

export function places({ map, places: lying }: ScytheView): Place[] {
  return lying.flatMap((place, n) => (map[n] ? [{ ...map[n], ...place }] : []));
}

export function starsOf(player: PlayerView): number {
  return Object.values(player.stars).reduce((sum, count) => sum + count, 0);
}

/** A message of the game. */
export function words(key: string, parts: Parts = {}): string {
  return say('scythe', key, parts);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Amounts in words: 2 coins and 1 power. */
export function amounts(goods: Readonly<Record<string, number>>): string {
  return words('board-gain', { gain: goods });
}
