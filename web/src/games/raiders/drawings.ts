// Our own drawings, as outlines: the houses of the village in a box of 64 by 40, and the ornament.

/** The houses: what is filled, and what is drawn as a line upon it. */
export const HOUSES: Readonly<Record<string, readonly [shape: string, lines: string]>> = {
  stables: [
    'M4 38V18L32 5L60 18V38Z',
    'M4 18H60M24 38V27A8 8 0 0 1 40 27V38M32 5V1M28 20V17A4 4 0 0 1 36 17V20',
  ],
  barracks: [
    'M3 38L14 15H50L61 38Z',
    'M14 15L20 38M32 15V38M50 15L44 38M14 15V5L23 8L14 11M50 15V5L59 8L50 11',
  ],
  silversmith: [
    'M8 38V20L28 9L48 20V38ZM50 38V12H57V38Z',
    'M8 20H48M53 8Q57 4 53 1M20 31H36M23 31Q28 35 28 38M33 31Q31 35 31 38',
  ],
  farm: [
    'M6 38V22L18 8H40L52 22V38Z',
    'M6 22H52M22 38V26H36V38M22 26L36 38M36 26L22 38M55 38V27M60 38V27M52 31H63',
  ],
  'chiefs-tent': [
    'M4 38Q6 22 32 10Q58 22 60 38Z',
    'M32 10V2M27 5L32 2L37 5M4 38Q16 30 32 30Q48 30 60 38M26 38V27H38V38M32 10Q20 22 18 32M32 10Q44 22 46 32',
  ],
  'town-centre': [
    'M14 38V18H20V38ZM29 38V6H35V38ZM44 38V18H50V38Z',
    'M6 38H58M14 24H20M44 24H50M29 14H35M29 22H35M26 6H38M17 18A15 15 0 0 1 29 9M47 18A15 15 0 0 0 35 9',
  ],
  'meeting-tent': [
    'M5 38V24Q8 16 32 9Q56 16 59 24V38Z',
    'M5 24Q32 17 59 24M26 38V27H38V38M12 23V38M20 21V38M44 21V38M52 23V38M28 10L32 5L36 10',
  ],
  market: [
    'M4 18L10 6H54L60 18Z',
    'M8 18V38M56 18V38M4 18Q9 24 14 18Q19 24 24 18Q29 24 34 18Q39 24 44 18Q49 24 54 18L60 18M14 30H50M18 30V38M46 30V38M20 6L17 18M32 6V18M44 6L47 18',
  ],
};

/** A ram's horn with its mirror image: one step of a border, 24 wide and 10 high. */
export const HORNS =
  'M12 10V5M12 5C12 1 6 0 4.500 3C3.500 5.500 6.500 7 7.500 5M12 5C12 1 18 0 19.500 3C20.500 5.500 17.500 7 16.500 5M0 10L2.500 7.500L5 10M19 10L21.500 7.500L24 10';

/** What is carved into the corner of a die, in a box of 10: a notch, a dot, rays. */
export const CARVINGS: Readonly<Record<string, string>> = {
  red: 'M1 1H8L1 8Z',
  white: 'M4 1.500A2.500 2.500 0 1 1 3.990 1.500Z',
  yellow: 'M1 1H3V8H1ZM4.500 1H6V5H4.500ZM7.500 1H9V3H7.500Z',
};

/** Icons of our own, in a box of 512: a hand of cards, and a card that is played. */
export const CARDS = 'M70 60H290V110H130V400H70ZM170 140H410L442 172V480H170Z';
export const CARD_PLAYED = 'M116 32H396V480H116ZM256 110L160 226H222V380H290V226H352Z';
