// What this browser remembers: my tables with the tokens of my seats, and how I like the page.
import type { Speed } from './playback.svelte.ts';
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
  /** The number of the last line of chat that was read. */
  read?: number;
  /** It is no game of mine, but a puzzle: it is not listed, and only the last few are kept. */
  aside?: boolean;
}

const TABLES = 'tables';
const MOST = 100;
const MOST_ASIDE = 5;

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
  keep(
    table: string,
    game: string,
    tokens: Record<string, string>,
    links: Record<string, string> = {},
    aside = false,
  ): void {
    this.#refresh();
    const before = this.find(table);
    const kept: Kept = {
      table,
      game: game || (before?.game ?? ''),
      tokens: { ...before?.tokens, ...tokens },
      links: { ...before?.links, ...links },
      at: Date.now(),
      read: before?.read ?? 0,
      ...((aside || before?.aside) && { aside: true }),
    };
    let left = MOST_ASIDE;
    const others = this.all.filter((other) => other.table !== table);
    this.#write([kept, ...others.filter((other) => !other.aside || left-- > 0)]);
  }

  /** A table that was laid for us: seats here are ours, those by link are to be given away. */
  given(game: string, given: TableGiven, aside = false): void {
    const of = (kind: string) =>
      Object.fromEntries(
        given.seats
          .filter((seat) => seat.kind === kind && seat.token)
          .map(({ seat, token }) => [String(seat), token ?? '']),
      );
    this.keep(given.table, game, of('here'), of('link'), aside);
  }

  /** The chat of a table was read up to a line. */
  read(table: string, line: number): void {
    this.#refresh();
    this.#write(this.all.map((kept) => (kept.table === table ? { ...kept, read: line } : kept)));
  }

  forget(table: string): void {
    this.#refresh();
    this.#write(this.all.filter((kept) => kept.table !== table));
  }
}

export const tables = new Tables();

/** A waiting room in which somebody on this device is. */
export interface Waiting {
  gathering: string;
  game: string;
  tokens: readonly string[];
}

const GATHERINGS = 'gatherings';
const MOST_GATHERINGS = 20;

class Gatherings {
  all = $state.raw<readonly Waiting[]>(read<Waiting[]>(GATHERINGS, []));

  find(gathering: string): Waiting | undefined {
    return this.all.find((kept) => kept.gathering === gathering);
  }

  #write(all: readonly Waiting[]): void {
    this.all = all.slice(0, MOST_GATHERINGS);
    localStorage.setItem(GATHERINGS, JSON.stringify(this.all));
  }

  keep(gathering: string, game: string, ...tokens: readonly string[]): void {
    const known = read<Waiting[]>(GATHERINGS, []);
    const before = known.find((kept) => kept.gathering === gathering)?.tokens ?? [];
    const all = [...new Set([...before, ...tokens])];
    const others = known.filter((kept) => kept.gathering !== gathering);
    this.#write([{ gathering, game, tokens: all }, ...others]);
  }

  forget(gathering: string): void {
    const known = read<Waiting[]>(GATHERINGS, []);
    this.#write(known.filter((kept) => kept.gathering !== gathering));
  }
}

export const gatherings = new Gatherings();

/** Under which tokens of seats are kept whose number nobody has said yet. */
export function unnumbered(tokens: readonly string[]): Record<string, string> {
  return Object.fromEntries(tokens.map((token) => [`link-${token.slice(0, 6)}`, token]));
}

export type Theme = 'auto' | 'light' | 'dark';

export type TextSize = 'normal' | 'large' | 'larger';

interface Liking {
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  /** Take what can only help without being asked. */
  gifts: boolean;
  /** What is dragged takes along all that it can. */
  along: boolean;
  /** Show winning chances, where the table lets me. */
  chances: boolean;
  /** Where I play alone: say before the end of a turn whether a much better plan was there. */
  coach: boolean;
  /** How fast what others do is shown, one event after another. */
  speed: Speed;
  /** What lies beside the board is folded; null: if the screen has no room for it. */
  folded: boolean | null;
  name: string;
  /** Notifications of the browser; null: not asked yet. */
  notify: boolean | null;
  size: TextSize;
  contrast: boolean;
  /** Boards as drawings, without a painted picture. */
  plain: boolean;
  /** Colours of seats that are told apart by everybody. */
  palette: boolean;
  /** The code with which tables may be laid, where the server wants one. */
  layCode: string;
}

class Likes {
  now = $state.raw<Liking>({
    theme: 'auto',
    sound: true,
    confirm: true,
    gifts: true,
    along: true,
    chances: false,
    coach: false,
    speed: 'normal',
    folded: null,
    name: '',
    notify: null,
    size: 'normal',
    contrast: false,
    plain: false,
    palette: false,
    layCode: '',
    ...read<Partial<Liking>>('likes', {}),
  });

  constructor() {
    this.#apply();
  }

  set(changes: Partial<Liking>): void {
    this.now = { ...this.now, ...changes };
    localStorage.setItem('likes', JSON.stringify(this.now));
    this.#apply();
  }

  #apply(): void {
    const { theme, size, contrast, palette } = this.now;
    const put = (name: string, value: string) => {
      if (value) document.documentElement.setAttribute(`data-${name}`, value);
      else document.documentElement.removeAttribute(`data-${name}`);
    };
    put('theme', theme === 'auto' ? '' : theme);
    put('size', size === 'normal' ? '' : size);
    put('contrast', contrast ? 'more' : '');
    put('palette', palette ? 'safe' : '');
  }
}

export const likes = new Likes();
