// Written by tools/web_types.py from the Python types: change those, and run it again.

export interface Achievement {
  event: 'achievement';
  rule: string;
  seat: number;
  feat: string;
}

/** The amount differs from the card's. */
export interface AutomaAdjusted {
  event: 'automa-adjusted';
  rule: string;
  seat: number;
  goods: string;
  printed: number;
  amount: number;
}

export interface AutomaAttacks {
  event: 'automa-attacks';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  to: string;
}

/** A symbol in the brackets of another faction. */
export interface AutomaBrackets {
  event: 'automa-brackets';
  rule: string;
  seat: number;
  symbol: string;
  faction: string;
}

/** The combat card turned up keeps the unit on the mat. */
export interface AutomaCalmDeploy {
  event: 'automa-calm-deploy';
  rule: string;
  seat: number;
  value: number;
  unit: string;
}

/** The combat card turned up ends the row. */
export interface AutomaCalmMove {
  event: 'automa-calm-move';
  rule: string;
  seat: number;
  value: number;
}

/** A card is turned over; `left` in the deck. */
export interface AutomaCard {
  event: 'automa-card';
  rule: string;
  seat: number;
  card: number;
  scheme: number;
  left: number;
}

/** All resources leave the territory. */
export interface AutomaCleared {
  event: 'automa-cleared';
  rule: string;
  seat: number;
  amount: number;
  place: string;
}

/** The fewest steps to a hero or mech of the player. */
export interface AutomaClosestToHuman {
  event: 'automa-closest-to-human';
  rule: string;
  seat: number;
  places: string[];
  value: number;
}

/** The commitment by a card: the Automa's power `held` is in the column `low` to `high`. */
export interface AutomaCombat {
  event: 'automa-combat';
  rule: string;
  seat: number;
  card: number;
  held: number;
  low: number;
  high: number;
  printed: number;
  power: number;
  printed_cards: number;
  cards: number;
}

export interface AutomaCubeAdvances {
  event: 'automa-cube-advances';
  rule: string;
  seat: number;
  space: number;
  spaces: number;
}

export interface AutomaCubeStays {
  event: 'automa-cube-stays';
  rule: string;
  seat: number;
  space: number;
  spaces: number;
}

export interface AutomaDeployed {
  event: 'automa-deployed';
  rule: string;
  seat: number;
  unit: string;
  place: string;
}

/** A random Factory card is taken; `cards` are left. */
export interface AutomaFactory {
  event: 'automa-factory';
  rule: string;
  seat: number;
  cards: number;
}

/** As near as others, and first in reading order. */
export interface AutomaFirstUnit {
  event: 'automa-first-unit';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  distance: number;
  others: string[];
}

/** Resources for the player who took a territory from it, by its last card. */
export interface AutomaLoot {
  event: 'automa-loot';
  rule: string;
  seat: number;
  place: string;
  card: number;
  amount: number;
}

/** The most units of its own around. */
export interface AutomaMostSupport {
  event: 'automa-most-support';
  rule: string;
  seat: number;
  places: string[];
  value: number;
}

export interface AutomaMoved {
  event: 'automa-moved';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  to: string;
}

export interface AutomaNearestUnit {
  event: 'automa-nearest-unit';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  distance: number;
}

export interface AutomaNoDestination {
  event: 'automa-no-destination';
  rule: string;
  seat: number;
  symbol: string;
}

/** The territory produces no resources. */
export interface AutomaNoLoot {
  event: 'automa-no-loot';
  rule: string;
  seat: number;
  place: string;
}

/** No symbol of the row is possible. */
export interface AutomaNoMove {
  event: 'automa-no-move';
  rule: string;
  seat: number;
}

/** The card shows a recruit that the player has not enlisted. */
export interface AutomaNoRecruit {
  event: 'automa-no-recruit';
  rule: string;
  seat: number;
  goods: string;
}

export interface AutomaNoTerritory {
  event: 'automa-no-territory';
  rule: string;
  seat: number;
  symbol: string;
}

export interface AutomaNoUnit {
  event: 'automa-no-unit';
  rule: string;
  seat: number;
  symbol: string;
}

export interface AutomaNoneLeft {
  event: 'automa-none-left';
  rule: string;
  seat: number;
  unit: string;
}

/** The combat card turned up changes nothing; 0: there was none. */
export interface AutomaNotCalm {
  event: 'automa-not-calm';
  rule: string;
  seat: number;
  value: number;
}

