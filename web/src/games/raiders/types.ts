// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from '../../lib/types/protocol.ts';

/** A way to use a building with a worker of one of these colours. */
export interface UseView {
  id: string;
  workers: string[];
  cost: Record<string, number>;
  gain: Record<string, number>;
  does: string | null;
  amount: number;
  text: Record<string, string>;
}

/** The print on a building: the workers it admits, and what they may do there. */
export interface BuildingView {
  workers: string[];
  uses: UseView[];
}

/** The dice of a region; each raid space with gold adds a yellow one. */
export interface RegionView {
  red: number;
  white: number;
}

export interface ThresholdView {
  strength: number;
  points: number;
}

/** A settlement's requirements and rewards; `penalty` wounds below the first threshold. */
export interface SettlementView {
  region: string;
  workers: string[];
  crew: number;
  provisions: number;
  wagons: number;
  penalty: number;
  thresholds: ThresholdView[];
  spaces: string[];
}

/** What is printed on the board; the spaces in play are those in a view. */
export interface BoardView {
  buildings: Record<string, BuildingView>;
  regions: Record<string, RegionView>;
  settlements: Record<string, SettlementView>;
  limits: Record<string, number>;
}

/** A crew card: `ability` on a player board, `play` at the Town Centre. */
export interface CardView {
  strength: number;
  cost: number;
  ability: Record<string, string>;
  play: Record<string, string>;
}

export interface EagleView {
  kind: string;
  strength: number;
  points: number;
}

export interface HorseView {
  strength: number;
  points: number;
}

/** An animal card, of which one half is used. */
export interface BeastView {
  eagle: EagleView;
  horse: HorseView;
}

/** A quest: goods to spend, or strength to discard from the hand. */
export interface TokenView {
  points: number;
  cost: Record<string, number>;
  strength: number;
}

/** A plan of the chief; `quest` gives the ends from which he searches, `horse` the animal. */
export interface PlanView {
  region: string;
  target: number;
  provisions: number;
  strength: number;
  points: number;
  quest: string[];
  horse: number;
  blocks: string;
}

/** What is printed on the cards and the tokens, by name. */
export interface Faces {
  cards: Record<string, CardView>;
  heroes: Record<string, Record<string, string>>;
  animals: Record<string, BeastView>;
  quests: Record<string, TokenView>;
  plans: Record<string, PlanView>;
}

export interface RaidersPrinted {
  board: BoardView;
  faces: Faces;
}

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

export interface CrewMember {
  card: string;
  wounds: number;
}

/** A player board by slots; `strength` is that of crew and animals, `hand` only the viewer's. */
export interface PlayerView {
  seat: number;
  label: string;
  silver: number;
  provisions: number;
  kumis: number;
  gold: number;
  equipment: number;
  wagon: number;
  livestock: number;
  points: number;
  worker: string | null;
  hero: string | null;
  crew: (CrewMember | null)[];
  eagles: (string | null)[];
  horses: (string | null)[];
  quests: string[];
  hand_size: number;
  shown: string[];
  used_hero: boolean;
  strength: number;
  hand?: string[];
}

/** The nameless chief; `gain` is what he takes when provisions run short. */
export interface ChiefView {
  opponent: string;
  companion: number;
  gain: number;
  points: number;
  total: number;
  provisions: number;
  strength: number;
  horses: string[];
  quests: string[];
  plan: string | null;
  played: string[];
  deck: number;
}

export interface RaidersView extends View, RaidersPrinted {
  seats: number;
  seat: number | null;
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
