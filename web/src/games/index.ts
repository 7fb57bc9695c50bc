// The rooms of the games: each game's board is fetched when a table of it is opened.
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board/contract.ts';
import type { Staging } from '../lib/playback.svelte.ts';
import other from 'icon:perspective-dice-six-faces-random';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows the view and the events of its own game
type Board = Component<BoardProps<any, any>>;

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const SCENES = import.meta.glob<Staging>('./*/scenes.ts', { import: 'staging' });
const EMBLEMS = import.meta.glob<string>('./*/emblem.ts', { eager: true, import: 'default' });

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

export async function board(game: string): Promise<Board | null> {
  const found = BOARDS[`./${game}/Board.svelte`];
  return found ? (await found()).default : null;
}

/** How the events of a game look on its board. */
export async function staging(game: string): Promise<Staging | null> {
  return (await SCENES[`./${game}/scenes.ts`]?.()) ?? null;
}

export function emblem(game: string): string {
  return EMBLEMS[`./${game}/emblem.ts`] ?? other;
}
