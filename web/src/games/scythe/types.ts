// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from '../../lib/types/protocol.ts';

export interface Units {
  seat: number;
  hero: boolean;
  mechs: number;
  workers: number;
}

export interface StructureThere {
  seat: number;
  structure: string;
}

/** The printed part of a territory or a home base. Bases have the terrain `base`. */
export interface HexView {
  id: string;
  row: number;
  x: number;
  rivers: string[];
  terrain: string;
  tunnel: boolean;
}

/** What is on a territory or a home base. */
export interface PlaceView {
  id: string;
  encounter: boolean;
  controller: number | null;
  units: Units[];
  structure: StructureThere | null;
  resources: Record<string, number>;
}

/** An action's cost and gain; `choose` lists alternative gains. */
export interface OfferView {
  cost: Record<string, number>;
  gain: Record<string, number>;
  choose: string[];
}

/** A section of a player mat: its top actions, and the bottom action below them. */
export interface SectionView {
  section: string;
  tops: OfferView[];
  bottom: string;
  resource: string;
  cost: number;
  fixed: number;
  upgradable: number;
  covered: number;
  coins: number;
  enlisted: boolean;
  ongoing: Record<string, number>;
}

export interface StructureView {
  structure: string;
  place: string;
}

/** `steps`: the number of steps of its bottom action. */
export interface FactoryCardView {
  cost: Record<string, number>;
  gain: Record<string, number>;
  choose: string[];
  card: number;
  steps: number;
}

/** `hand` and `objective_cards` are null for other seats; an Automa has no `mat`. `passing`:
 * not to be asked about deals until their next turn. */
export interface PlayerView {
  seat: number;
  faction: string;
  mat: string | null;
  ability: string;
  riverwalk: string[];
  base: string;
  power: number;
  popularity: number;
  coins: number;
  combat_cards: number;
  hand: number[] | null;
  objectives: number;
  objective_cards: number[] | null;
  workers: number;
  mechs: number;
  abilities: string[];
  mech_mat: string[];
  upgrades: string[];
  sections: SectionView[];
  structures: StructureView[];
  bonuses: string[];
  stars: Record<string, number>;
  factory_card: FactoryCardView | null;
  passing: boolean;
  last_section: string | null;
}

export interface Committed {
  power: number;
  cards: number[];
}

/** `own`: the viewing seat's commitment so far, if it fights. */
export interface BattleView {
  place: string;
  attacker: number;
  defender: number;
  own: Committed | null;
}

export interface Limits {
  power: number;
  popularity: number;
  workers: number;
  stars: number;
  upgrades: number;
  mechs: number;
  structures: number;
  recruits: number;
}

/** A tier of the popularity track, with the final values there. */
export interface TierView {
  low: number;
  high: number;
  star: number;
  territory: number;
  resource_pair: number;
}

/** A space of the triumph track: its condition, and the number of stars it takes. */
export interface StarSpace {
  star: string;
  needs: number;
  times: number;
}

/** The print around a top action: the green square of each option, "" for none, and the
 * structure beside it. */
export interface TopPrint {
  squares: string[];
  structure: string;
}

export interface SchemeMoveView {
  symbol: string;
  only: string;
}

export interface SchemeGainView {
  goods: string;
  amount: number;
  only: string;
}

/** The rows of an Automa card under one scheme; `only`: the faction whose brackets enclose a
 * symbol, "" for none. */
export interface SchemeView {
  moves: SchemeMoveView[];
  gains: SchemeGainView[];
  recruit: string;
}

export interface AutomaCardView {
  card: number;
  advance: boolean;
  skip: boolean;
  schemes: SchemeView[];
}

/** What is printed on the board and on all mats; `map` is in the order of the places. */
export interface ScythePrinted {
  map: HexView[];
  resources: string[];
  limits: Limits;
  yields: Record<string, string>;
  dial: number;
  tiers: TierView[];
  triumph: StarSpace[];
  tops: Record<string, TopPrint>;
  worker_cells: string[];
  recruit_bonuses: Record<string, number>;
  automa_cards: AutomaCardView[];
}

/** What a seat would score now, with its parts. */
export interface FortuneView {
  seat: number;
  coins: number;
  stars: number;
  territories: number;
  resources: number;
  structures: number;
  total: number;
}

/** The public part of an Automa; `card` is its last one, `loot` the gain from beating it. */
export interface AutomaView {
  seat: number;
  level: string;
  space: number;
  spaces: number;
  stars: number[];
  water_free: boolean;
  scheme: number;
  card: number | null;
  loot: number;
  deck: number;
  discards: number[];
  combat_discards: number[];
  hero_on_mat: boolean;
  has_factory_card: boolean;
  skips: boolean;
  all_moves: boolean;
  retreat_to_base: boolean;
  extra_coins: number;
  extra_power: number;
  calm_moves: boolean;
  calm_deploys: boolean;
  apart: boolean;
  tunnels: boolean;
}

export interface ScytheView extends View, ScythePrinted {
  seat: number | null;
  ring: number[];
  tile: string;
  tile_bands: number[][];
  places: PlaceView[];
  players: PlayerView[];
  combat_deck: number;
  combat_discards: number[];
  encounter_deck: number;
  factory_cards: number;
  factory_offer: FactoryCardView[] | null;
  battle: BattleView | null;
  automas: AutomaView[];
}
