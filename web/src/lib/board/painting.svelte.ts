// The painted picture behind a board. It comes after the table can be played on: what is drawn without it
// stays until then, and for good where the picture fails to load or is not wanted.
import { MediaQuery } from 'svelte/reactivity';
import { likes } from '../keep.svelte.ts';

/** A picture by day and at dusk, each small and for fine screens. */
export interface Pictures {
  day: string;
  dusk: string;
  'day-2x': string;
  'dusk-2x': string;
}

/** So many pixels of the screen may be filled by one of the small picture. */
const COARSE = 1.3;

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const plainColours = new MediaQuery('(forced-colors: active)');

export class Painting {
  /** What is to be shown, one above the other: the small picture, and the large one where it came. */
  layers = $state.raw<readonly string[]>([]);

  /** `density` says how many pixels of the screen one of the small picture fills. */
  constructor(pictures: Pictures, density: () => number) {
    const hour = $derived.by(() => {
      const { theme } = likes.now;
      return theme === 'dark' || (theme === 'auto' && dark.current) ? 'dusk' : 'day';
    });
    const fine = $derived(density() > COARSE);
    $effect(() => {
      if (likes.now.plain || plainColours.current) {
        this.layers = [];
        return undefined;
      }
      const small = pictures[hour];
      const wanted = fine ? [small, pictures[`${hour}-2x`]] : [small];
      const left = new AbortController();
      void this.#come(wanted, left.signal);
      return () => left.abort();
    });
  }

  async #come(wanted: readonly string[], left: AbortSignal): Promise<void> {
    await quiet();
    for (const [n, source] of wanted.entries()) {
      if (left.aborted || !(await ready(source)) || left.aborted) return;
      this.layers = wanted.slice(0, n + 1);
    }
  }
}

/** When the page has nothing else to do. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Whether a picture has come and is decoded, which is not done by the thread that the page runs in. */
async function ready(source: string): Promise<boolean> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = source;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
