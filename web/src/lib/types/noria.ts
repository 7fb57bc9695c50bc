// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from './protocol.ts';

/** What the actions besides the wheel cost in knowledge. */
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

/** A chamber: the politicians above it and in it, and what it is worth now. */
export interface ChamberView {
  id: string;
  above: number;
  seated: number;
  values: number[];
  value: number;
}

/** A track: prices by space from the first; `different` needs at least two types. */
export interface TrackView {
  id: string;
  paid_with: string[];
  prices: number[];
  different: boolean[];
  spaces: number[];
}

export interface SiteView {
  good: string;
  warehouses: number;
  owner: number | null;
}

/** An open island; among experts they stand in the order of the circle. */
export interface IslandView {
  id: string;
  ships: Record<string, number>;
  sites: SiteView[];
  ambassadors: number[];
  toll: number;
  exhausted: boolean;
}

export interface StockView {
  ships: Record<string, number>;
  warehouses: Record<string, number>;
}

/** Knowledge that a good brings, and that a resource costs. */
export interface BlackMarketView {
  sell: Record<string, number>;
  buy: number;
}

/** What the active player has done with the wheel; `chains` are those that still fit. */
export interface ThisTurn {
  actions: number;
  most_actions: number;
  doubled: boolean;
  used: string[];
  activated: string[];
  upgraded: string[];
  reachable: string[];
  chains: string[][];
}

export interface DiscView {
  disc: string;
  upgraded: boolean;
  active: boolean;
}

/** Warehouses of one good. */
export interface StoreView {
  full: number;
  empty: number;
}

/** The next space of a track: its price, the fee for rivals ahead, the points it brings now. */
export interface InvestmentView {
  space: number;
  price: number;
  different: boolean;
  fee: number;
  worth: number;
}

/** A house. `wheel` is null while it is built in secret; no investment is left at the top. */
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

export interface NoriaView extends View {
  seat: number | null;
  variant: string;
  round: number;
  rounds: number;
  first: number;
  phase: string;
  prices: InfluencePrices;
  calendar: InfluencePrices[];
  market: StackView[];
  black_market: BlackMarketView;
  chambers: ChamberView[];
  tracks: TrackView[];
  recipes: Record<string, Record<string, number>>;
  islands: IslandView[];
  hidden_islands: number;
  stock: StockView;
  gears: number[];
  chains: string[][];
  this_turn: ThisTurn;
  players: PlayerView[];
}
