import { describe, expect, it } from 'vitest';
import { correction, formatBits, qr, versionBits, type Square } from './qr.ts';

/** What a reader makes of it: finds the mask, walks the cells, joins the blocks, and the bytes. */
function read(square: Square): string {
  const size = square.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number) => square[y]?.[x] ?? false;
  const copies = [
    [
      ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]),
      [7, 8],
      ...[5, 4, 3, 2, 1, 0].map((x) => [x, 8]),
    ],
    [
      ...Array.from({ length: 8 }, (_, n) => [size - 1 - n, 8]),
      ...Array.from({ length: 7 }, (_, n) => [8, size - 7 + n]),
    ],
  ].map((cells) => cells.reduce((bits, [x = 0, y = 0], n) => bits | (Number(dark(x, y)) << n), 0));
  expect(copies[0]).toBe(copies[1]);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].findIndex((one) => formatBits(one) === copies[0]);
  expect(mask).toBeGreaterThanOrEqual(0);
  expect(dark(8, size - 8)).toBe(true);

  const near = (x: number, y: number, reach: number) => (a: number, b: number) =>
    Math.abs(a - x) <= reach && Math.abs(b - y) <= reach;
  const last = 4 * version + 10;
  const lines = version === 1 ? [] : version < 7 ? [6, last] : [6, (last + 6) / 2, last];
  const taken = [
    (x: number, y: number) => x === 6 || y === 6,
    (x: number, y: number) =>
      (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9),
    (x: number, y: number) =>
      version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11)),
    ...lines
      .flatMap((x) => lines.map((y) => [x, y] as const))
      .filter(
        ([x, y]) => !((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)),
      )
      .map(([x, y]) => near(x, y, 2)),
  ];
  const turned = (x: number, y: number): boolean =>
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
      ((x * y) % 2) + ((x * y) % 3),
      (((x * y) % 2) + ((x * y) % 3)) % 2,
      (((x + y) % 2) + ((x * y) % 3)) % 2,
    ][mask] === 0;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - n : n;
        if (!taken.some((is) => is(x, y))) bits.push(Number(dark(x, y) !== turned(x, y)));
      }
  const words = Array.from({ length: bits.length >> 3 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );

  // Error correction M: how many blocks there are of how much data.
  const [room, blocks] = (
    [
      [16, 1],
      [28, 1],
      [44, 1],
      [64, 2],
      [86, 2],
      [108, 4],
      [124, 4],
      [154, 4],
      [182, 5],
      [216, 5],
    ] as const
  )[version - 1] ?? [0, 1];
  const ec = (words.length - room) / blocks;
  const lengths = Array.from({ length: blocks }, (_, n) => Math.floor((room + n) / blocks));
  const parts = lengths.map((): number[] => []);
  let next = 0;
  for (let n = 0; n < Math.max(...lengths); n++)
    parts.forEach((part, b) => {
      if (n < (lengths[b] ?? 0)) part.push(words[next++] ?? 0);
    });
  const checks = parts.map((_, b) =>
    Array.from({ length: ec }, (_, n) => words[room + n * blocks + b] ?? 0),
  );
  parts.forEach((part, b) => expect(correction(part, ec)).toEqual(checks[b]));
  const stream = parts
    .flat()
    .flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (byte >> place) & 1));
  const take = (count: number) => stream.splice(0, count).reduce((sum, bit) => 2 * sum + bit, 0);
  expect(take(4)).toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}

describe('a QR code', () => {
  it('corrects errors as the standard does', () => {
    // The worked example of many tutorials: HELLO WORLD in a code 1-M.
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('says its format and its version as the standard does', () => {
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(formatBits(5).toString(2)).toBe('100000011001110');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
    expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
  });

  it('can be read again, whatever its size', () => {
    const address = 'https://table.example.org/#/gather/abcdefghijklmnop?token=';
    for (let length = 1; length < 210; length += 7) {
      const text = address.repeat(5).slice(0, length);
      const square = qr(text);
      expect(square && read(square)).toBe(text);
    }
    expect(read(qr('Привет, друзья!') ?? [])).toBe('Привет, друзья!');
  });

  it('is not drawn of what is too long', () => {
    expect(qr('x'.repeat(213))).not.toBeNull();
    expect(qr('x'.repeat(214))).toBeNull();
  });
});
