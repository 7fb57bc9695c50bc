// What the player points at: shared by the board and the list of choices, so that both agree.
import { about, matching, type Offered, type Thing } from './actions.ts';
import { explaining } from './board/tips.svelte.ts';

export class Pick {
  /** The things clicked so far; the next click narrows further. */
  things = $state.raw<readonly Thing[]>([]);
  /** What the mouse or the focus is on, on the board or in the list. */
  over = $state.raw<Readonly<Record<string, unknown>> | null>(null);

  /** The action that was advised. */
  advised = $state.raw<Offered | null>(null);

  readonly #legal: () => readonly Offered[];
  readonly #choose: (action: Offered) => void;
  readonly #ask: (things: readonly Thing[]) => void;

  constructor(
    legal: () => readonly Offered[],
    choose: (action: Offered) => void,
    ask: (things: readonly Thing[]) => void = () => undefined,
  ) {
    this.#legal = legal;
    this.#choose = choose;
    this.#ask = ask;
  }

  /** The offered actions that are about everything clicked so far. */
  get left(): Offered[] {
    return matching(this.#legal(), ...this.things);
  }

  get begun(): boolean {
    return this.things.length > 0;
  }

  /** Whether a click on the thing leads on: to highlight it. */
  can(thing: Thing): boolean {
    return this.left.some((action) => about(action, thing));
  }

  /** Whether the thing is among those clicked. */
  has(thing: Thing): boolean {
    return this.things.some((clicked) => same(clicked, thing));
  }

  /** Whether the action or thing that is pointed at elsewhere, or was advised, is about this thing. */
  lit(thing: Thing): boolean {
    return [this.over as Offered | null, this.advised].some(
      (action) => action !== null && about(action, thing),
    );
  }

  /** A click: plays the only action left, or narrows; a second click lets go; what nothing is
   * offered for is asked about (why not?). False if nothing was offered. */
  click(thing: Thing): boolean {
    if (this.has(thing)) {
      this.things = this.things.filter((clicked) => !same(clicked, thing));
      return true;
    }
    const narrowed = matching(this.left, thing);
    if (narrowed.length === 1 && narrowed[0]) {
      this.choose(narrowed[0]);
    } else if (narrowed.length > 1) {
      this.things = [...this.things, thing];
    } else if (matching(this.#legal(), thing).length) {
      // Something else was begun: begin anew from here.
      this.things = [];
      this.click(thing);
    } else {
      this.#ask([...this.things, thing]);
      return false;
    }
    return true;
  }

  choose(action: Offered): void {
    if (!explaining.on) this.clear();
    this.#choose(action);
  }

  clear(): void {
    if (this.things.length) this.things = [];
    if (this.over) this.over = null;
  }
}

function same(one: Thing, other: Thing): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
