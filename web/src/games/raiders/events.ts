// Written by tools/web_types.py from the Python types: change those, and run it again.

export interface AnimalRevealed {
  event: 'animal-revealed';
  rule: string;
  seat: number;
  position: number;
  animal: string;
}

/** The discard pile becomes a new deck. */
export interface AnimalsReshuffled {
  event: 'animals-reshuffled';
  rule: string;
  seat: number;
}

export interface ChiefBlocks {
  event: 'chief-blocks';
  rule: string;
  seat: number;
  building: string;
}

/** His companion's strength, and what horses must cover. */
export interface ChiefCovers {
  event: 'chief-covers';
  rule: string;
  seat: number;
  strength: number;
  need: number;
}

export interface ChiefHorse {
  event: 'chief-horse';
  rule: string;
  seat: number;
  position: number;
  animal: string;
  strength: number;
  points: number;
}

export interface ChiefHorseSpent {
  event: 'chief-horse-spent';
  rule: string;
  seat: number;
  animal: string;
  strength: number;
}

/** He gains some instead. */
export interface ChiefLowProvisions {
  event: 'chief-low-provisions';
  rule: string;
  seat: number;
  have: number;
  need: number;
  amount: number;
}

export interface ChiefLowStrength {
  event: 'chief-low-strength';
  rule: string;
  seat: number;
  have: number;
  need: number;
}

export interface ChiefNoHorse {
  event: 'chief-no-horse';
  rule: string;
  seat: number;
}

export interface ChiefNoQuest {
  event: 'chief-no-quest';
  rule: string;
  seat: number;
}

export interface ChiefNoSettlement {
  event: 'chief-no-settlement';
  rule: string;
  seat: number;
  region: string;
}

export interface ChiefPaid {
  event: 'chief-paid';
  rule: string;
  seat: number;
  amount: number;
}

/** Raid a space of a region, with its requirements and gain. */
export interface ChiefPlan {
  event: 'chief-plan';
  rule: string;
  seat: number;
  plan: string;
  region: string;
  target: number;
  provisions: number;
  strength: number;
  points: number;
}

export interface ChiefPlunderLost {
  event: 'chief-plunder-lost';
  rule: string;
  seat: number;
  goods: Record<string, number>;
}

export interface ChiefPoints {
  event: 'chief-points';
  rule: string;
  seat: number;
  amount: number;
}

export interface ChiefProvisions {
  event: 'chief-provisions';
  rule: string;
  seat: number;
  have: number;
  need: number;
}

/** `rows`, `tokens`: the end from which they are searched. */
export interface ChiefQuest {
  event: 'chief-quest';
  rule: string;
  seat: number;
  quest: string;
  points: number;
  place: string;
  rows: string;
  tokens: string;
}

/** The space marked `target`, or the next one with plunder. */
export interface ChiefRaid {
  event: 'chief-raid';
  rule: string;
  seat: number;
  space: string;
  target: number;
}

/** His plan deck was empty. */
export interface ChiefReshuffled {
  event: 'chief-reshuffled';
  rule: string;
  seat: number;
}

export interface ChiefSettlement {
  event: 'chief-settlement';
  rule: string;
  seat: number;
  region: string;
}

export interface ChiefStrength {
  event: 'chief-strength';
  rule: string;
  seat: number;
  have: number;
  need: number;
}

/** The discard pile becomes a new deck. */
export interface CrewReshuffled {
  event: 'crew-reshuffled';
  rule: string;
  seat: number;
}

export interface Discarded {
  event: 'discarded';
  rule: string;
  seat: number;
  card: string;
}

export interface Dismissed {
  event: 'dismissed';
  rule: string;
  seat: number;
  card: string;
}

export interface Drew {
  event: 'drew';
  rule: string;
  seat: number;
  count: number;
  cards?: string[];
}

/** The raid spaces and quests left, and the turns still to come. */
export interface EndTriggered {
  event: 'end-triggered';
  rule: string;
  seat: number;
  spaces: number;
  quests: number;
  turns: number;
}

export interface Fetched {
  event: 'fetched';
  rule: string;
  seat: number;
  building: string;
  worker: string;
}

export interface Gained {
  event: 'gained';
  rule: string;
  seat: number;
  goods: Record<string, number>;
}

export interface Healed {
  event: 'healed';
  rule: string;
  seat: number;
  card: string;
}

export interface Hired {
  event: 'hired';
  rule: string;
  seat: number;
  card: string;
  slot: number;
}

export interface Killed {
  event: 'killed';
  rule: string;
  seat: number;
  card: string;
  slot: number;
}