/** Excluded because of units there. */
export interface AutomaOccupied {
  event: 'automa-occupied';
  rule: string;
  seat: number;
  places: string[];
}

export interface AutomaOnlyUnit {
  event: 'automa-only-unit';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  distance: number;
}

/** The card shows a recruit that the player has enlisted. */
export interface AutomaRecruit {
  event: 'automa-recruit';
  rule: string;
  seat: number;
  goods: string;
}

/** All cards of both discard piles make a new deck. */
export interface AutomaReshuffled {
  event: 'automa-reshuffled';
  rule: string;
  seat: number;
  cards: number;
}

/** The most resources. */
export interface AutomaRichestTarget {
  event: 'automa-richest-target';
  rule: string;
  seat: number;
  places: string[];
  value: number;
}

/** The nearest, one of several at the same place. */
export interface AutomaSamePlace {
  event: 'automa-same-place';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  distance: number;
}

/** The second scheme applies from now on; all cards are shuffled. */
export interface AutomaScheme {
  event: 'automa-scheme';
  rule: string;
  seat: number;
  cards: number;
}

export interface AutomaSkips {
  event: 'automa-skips';
  rule: string;
  seat: number;
  card: number;
}

/** The unit's own territory is the best. */
export interface AutomaStays {
  event: 'automa-stays';
  rule: string;
  seat: number;
  symbol: string;
  unit: string;
  place: string;
  to: string;
}

/** Excluded because of the player's hero and mechs. */
export interface AutomaThreatened {
  event: 'automa-threatened';
  rule: string;
  seat: number;
  places: string[];
}

/** Of several, those closest to the Factory. */
export interface AutomaTieFactory {
  event: 'automa-tie-factory';
  rule: string;
  seat: number;
  places: string[];
  distance: number;
}

/** Still several: the first in reading order. */
export interface AutomaTieReading {
  event: 'automa-tie-reading';
  rule: string;
  seat: number;
  place: string;
}

/** Beaten units go back to the faction mat. */
export interface AutomaToMat {
  event: 'automa-to-mat';
  rule: string;
  seat: number;
  unit: string;
  count: number;
  place: string;
}

/** The encounter token is removed. */
export interface AutomaToken {
  event: 'automa-token';
  rule: string;
  seat: number;
  place: string;
}

export interface AutomaTooWeak {
  event: 'automa-too-weak';
  rule: string;
  seat: number;
  symbol: string;
  needs: number;
  power: number;
}

export interface AutomaValid {
  event: 'automa-valid';
  rule: string;
  seat: number;
  symbol: string;
  places: string[];
}

/** From now on rivers and lakes do not stop it. */
export interface AutomaWaterFree {
  event: 'automa-water-free';
  rule: string;
  seat: number;
}

/** The fewest heroes and mechs of the player. */
export interface AutomaWeakestTarget {
  event: 'automa-weakest-target';
  rule: string;
  seat: number;
  places: string[];
  value: number;
}

export interface Bottom {
  event: 'bottom';
  rule: string;
  seat: number;
  bottom: string;
}

export interface Built {
  event: 'built';
  rule: string;
  seat: number;
  structure: string;
  place: string;
}

/** A combat card in place of a resource. */
export interface Coerced {
  event: 'coerced';
  rule: string;
  seat: number;
  card: number;
  goods: string;
}

export interface Combat {
  event: 'combat';
  rule: string;
  seat: number;
  place: string;
  defender: string;
}

export interface Committed {
  event: 'committed';
  rule: string;
  seat: number;
  power: number;
  cards: number[];
  total: number;
}

/** A mech, which uncovers an ability. */
export interface Deployed {
  event: 'deployed';
  rule: string;
  seat: number;
  ability: string;
  place: string;
}

/** A combat card as a cost. */
export interface Discarded {
  event: 'discarded';
  rule: string;
  seat: number;
  card: number;
}

/** Workers go back to their base. */
export interface Displaced {
  event: 'displaced';
  rule: string;
  seat: number;
  count: number;
  place: string;
}

/** Combat cards; only the player who drew them sees their values. */
export interface Drew {
  event: 'drew';
  rule: string;
  seat: number;
  cards: number;
  values?: number[];
}

export interface Encounter {
  event: 'encounter';
  rule: string;
  seat: number;
  card: number;
  place: string;
}

