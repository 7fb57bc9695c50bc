// The guide of a first game, as far as this browser decides about it: it may be sent away, and it
// holds back what would lead away from the lesson. Where the lesson stands, the server says.
import { SvelteSet } from 'svelte/reactivity';
import type { Offered } from './actions.ts';
import { post } from './api.ts';
import { likes, tables } from './keep.svelte.ts';
import { go } from './route.svelte.ts';
import type { LiveTable } from './table.svelte.ts';
import type { LessonShown, TableGiven } from './types/protocol.ts';

const ALONE = 'alone';
const MOST = 100;

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ALONE) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** The tables at which this browser wants no guide. */
const alone = new SvelteSet<string>(stored());

export class Guide {
  /** Another try, which the guide held back. */
  tried = $state.raw<Offered | null>(null);
  /** The solution of an example is asked for. */
  helps = $state(false);
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get lesson(): LessonShown | undefined {
    return this.#live.past ? undefined : this.#live.now?.lesson;
  }

  /** The guide is there, and has not let go yet. */
  get leads(): boolean {
    const lesson = this.lesson;
    return lesson !== undefined && lesson.step < lesson.steps && !alone.has(this.#live.id);
  }

  /** What it wants done now. */
  get wanted(): Offered | undefined {
    const notation = this.leads ? this.lesson?.action : '';
    return notation ? this.#live.legal.find((one) => one.notation === notation) : undefined;
  }

  /** What it shows on the board: of an example only when asked. */
  get shown(): Offered | undefined {
    return this.lesson?.example && !this.helps ? undefined : this.wanted;
  }

  /** Whether an action leads away from the lesson; then it is not played but answered. */
  holds(action: Offered): boolean {
    const wanted = this.wanted;
    if (!wanted || wanted.notation === action.notation) return false;
    this.tried = action;
    return true;
  }

  leave(): void {
    alone.add(this.#live.id);
    localStorage.setItem(ALONE, JSON.stringify([...alone].slice(-MOST)));
  }
}

/** Lays the table of a lesson, or the same game without a guide, and goes there; `instead`:
 * of the page on which one is, which would lay another. */
export async function begin(
  game: string,
  lesson: string,
  guide = true,
  instead = false,
): Promise<void> {
  const given = await post<TableGiven>('/api/tables/lesson', {
    game,
    lesson,
    guide,
    name: likes.now.name,
  });
  tables.given(game, given);
  const table = `#/table/${given.table}`;
  if (instead) location.replace(table);
  else go(table);
}
