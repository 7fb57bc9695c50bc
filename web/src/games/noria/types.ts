// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from '../../lib/types/protocol.ts';

/** The prices in knowledge of the actions besides the wheel. */
export interface InfluencePrices {
  nightshift: number;
  modification: number;
  intrigue: number;
}

/** A stack of the market. */
export interface StackView {
  disc: string;
  price: number;
  left: number;
}

/** A chamber: the politicians above it and in it, and its current value. */
export interface ChamberView {
  id: string;
  above: number;
  seated: number;
  value: number;
}

/** A track: the space that each seat has reached. */
export interface TrackView {
  id: string;
  spaces: number[];
}

export interface SiteView {
  good: string;
  warehouses: number;
  owner: number | null;
}

/** A face-up island; in the expert game they are in the order of the circle. */
export interface IslandView {
  id: string;
  ships: Record<string, number>;
  sites: SiteView[];
  ambassadors: number[];
  toll: number;
  exhausted: boolean;
}

export interface ReserveView {
  ships: Record<string, number>;
  warehouses: Record<string, number>;
}

/** The knowledge gained for a good, and the knowledge a resource costs. */
export interface BlackMarketView {
  sell: Record<string, number>;
  buy: number;
}

/** The active player's use of the wheel. */
export interface ThisTurn {
  actions: number;
  most_actions: number;
  doubled: boolean;
  used: string[];
  activated: string[];
  upgraded: string[];
  reachable: string[];
}

export interface DiscView {
  disc: string;
  upgraded: boolean;
}

/** Warehouses of one good. */
export interface StoreView {
  full: number;
  empty: number;
}

/** The next space of a track: its price, the fee for rivals ahead, its current points. */
export interface InvestmentView {
  space: number;
  price: number;
  different: boolean;
  fee: number;
  worth: number;
}

/** A house. `wheel` is null while it is built in secret; there is no investment at the top. */
export interface PlayerView {
  seat: number;
  colour: string;
  knowledge: number;
  resources: Record<string, number>;
  ships: Record<string, number>;
  warehouses: Record<string, StoreView>;
  spaces: Record<string, number>;
  highest: number;
  lowest: number;
  island: string | null;
  factories: number;
  income: number;
  wheel: Record<string, DiscView | null> | null;
  centre: string[];
  points: number;
  chambers: Record<string, number>;
  possessions: number;
  investments: Record<string, InvestmentView | null>;
  promotions: Record<string, number>;
}

/** The print on a track, by space from the first; `different` needs at least two types. */
export interface CostView {
  paid_with: string[];
  prices: number[];
  different: boolean[];
}

/** What is printed on the boards: costs by track, values by chamber, chains of slots. */
export interface NoriaPrinted {
  costs: Record<string, CostView>;
  values: Record<string, number[]>;
  black_market: BlackMarketView;
  recipes: Record<string, Record<string, number>>;
  gears: number[];
  chains: string[][];
}

export interface NoriaView extends View, NoriaPrinted {
  seat: number | null;
  variant: string;
  round: number;
  rounds: number;
  first: number;
  phase: string;
  prices: InfluencePrices;
  calendar: InfluencePrices[];
  market: StackView[];
  chambers: ChamberView[];
  tracks: TrackView[];
  islands: IslandView[];
  hidden_islands: number;
  stock: ReserveView;
  this_turn: ThisTurn;
  players: PlayerView[];
}
