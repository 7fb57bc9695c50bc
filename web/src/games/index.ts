// The pictures of the games: each game's board is fetched when a table of it is opened.
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board/contract.ts';
import noria from 'icon:ship-wheel';
import raiders from 'icon:mounted-knight';
import scythe from 'icon:scythe';
import other from 'icon:perspective-dice-six-faces-random';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the view of its own game
type Board = Component<BoardProps<any>>;

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const EMBLEMS: Readonly<Record<string, string>> = { scythe, noria, raiders };

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

export async function board(game: string): Promise<Board | null> {
  const found = BOARDS[`./${game}/Board.svelte`];
  return found ? (await found()).default : null;
}

export function emblem(game: string): string {
  return EMBLEMS[game] ?? other;
}
