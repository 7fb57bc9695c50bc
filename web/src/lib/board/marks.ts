// The sign of a seat: a shape and a colour, so that seats are told apart without colours too.

export type Shape = 'disc' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'pentagon' | 'shield';

export interface Mark {
  shape: Shape;
  /** A CSS colour, and what is written on it. */
  colour: string;
  ink: string;
}

/** Outlines in a square from -1 to 1. */
export const SHAPES: Record<Shape, string> = {
  disc: 'M0-.94A.94.94 0 1 1 0 .94A.94.94 0 1 1 0-.94Z',
  square: 'M-.8-.8H.8V.8H-.8Z',
  diamond: 'M0-1L1 0L0 1L-1 0Z',
  triangle: 'M0-.98L.98 .78H-.98Z',
  hexagon: 'M-.5-.87H.5L1 0L.5 .87H-.5L-1 0Z',
  pentagon: 'M0-.98L.97-.25L.6 .85H-.6L-.97-.25Z',
  shield: 'M-.85-.85H.85V.1Q.85 .7 0 1Q-.85 .7-.85 .1Z',
};

const ORDER: readonly Shape[] = [
  'disc',
  'square',
  'triangle',
  'diamond',
  'hexagon',
  'pentagon',
  'shield',
];

const GAMES = import.meta.glob<{ marks: Record<string, Mark> }>('../../games/*/marks.ts', {
  eager: true,
});

/** The sign of a seat: as its game says for its label, else by its number. */
export function mark(game: string, seat: number, label: string | undefined): Mark {
  const marks = GAMES[`../../games/${game}/marks.ts`]?.marks;
  return (
    (label === undefined ? undefined : marks?.[label]) ?? {
      shape: ORDER[seat % ORDER.length] ?? 'disc',
      colour: `var(--seat-${seat % 5})`,
      ink: 'var(--seat-ink)',
    }
  );
}