export interface Paid {
  event: 'paid';
  rule: string;
  seat: number;
  goods: Record<string, number>;
}

/** A hero and its crew card. */
export interface Picked {
  event: 'picked';
  rule: string;
  seat: number;
  hero: string;
  card: string;
}

export interface Placed {
  event: 'placed';
  rule: string;
  seat: number;
  building: string;
  worker: string;
}

export interface PlacedEagle {
  event: 'placed-eagle';
  rule: string;
  seat: number;
  animal: string;
  slot: number;
}

export interface PlacedHorse {
  event: 'placed-horse';
  rule: string;
  seat: number;
  animal: string;
  slot: number;
}

/** A crew card is played from the hand. */
export interface Played {
  event: 'played';
  rule: string;
  seat: number;
  card: string;
}

/** A raid space is emptied, and its worker taken. */
export interface Plundered {
  event: 'plundered';
  rule: string;
  seat: number;
  space: string;
  worker: string;
}

export interface QuestCompleted {
  event: 'quest-completed';
  rule: string;
  seat: number;
  quest: string;
  points: number;
  place: string;
}

export interface QuestRevealed {
  event: 'quest-revealed';
  rule: string;
  seat: number;
  quest: string;
  place: string;
}

export interface Raided {
  event: 'raided';
  rule: string;
  seat: number;
  settlement: string;
  worker: string;
}

/** Exchanged for a horse, it goes to the face-up row. */
export interface ReturnedEagle {
  event: 'returned-eagle';
  rule: string;
  seat: number;
  animal: string;
  slot: number;
  position: number;
}

export interface Rolled {
  event: 'rolled';
  rule: string;
  seat: number;
  red: ([number, number])[];
  white: ([number, number])[];
  yellow: ([number, number])[];
}

export interface Scored {
  event: 'scored';
  rule: string;
  seat: number;
  track: number;
  crew: number;
  animals: number;
  quests: number;
  plunder: number;
  total: number;
}

/** One piece of plunder from a raid space. */
export interface Seized {
  event: 'seized';
  rule: string;
  seat: number;
  good: string;
  space: string;
}

export interface Strength {
  event: 'strength';
  rule: string;
  seat: number;
  total: number;
  kumis: number;
  dice: number;
  cards: number;
  abilities: number;
}

/** Goods above a limit go back. */
export interface Surplus {
  event: 'surplus';
  rule: string;
  seat: number;
  goods: Record<string, number>;
}

/** The old card goes back to the hand. */
export interface Swapped {
  event: 'swapped';
  rule: string;
  seat: number;
  card: string;
  old: string;
  slot: number;
}

/** From a seat, or the chief, who had more. */
export interface TookFrom {
  event: 'took-from';
  rule: string;
  seat: number;
  other: string;
  goods: Record<string, number>;
}

/** The chief's, between the turns of the player. */
export interface Turn {
  event: 'turn';
  rule: string;
  seat: number;
  turn: number;
}

export interface UsedEagle {
  event: 'used-eagle';
  rule: string;
  seat: number;
  card: string;
  slot: number;
}

export interface UsedHero {
  event: 'used-hero';
  rule: string;
  seat: number;
  hero: string;
}

/** A building is used without a worker. */
export interface Visited {
  event: 'visited';
  rule: string;
  seat: number;
  building: string;
}

export interface Wounded {
  event: 'wounded';
  rule: string;
  seat: number;
  card: string;
  slot: number;
}

/** From dice and for weakness, less those ignored; `left` must be placed. */
export interface Wounds {
  event: 'wounds';
  rule: string;
  seat: number;
  dice: number;
  penalty: number;
  ignored: number;
  left: number;
}

export type RaidersEvent = AnimalRevealed | AnimalsReshuffled | ChiefBlocks | ChiefCovers | ChiefHorse | ChiefHorseSpent | ChiefLowProvisions | ChiefLowStrength | ChiefNoHorse | ChiefNoQuest | ChiefNoSettlement | ChiefPaid | ChiefPlan | ChiefPlunderLost | ChiefPoints | ChiefProvisions | ChiefQuest | ChiefRaid | ChiefReshuffled | ChiefSettlement | ChiefStrength | CrewReshuffled | Discarded | Dismissed | Drew | EndTriggered | Fetched | Gained | Healed | Hired | Killed | Paid | Picked | Placed | PlacedEagle | PlacedHorse | Played | Plundered | QuestCompleted | QuestRevealed | Raided | ReturnedEagle | Rolled | Scored | Seized | Strength | Surplus | Swapped | TookFrom | Turn | UsedEagle | UsedHero | Visited | Wounded | Wounds;
