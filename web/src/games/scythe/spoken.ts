// What things are called when they are spoken or pointed at: names, contents, and the rule that governs them.
import type { Tip } from '$lib/board/tips.svelte.ts';
import type { PlayerView, ScytheView, Units } from './types.ts';
import { amounts, capital, words, type Place, type Table } from './board.ts';

function factionOf(view: ScytheView, seat: number): string {
  return view.players[seat]?.faction ?? '';
}

export function unitWords({ hero, mechs, workers }: Units): string[] {
  return [
    hero ? words('board-hero') : '',
    mechs ? words('board-mechs', { count: mechs }) : '',
    workers ? words('board-workers', { count: workers }) : '',
  ].filter(Boolean);
}

/** What stands and lies on a place. */
export function contents({ view, name }: Table, place: Place): string[] {
  const things = place.units.map(
    (units) => `${name(factionOf(view, units.seat))}: ${unitWords(units).join(', ')}`,
  );
  const { structure } = place;
  if (structure)
    things.push(
      words('picture-of', { thing: structure.structure, faction: factionOf(view, structure.seat) }),
    );
  if (Object.keys(place.resources).length) things.push(amounts(place.resources));
  return things;
}

function features({ view, name }: Table, place: Place): string[] {
  const given = view.yields[place.terrain];
  return [
    place.encounter ? words('picture-encounter-token') : '',
    place.tunnel ? words('picture-tunnel') : '',
    place.rivers.length ? words('picture-river', { places: place.rivers }) : '',
    given ? words('picture-yields', { goods: name(given) }) : '',
  ].filter(Boolean);
}

export function placeWords(table: Table, place: Place): string {
  const found = contents(table, place);
  if (place.encounter) found.push(words('picture-encounter-token'));
  return [capital(table.name(place.id)), ...found].join('. ');
}

const PLACE_RULES: Readonly<Record<string, string>> = {
  base: 'scythe.control.base_is_not_territory',
  lake: 'scythe.move.lake_blocks',
  factory: 'scythe.factory.first_visit',
};

/** What is on a place, and the rules about it, by how their ids begin. */
function placeRules(place: Place): string[] {
  const { structure } = place;
  return [
    PLACE_RULES[place.terrain] ?? 'scythe.control.by_unit',
    place.terrain === 'factory' ? 'scythe.score.factory_counts_three' : '',
    place.encounter ? 'scythe.encounter.hero_only' : '',
    place.tunnel ? 'scythe.move.tunnels_adjacent' : '',
    place.rivers.length ? 'scythe.move.river_blocks' : '',
    structure ? `scythe.build.${structure.structure}` : '',
    place.units.length ? 'scythe.move.one_step' : '',
  ].filter(Boolean);
}

export function placeTip(table: Table, place: Place): Tip {
  let rule = PLACE_RULES[place.terrain] ?? 'scythe.control.by_unit';
  if (place.tunnel) rule = 'scythe.move.tunnels_adjacent';
  if (place.encounter) rule = 'scythe.encounter.hero_only';
  const text = [...contents(table, place), ...features(table, place)].map(capital).join('. ');
  return { title: capital(table.name(place.id)), text, rule, rules: placeRules(place) };
}

const UNIT_RULES: Readonly<Record<string, string>> = {
  hero: 'scythe.encounter.hero_only',
  mech: 'scythe.move.mech_carries_workers',
  worker: 'scythe.move.worker_blocked_by_combat_units',
};

export function unitTip(
  table: Table,
  seat: number,
  unit: string,
  count: number,
  place: string,
): Tip {
  const title = pieceWords(table, seat, unit, count, place);
  const hero = unit === 'hero' ? table.name(`${factionOf(table.view, seat)}_hero`) : '';
  return { title, ...(hero && { text: hero }), rule: UNIT_RULES[unit] ?? 'scythe.move.one_step' };
}

export function pieceWords(
  { view, name }: Table,
  seat: number,
  unit: string,
  count: number,
  place: string,
): string {
  const what = unit === 'hero' ? words('board-hero') : words(`board-${unit}s`, { count });
  return `${capital(what)} (${name(factionOf(view, seat))}), ${name(place)}`;
}

const ABILITY_RULES: Readonly<Record<string, string>> = {
  speed: 'scythe.mech.any.speed',
  seaworthy: 'scythe.mech.nordic.seaworthy_move',
  dominate: 'scythe.faction.saxony.dominate_combat',
};

export function abilityRule(faction: string, ability: string, of: 'mech' | 'faction'): string {
  return ABILITY_RULES[ability] ?? `scythe.${of}.${faction}.${ability}`;
}

/** Everything that the rules say about an ability, by how their ids begin. */
export function abilityRules(faction: string, ability: string, of: 'mech' | 'faction'): string[] {
  return [`scythe.${of}.${faction}.${ability}`, `scythe.${of}.any.${ability}`];
}

export function abilityWords({ name }: Table, player: PlayerView, ability: string): string {
  return ability === 'riverwalk'
    ? words('board-riverwalk', { ability, terrains: player.riverwalk })
    : name(ability);
}

export function fortuneTip({ view, name }: Table, seat: number): Tip | null {
  const fortune = view.projection.find((row) => row.seat === seat);
  if (!fortune) return null;
  const faction = factionOf(view, seat);
  return {
    title: name(`${faction}_full`),
    text: `${words(view.over ? 'board-scores' : 'board-projection')}. ${words('board-fortune', { ...fortune, faction })}`,
    rule: 'scythe.score.fortune',
  };
}
