// An outline with less digits: an icon is drawn on 512 units and shown on some twenty pixels.

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** An arc, whose two flags may stand without a space before what follows. */
const ARC = new RegExp(
  String.raw`(N)[\s,]*(N)[\s,]*(N)[\s,]*([01])[\s,]*([01])[\s,]*(N)[\s,]*(N)`.replaceAll(
    'N',
    NUMBER.source,
  ),
  'gi',
);
/** How many numbers each command takes at a time. */
const TAKES: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The same outline in whole units, each point where it was but for half a unit: what is left out
 * at one does not add up over the next ones. */
export function plain(outline: string): string {
  let at = [0, 0]; // where it is
  let shown = [0, 0]; // and where it is in whole units
  let start = [at, shown];
  let text = '';
  let before = '';
  for (const [, letter = '', rest = ''] of outline.matchAll(COMMAND)) {
    const kind = letter.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`an outline cannot have '${letter}'`);
    if (kind === 'z') {
      [at, shown] = start as [number[], number[]];
      text += 'z';
      before = 'z';
      continue;
    }
    const numbers =
      kind === 'a'
        ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1).map(Number))
        : (rest.match(NUMBER) ?? []).map(Number);
    for (let next = 0; next < numbers.length; next += takes) {
      const given = numbers.slice(next, next + takes);
      const kept = kind === 'a' ? given.splice(0, 5) : [];
      const absolute = letter !== kind;
      const first = kind === 'v' ? 1 : 0; // of a pair: the height alone
      const there = given.map((value, i) => {
        const axis = (i + first) % 2;
        return absolute ? value : value + (at[axis] ?? 0);
      });
      const whole = there.map(Math.round);
      const steps = whole.map((value, i) => value - (shown[(i + first) % 2] ?? 0));
      if (kind === 'h' || kind === 'v') {
        at = at.map((value, axis) => (axis === first ? (there[0] ?? 0) : value));
        shown = shown.map((value, axis) => (axis === first ? (whole[0] ?? 0) : value));
      } else {
        at = there.slice(-2);
        shown = whole.slice(-2);
      }
      // After the first point of a move the others are lines.
      const name = kind === 'm' && next > 0 ? 'l' : kind;
      if (name === 'm') start = [at, shown];
      else if (!kept.length && 'lhv'.includes(name) && steps.every((step) => step === 0)) continue;
      const radii = kept.map((value, i) => (i < 2 ? Math.round(value * 10) / 10 : value));
      text += joined([...radii, ...steps], name === before && name !== 'm' ? '' : name);
      before = name;
    }
  }
  // It begins at a place, not at a distance from where another one ended.
  return text.replace(/^m/, 'M');
}

/** Numbers with no more between them than they need; the head is a command, or nothing if it goes on. */
function joined(numbers: readonly number[], head: string): string {
  let text = head;
  numbers.forEach((number, i) => {
    text += number < 0 || (i === 0 && head) ? String(number) : ` ${String(number)}`;
  });
  return text;
}
