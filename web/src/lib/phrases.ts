// Sentences that begin alike, said once: "Go to …" V5, T4, M5.

export interface Shortened {
  /** How all begin; empty if they do not begin alike. */
  lead: string;
  rests: string[];
}

/** Takes off the words with which all sentences begin; each keeps at least one of its own. */
export function shortened(sentences: readonly string[]): Shortened {
  const split = sentences.map((sentence) => sentence.split(' '));
  const [first = []] = split;
  let common = 0;
  while (
    split.length > 1 &&
    split.every((words) => words.length > common + 1 && words[common] === first[common])
  )
    common += 1;
  return {
    lead: first.slice(0, common).join(' '),
    rests: split.map((words) => words.slice(common).join(' ')),
  };
}

/** The same, and the words with which all end are taken off, too. */
export function framed(sentences: readonly string[]): Shortened & { tail: string } {
  const { lead, rests } = shortened(sentences);
  const turned = rests.map((rest) => rest.split(' ').reverse().join(' '));
  const { lead: tail, rests: cores } = shortened(turned);
  const right = (words: string) => words.split(' ').reverse().join(' ');
  return { lead, rests: cores.map(right), tail: right(tail) };
}

/** Neighbouring sentences that begin with the same words, kept together: where they stand in the list. */
export function runs(sentences: readonly string[], least = 3): number[][] {
  if (sentences.length <= least) return [sentences.map((_, n) => n)];
  const found: number[][] = [];
  sentences.forEach((sentence, n) => {
    const before = sentences[n - 1];
    const alike = before !== undefined && before.split(' ', 1)[0] === sentence.split(' ', 1)[0];
    const last = found[found.length - 1];
    if (alike && last) last.push(n);
    else found.push([n]);
  });
  return found.some((run) => run.length >= least) ? found : [sentences.map((_, n) => n)];
}

/** The keys by which choices are chosen: 1 to 9, then a to z. */
export const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** A key as it is on a Latin keyboard, also when the layout is Russian. */
export function latin(event: { key: string; code: string }): string {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return letter ? letter.toLowerCase() : event.key;
}
