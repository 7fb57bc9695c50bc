// What this browser remembers: my tables with the tokens of my seats, and how I like the page.
import type { TableGiven } from './types/protocol.ts';

export interface Kept {
  table: string;
  game: string;
  /** By seat: the tokens of the seats that are mine on this device. */
  tokens: Record<string, string>;
  /** By seat: the tokens to give to others. */
  links: Record<string, string>;
  /** ms since 1970. */
  at: number;
}

const TABLES = 'tables';
const MOST = 100;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

class Tables {
  all = $state.raw<readonly Kept[]>(read<Kept[]>(TABLES, []));

  constructor() {
    // Other tabs share what is kept.
    addEventListener('storage', (event) => {
      if (event.key === TABLES) this.all = read<Kept[]>(TABLES, []);
    });
  }

  #write(all: readonly Kept[]): void {
    this.all = all.slice(0, MOST);
    localStorage.setItem(TABLES, JSON.stringify(this.all));
  }

  /** What other tabs may have written in the meantime is not lost. */
  #refresh(): void {
    this.all = read<Kept[]>(TABLES, []);
  }

  find(table: string): Kept | undefined {
    return this.all.find((kept) => kept.table === table);
  }

  /** Puts a table on top of the list, with what is known of it. */
  keep(table: string, game: string, tokens: Record<string, string>, links: Record<string, string> = {}): void {
    this.#refresh();
    const before = this.find(table);
    const kept: Kept = {
      table,
      game: game || (before?.game ?? ''),
      tokens: { ...before?.tokens, ...tokens },
      links: { ...before?.links, ...links },
      at: Date.now(),
    };
    this.#write([kept, ...this.all.filter((other) => other.table !== table)]);
  }

  /** A table that was laid for us: seats here are ours, those by link are to be given away. */
  given(game: string, given: TableGiven): void {
    const of = (kind: string) =>
      Object.fromEntries(
        given.seats.filter((seat) => seat.kind === kind && seat.token).map(({ seat, token }) => [String(seat), token ?? '']),
      );
    this.keep(given.table, game, of('here'), of('link'));
  }

  forget(table: string): void {
    this.#refresh();
    this.#write(this.all.filter((kept) => kept.table !== table));
  }
}

export const tables = new Tables();

export type Theme = 'auto' | 'light' | 'dark';

interface Liking {
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  /** Show winning chances, where the table lets me. */
  chances: boolean;
  name: string;
}

class Likes {
  now = $state.raw<Liking>({ theme: 'auto', sound: true, confirm: true, chances: false, name: '', ...read<Partial<Liking>>('likes', {}) });

  constructor() {
    this.#apply();
  }

  set(changes: Partial<Liking>): void {
    this.now = { ...this.now, ...changes };
    localStorage.setItem('likes', JSON.stringify(this.now));
    this.#apply();
  }

  #apply(): void {
    const { theme } = this.now;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }
}

export const likes = new Likes();
