// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from './protocol.ts';

/** A space of a settlement: what lies on it, and the colour of the worker there. */
export interface SpaceView {
  plunder: Record<string, number>;
  worker: string | null;
}

export interface CrewPiles {
  deck: number;
  discard: string[];
  in_play: string[];
}

export interface AnimalPiles {
  row: string[];
  deck: number;
  discard: string[];
}

export interface PairView {
  hero: string;
  card: string;
}

export interface CrewView {
  card: string;
  wounds: number;
}

export interface Goods {
  silver: number;
  provisions: number;
  kumis: number;
  gold: number;
  equipment: number;
  wagon: number;
  livestock: number;
  points: number;
}

/** `hand` only for its own seat; `shown`: cards of it that everybody has seen. */
export interface PlayerView {
  silver: number;
  provisions: number;
  kumis: number;
  gold: number;
  equipment: number;
  wagon: number;
  livestock: number;
  points: number;
  seat: number;
  label: string;
  worker: string | null;
  hero: string | null;
  crew: (CrewView | null)[];
  eagles: (string | null)[];
  horses: (string | null)[];
  quests: string[];
  hand_size: number;
  shown: string[];
  used_hero: boolean;
  hand?: string[];
}

/** The chief of a game alone. */
export interface ChiefView {
  opponent: string;
  points: number;
  total: number;
  provisions: number;
  horses: string[];
  quests: string[];
  plan: string | null;
  played: string[];
  deck: number;
}

/** `village`, `settlements`: colours of workers by place; `ending`: turns left at the end. */
export interface RaidersView extends View {
  seats: number;
  seat: number | null;
  data: string;
  first: number;
  ending: number | null;
  rounds: number | null;
  village: Record<string, string | null>;
  blocked: string | null;
  settlements: Record<string, (string | null)[]>;
  spaces: Record<string, SpaceView>;
  quests: Record<string, string | null>;
  stock: Record<string, number>;
  crew: CrewPiles;
  animals: AnimalPiles;
  pairs: PairView[];
  players: PlayerView[];
  chief: ChiefView | null;
}
