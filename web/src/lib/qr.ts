// A QR code of a short text, such as an address: bytes, error correction M, versions 1 to 10
// (ISO/IEC 18004). Drawn here, so that no address is told to anybody else.

/** By version, from 1: data codewords; those of error correction in a block; blocks. */
const SIZES = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const;
const LEVEL_M = 0;

// -- the field of 256 elements, and its polynomials ------------------------------------------------

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const at = (list: ArrayLike<number>, n: number): number => list[n] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

/** The codewords of error correction: what is left when the data are divided by the generator. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let n = 0; n < count; n++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => {
      next[place + 1] = at(next, place + 1) ^ times(factor, at(EXP, n));
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_, place) => {
    const factor = at(rest, place);
    generator.forEach((other, n) => {
      rest[place + n] = at(rest, place + n) ^ times(other, factor);
    });
  });
  return rest.slice(data.length);
}

/** All codewords, those of the blocks by turns. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [room, ec, blocks] = SIZES[version - 1] ?? SIZES[0];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xfd) put(pad, 8);
  const data = Array.from({ length: room }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, n) => {
    const length = short + (n >= blocks - long ? 1 : 0);
    return data.slice(start, (start += length));
  });
  const found: number[] = [];
  for (let n = 0; n <= short; n++)
    for (const part of parts) if (n < part.length) found.push(at(part, n));
  const checks = parts.map((part) => correction(part, ec));
  for (let n = 0; n < ec; n++) for (const check of checks) found.push(at(check, n));
  return found;
}

// -- the square ------------------------------------------------------------------------------------

export type Square = readonly (readonly boolean[])[];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Bits and what is left of them by a polynomial, in one number. */
function checked(value: number, polynomial: number, length: number): number {
  let rest = value << length;
  const top = 31 - Math.clz32(polynomial);
  while (rest >> top) rest ^= polynomial << (31 - Math.clz32(rest) - top);
  return (value << length) | rest;
}

export const formatBits = (mask: number): number =>
  checked((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number): number => checked(version, 0x1f25, 12);

/** Where the middles of the small squares are, in either direction. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, (last + 6) / 2, last];
}

function drawn(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = 4 * version + 17;
  const square = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    const row = square[y];
    const fix = fixed[y];
    if (!row || !fix || x < 0 || x >= size) return;
    row[x] = dark;
    fix[x] = true;
  };
  for (let n = 0; n < size; n++) {
    set(n, 6, n % 2 === 0);
    set(6, n, n % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
  const middles = alignments(version);
  const last = middles.at(-1);
  for (const y of middles)
    for (const x of middles) {
      if ((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = formatBits(mask);
  for (let n = 0; n < 15; n++) {
    const dark = ((format >> n) & 1) === 1;
    // Around the first corner, and once more at the two others.
    if (n < 6) set(8, n, dark);
    else if (n < 8) set(8, n + 1, dark);
    else if (n === 8) set(7, 8, dark);
    else set(14 - n, 8, dark);
    if (n < 8) set(size - 1 - n, 8, dark);
    else set(8, size - 15 + n, dark);
  }
  set(8, size - 8, true);
  if (version >= 7)
    for (let n = 0; n < 18; n++) {
      const dark = ((versionBits(version) >> n) & 1) === 1;
      const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
      set(a, b, dark);
      set(b, a, dark);
    }
  const covers = MASKS[mask];
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the pattern is left out
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? size - 1 - step : step;
        const row = square[y];
        if (!row || fixed[y]?.[x]) continue;
        const dark = ((at(words, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (covers?.(x, y) ?? false);
        bit++;
      }
  }
  return square;
}

/** How hard it is to read: long runs, blocks, what looks like a corner, too much of one kind. */
function penalty(square: Square): number {
  const size = square.length;
  const columns = square.map((_, x) => square.map((row) => row[x] ?? false));
  let found = 0;
  let dark = 0;
  for (const line of [...square, ...columns]) {
    const text = line.map((cell) => (cell ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
    found += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  square.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell) dark++;
      const below = square[y + 1];
      if (below && x + 1 < size && [row[x + 1], below[x], below[x + 1]].every((c) => c === cell))
        found += 3;
    });
  });
  return found + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/** The code, row by row; null if the text is too long. */
export function qr(text: string): Square | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([room], n) => bytes.length <= room - (n + 1 < 10 ? 2 : 3)) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const all = MASKS.map((_, mask) => drawn(words, version, mask));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Its dark cells as the path of an SVG. */
export function outline(square: Square): string {
  return square
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
}
