// The puzzles: what there is to solve, what this browser has solved, and the table of one.
import { get } from './api.ts';
import { likes, tables } from './keep.svelte.ts';
import { postNew } from './lay.ts';
import { go } from './route.svelte.ts';
import { streak } from './streak.ts';
import type { PuzzlesShown, TableGiven } from './types/protocol.ts';

export type Outcome = 'right' | 'wrong';

interface Kept {
  /** What came of the first try, by game and number. */
  tried: Record<string, Outcome>;
  /** The days whose puzzle was solved at the first try, the last one first. */
  days: readonly string[];
}

const KEY = 'puzzles';
const MOST_DAYS = 1000;

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    return { tried: found?.tried ?? {}, days: found?.days ?? [] };
  } catch {
    return { tried: {}, days: [] };
  }
}

class Puzzles {
  shown = $state.raw<PuzzlesShown | null>(null);
  #kept = $state.raw<Kept>(kept());

  async load(): Promise<void> {
    this.#kept = kept();
    this.shown = await get<PuzzlesShown>('/api/puzzles');
  }

  tried(game: string, number: number): Outcome | undefined {
    return this.#kept.tried[`${game}/${String(number)}`];
  }

  get streak(): number {
    return this.shown ? streak(this.#kept.days, this.shown.day) : 0;
  }

  /** Keeps what came of a try. Only the first one at each puzzle counts: then its answer is known. */
  note(game: string, number: number, outcome: Outcome): void {
    const { tried, days } = kept();
    const key = `${game}/${String(number)}`;
    const today = this.shown?.games.find((one) => one.game === game)?.today === number;
    const day = this.shown?.day ?? '';
    const solved = !(key in tried) && today && outcome === 'right' && !days.includes(day);
    this.#kept = {
      tried: { ...tried, [key]: tried[key] ?? outcome },
      days: solved ? [day, ...days].slice(0, MOST_DAYS) : days,
    };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** The next one of a game that was not tried yet, or else simply the next. */
  after(game: string, number: number): number {
    const all = this.shown?.games.find((one) => one.game === game)?.puzzles ?? [];
    const numbers = all.map((one) => one.number);
    const at = numbers.indexOf(number);
    const coming = [...numbers.slice(at + 1), ...numbers.slice(0, at)];
    return coming.find((one) => !this.tried(game, one)) ?? coming[0] ?? number;
  }
}

export const puzzles = new Puzzles();

/** Lays the table of a puzzle, and goes there. */
export async function pose(game: string, number: number): Promise<void> {
  const name = likes.now.name;
  const given = await postNew<TableGiven>('/api/tables/puzzle', { game, number, name });
  tables.given(game, given, true);
  go(`#/table/${given.table}`);
}
