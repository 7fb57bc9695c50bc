// How the figures are built: outlines with their feet at 0, 0, up to some 40 units high. Each faction has a
// mech of its own build, told apart by its outline before its colour.

export interface Figure {
  /** The whole figure, painted in three tones of its faction. */
  body: string;
  /** Eyes, portholes: what shines or is dark in it. */
  detail: string;
}

/** An outline and its mirror image: only capital commands with x and y in turn. */
function both(half: string): string {
  const mirrored = half.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${String(-Number(x))} ${y}`,
  );
  return half + mirrored;
}

const WORKER: Figure = {
  body: 'M-4.6-20A4.6 4.6 0 1 1 4.6-20A4.6 4.6 0 1 1-4.6-20ZM-5-15Q0-18 5-15L7.5 0H-7.5ZM5-2L9.5-22L12-21L7.5-1ZM6-22L13-25L14-20.5Z',
  detail: '',
};

const HERO: Figure = {
  body: 'M-5.2-29A5.2 5.2 0 1 1 5.2-29A5.2 5.2 0 1 1-5.2-29ZM-6.5-23Q0-27 6.5-23L9 0H-11ZM-9 2V-40H-6.8V2ZM-9-40L-22-36L-9-29ZM8 0V-7L11-11L17-10.5L20-13L22.5-8L21-6V0H18.2V-4.5H11V0Z',
  detail: 'M-4-30.5H4V-28.3H-4Z',
};

const MECHS: Readonly<Record<string, Figure>> = {
  // A barrel on broad legs, with a chimney.
  rusviet: {
    body: `M-11-28Q0-38 11-28L14-15L10-8H-10L-14-15ZM4-41H9.5V-28H4Z${both('M-13-25L-20-19L-20-7L-14-7L-12-15ZM-10-9L-2-9L-3 0L-13 0Z')}`,
    detail: 'M-4.5-21.5A4.5 4.5 0 1 1 4.5-21.5A4.5 4.5 0 1 1-4.5-21.5Z',
  },
  // A spider with pricked ears.
  saxony: {
    body: `M-11-24L-6-31H6L11-24L9-13H-9Z${both('M-7-29L-10-40L-2-31ZM-9-19L-20-13L-19 0L-14 0L-14-10L-7-14ZM-7-14L-8 0L-2 0L-2-14Z')}`,
    detail: 'M-7-24.5H7V-21H-7Z',
  },
  // Antlers on a narrow head.
  nordic: {
    body: `M-10-24H10L12-12L7-7H-7L-12-12ZM-5-32H5V-23H-5Z${both('M-4-30L-13-34L-15-43L-11-41L-10-37L-7-40L-4-33ZM-11-22L-16-18L-15-6L-11-6L-10-16ZM-8-8L-2-8L-2 0L-11 0Z')}`,
    detail: 'M-3.5-29H3.5V-26.5H-3.5Z',
  },
  // A rider's helmet, and a lance.
  crimea: {
    body: `M-8-20H8L11-8H-11ZM-6.5-19V-27A6.5 6.5 0 0 1 6.5-27V-19ZM13 2V-33L15-44L17 2ZM8-19L16-14L15-10L7-13Z${both('M-10-9L-3-9L-4 0L-13 0Z')}M-8-18L-15-13L-13-7L-8-12Z`,
    detail: 'M-5-26.5H5V-24H-5Z',
  },
  // A dome on short legs.
  polania: {
    body: `M-16-13A16 19 0 0 1 16-13L13-8H-13ZM-3-10H3V0H-3Z${both('M-12-10L-6-10L-7 0L-15 0Z')}`,
    detail:
      'M-8.6-18.5A2.8 2.8 0 1 1-3-18.5A2.8 2.8 0 1 1-8.6-18.5ZM3-18.5A2.8 2.8 0 1 1 8.6-18.5A2.8 2.8 0 1 1 3-18.5Z',
  },
  // A wall of plates with tusks.
  albion: {
    body: `M-12-31H12V-13L0-6L-12-13Z${both('M-8-15L-15-17L-16-25L-12-20ZM-9-11L-2-8L-2 0L-11 0Z')}`,
    detail: 'M-8-26H-2V-23H-8ZM2-26H8V-23H2Z',
  },
  // A broad hat, and two blades.
  togawa: {
    body: `M-18-25L0-39L18-25ZM-8-26H8L11-8H-11Z${both('M-19-2L-11-20L-8-18L-15-1ZM-9-9L-2-9L-3 0L-11 0Z')}`,
    detail: 'M-5-23.5H5V-21H-5Z',
  },
};

/** The figures by the names of their symbols. */
export const FIGURES: readonly (readonly [name: string, figure: Figure])[] = [
  ['worker', WORKER],
  ['hero', HERO],
  ...Object.entries(MECHS).map(([faction, mech]) => [`mech-${faction}`, mech] as const),
];
