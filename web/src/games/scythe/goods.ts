// What things look like: one icon for everything that can be gained, paid, built or moved.
import any from 'icon:cubes';
import armory from 'icon:crossed-sabres';
import coins from 'icon:two-coins';
import build from 'icon:hammer-nails';
import cards from 'icon:card-play';
import deploy from 'icon:gear-hammer';
import encounter from 'icon:compass';
import enlist from 'icon:rally-the-troops';
import factory from 'icon:factory';
import food from 'icon:wheat';
import fight from 'icon:crossed-swords';
import hero from 'icon:meeple-king';
import mech from 'icon:battle-mech';
import metal from 'icon:metal-bar';
import mill from 'icon:windmill';
import mine from 'icon:mine-wagon';
import monument from 'icon:obelisk';
import move from 'icon:walking-boot';
import objective from 'icon:tied-scroll';
import oil from 'icon:oil-drum';
import popularity from 'icon:hearts';
import power from 'icon:mailed-fist';
import produce from 'icon:gears';
import star from 'icon:round-star';
import territory from 'icon:forward-field';
import trade from 'icon:trade';
import tunnel from 'icon:cave-entrance';
import upgrade from 'icon:cog';
import wood from 'icon:wood-pile';
import worker from 'icon:meeple';

export const ICONS: Readonly<Record<string, string>> = {
  coins,
  power,
  popularity,
  combat_cards: cards,
  workers: worker,
  'moved workers': worker,
  units: move,
  territories: territory,
  produce,
  any_resources: any,
  oil,
  metal,
  wood,
  food,
  hero,
  mech,
  worker,
  mine,
  mill,
  armory,
  monument,
  upgrade,
  deploy,
  build,
  enlist,
  move,
  bolster: power,
  trade,
  factory,
  star,
  objective,
  encounter,
  tunnel,
  fight,
  star_upgrades: upgrade,
  star_mechs: mech,
  star_structures: build,
  star_recruits: enlist,
  star_workers: worker,
  star_objective: objective,
  star_combat: fight,
  star_popularity: popularity,
  star_power: power,
};

export function icon(key: string): string {
  return ICONS[key] ?? any;
}

/** As many numbers, from 0: to draw a thing several times. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, n) => n);
}

/** Kinds and amounts, as many icons as there are: {power: 2} is two fists; many are one and a number. */
export function pips(
  amounts: Readonly<Record<string, number>>,
  most = 3,
): { key: string; icons: number; count: number }[] {
  return Object.entries(amounts).map(([key, count]) => ({
    key,
    icons: count <= most ? count : 1,
    count,
  }));
}
