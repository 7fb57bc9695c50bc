// One sign for every kind of thing: the same wherever it appears on the table.
import aviation from 'icon:biplane';
import propeller from 'icon:boat-propeller';
import city from 'icon:capitol';
import swap from 'icon:card-exchange';
import check from 'icon:check-mark';
import gear from 'icon:cog';
import compass from 'icon:compass';
import bonus from 'icon:cycle';
import energy from 'icon:electric';
import science from 'icon:erlenmeyer';
import factory from 'icon:factory';
import flag from 'icon:flying-flag';
import improvement from 'icon:fruit-tree';
import hourglass from 'icon:hourglass';
import lamp from 'icon:lantern-flame';
import knowledge from 'icon:light-bulb';
import lens from 'icon:magnifying-glass';
import politician from 'icon:meeple';
import moon from 'icon:moon';
import cave from 'icon:mountain-cave';
import mycelium from 'icon:mushroom';
import recycling from 'icon:recycle';
import obsidian from 'icon:rock';
import distribution from 'icon:scales';
import sail from 'icon:shooner-sailboat';
import tool from 'icon:spanner';
import specialisation from 'icon:trophy';
import journey from 'icon:zeppelin';

// The set has no piston: a head with two rings, its pin, and the rod on the crank.
const piston =
  'M152 48h208a24 24 0 0 1 24 24v24H128V72a24 24 0 0 1 24-24zM128 112h256v28H128zM128 156h256v28H128zM128 200h256v40a24 24 0 0 1-24 24h-56v96a72 72 0 1 1-96 0v-96h-56a24 24 0 0 1-24-24zm128 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48zm0 172a32 32 0 1 0 0 64a32 32 0 1 0 0-64z';

export const ICONS: Readonly<Record<string, string>> = {
  energy,
  mycelium,
  obsidian,
  propeller,
  sail,
  compass,
  lamp,
  piston,
  city,
  journey,
  tool,
  bonus,
  recycling,
  improvement,
  aviation,
  science,
  specialisation,
  distribution,
};

export function icon(key: string): string {
  return ICONS[key] ?? gear;
}

export { cave, check, factory, flag, gear, hourglass, knowledge, lens, moon, politician, swap };
