// Written by tools/web_types.py from the Python types: change those, and run it again.
import type { View } from './protocol.ts';

/** What the influence and politics of this turn cost now, in knowledge. */
export interface Prices {
  nightshift: number;
  modification: number;
  intrigue: number;
}

export interface MarketView {
  disc: string;
  price: number;
  left: number;
}

/** `values` by how many politicians are seated; `value`: what it is worth now. */
export interface ChamberView {
  id: string;
  above: number;
  seated: number;
  values: number[];
  value: number;
}

/** `prices` and `different` (goods must differ) by space; `spaces` by seat. */
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

/** `exhausted`: whoever flies here finds neither ships nor a site. */
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

/** The turn of the active player; slots by name. */
export interface TurnView {
  actions: number;
  doubled: boolean;
  used: string[];
  activated: string[];
  upgraded: string[];
  reachable: string[];
}

export interface Warehouses {
  full: number;
  empty: number;
}

/** A disc on a wheel; `active`: its slot is in the active half. */
export interface DiscView {
  disc: string;
  upgraded: boolean;
  active: boolean;
}

/** `wheel`, by slot, is null for the others while wheels are being built. */
export interface PlayerView {
  seat: number;
  colour: string;
  knowledge: number;
  resources: Record<string, number>;
  ships: Record<string, number>;
  warehouses: Record<string, Warehouses>;
  spaces: Record<string, number>;
  island: string | null;
  factories: number;
  income: number;
  wheel: Record<string, DiscView | null> | null;
  centre: string[];
  points: number;
}

export interface NoriaView extends View {
  seat: number | null;
  variant: string;
  round: number;
  rounds: number;
  first: number;
  phase: string;
  prices: Prices;
  market: MarketView[];
  chambers: ChamberView[];
  tracks: TrackView[];
  recipes: Record<string, Record<string, number>>;
  islands: IslandView[];
  hidden_islands: number;
  stock: StockView;
  this_turn: TurnView;
  players: PlayerView[];
}