export interface Enlisted {
  event: 'enlisted';
  rule: string;
  seat: number;
  bottom: string;
  bonus: string;
}

/** A Factory card is taken. */
export interface Factory {
  event: 'factory';
  rule: string;
  seat: number;
  card: number;
}

export interface Gained {
  event: 'gained';
  rule: string;
  seat: number;
  amount: number;
  goods: string;
}

/** On the board: workers and resources. */
export interface GainedAt {
  event: 'gained-at';
  rule: string;
  seat: number;
  amount: number;
  goods: string;
  place: string;
}

/** Coins, as a bribe, for the faction `to`. */
export interface Gave {
  event: 'gave';
  rule: string;
  seat: number;
  coins: number;
  to: string;
}

export interface Lost {
  event: 'lost';
  rule: string;
  seat: number;
  amount: number;
  goods: string;
}

export interface Moved {
  event: 'moved';
  rule: string;
  seat: number;
  unit: string;
  place: string;
  to: string;
  cargo: Record<string, number>;
}

export interface Over {
  event: 'over';
  rule: string;
  seat: number;
  scores: Record<string, number>;
}

export interface Paid {
  event: 'paid';
  rule: string;
  seat: number;
  amount: number;
  goods: string;
}

/** The scores if the game ended now. */
export interface Practice {
  event: 'practice';
  rule: string;
  seat: number;
  scores: Record<string, number>;
}

/** The discarded combat cards make a new deck of `cards` cards. */
export interface Reshuffled {
  event: 'reshuffled';
  rule: string;
  seat: number;
  cards: number;
}

export interface Retreated {
  event: 'retreated';
  rule: string;
  seat: number;
  unit: string;
  count: number;
  place: string;
  to: string;
}

/** A unit whose combat is not fought returns to where it came from. */
export interface Returned {
  event: 'returned';
  rule: string;
  seat: number;
  unit: string;
  place: string;
  to: string;
}

export interface Revealed {
  event: 'revealed';
  rule: string;
  seat: number;
  objective: number;
  title: string;
}

/** A combat card is taken from a rival, who knows which it was. */
export interface Scouted {
  event: 'scouted';
  rule: string;
  seat: number;
  from: string;
  rival: number;
  card?: number;
}

export interface Section {
  event: 'section';
  rule: string;
  seat: number;
  section: string;
}

/** A resource from the board. */
export interface Spent {
  event: 'spent';
  rule: string;
  seat: number;
  goods: string;
  place: string;
}

/** `stars`: the side's stars so far. */
export interface Star {
  event: 'star';
  rule: string;
  seat: number;
  star: string;
  stars: number;
}

/** Of a player or of the Automa. */
export interface Turn {
  event: 'turn';
  rule: string;
  seat: number;
  turn: number;
}

/** The cube leaves a square and covers a cost. */
export interface Upgraded {
  event: 'upgraded';
  rule: string;
  seat: number;
  square: string;
  bottom: string;
}

export interface Won {
  event: 'won';
  rule: string;
  seat: number;
  place: string;
}

export type ScytheEvent = Achievement | AutomaAdjusted | AutomaAttacks | AutomaBrackets | AutomaCalmDeploy | AutomaCalmMove | AutomaCard | AutomaCleared | AutomaClosestToHuman | AutomaCombat | AutomaCubeAdvances | AutomaCubeStays | AutomaDeployed | AutomaFactory | AutomaFirstUnit | AutomaLoot | AutomaMostSupport | AutomaMoved | AutomaNearestUnit | AutomaNoDestination | AutomaNoLoot | AutomaNoMove | AutomaNoRecruit | AutomaNoTerritory | AutomaNoUnit | AutomaNoneLeft | AutomaNotCalm | AutomaOccupied | AutomaOnlyUnit | AutomaRecruit | AutomaReshuffled | AutomaRichestTarget | AutomaSamePlace | AutomaScheme | AutomaSkips | AutomaStays | AutomaThreatened | AutomaTieFactory | AutomaTieReading | AutomaToMat | AutomaToken | AutomaTooWeak | AutomaValid | AutomaWaterFree | AutomaWeakestTarget | Bottom | Built | Coerced | Combat | Committed | Deployed | Discarded | Displaced | Drew | Encounter | Enlisted | Factory | Gained | GainedAt | Gave | Lost | Moved | Over | Paid | Practice | Reshuffled | Retreated | Returned | Revealed | Scouted | Section | Spent | Star | Turn | Upgraded | Won;
