// Written by tools/web_types.py from the Python types: change those, and run it again.

export interface Activated {
  event: 'activated';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
  times: number;
}

export interface Advanced {
  event: 'advanced';
  rule: string;
  seat: number;
  track: string;
  space: number;
}

export interface Bought {
  event: 'bought';
  rule: string;
  seat: number;
  disc: string;
  price: number;
}

/** A disc is placed on a wheel built in secret: others learn only that it was. */
export interface Built {
  event: 'built';
  rule: string;
  seat: number;
  disc?: string;
  slot?: string;
}

export interface Entered {
  event: 'entered';
  rule: string;
  seat: number;
  track: string;
}

export interface Factory {
  event: 'factory';
  rule: string;
  seat: number;
  good: string;
  warehouses: number;
  island: string;
}

export interface Flew {
  event: 'flew';
  rule: string;
  seat: number;
  island: string;
}

export interface Gained {
  event: 'gained';
  rule: string;
  seat: number;
  resource: string;
  count: number;
}

/** Knowledge from factories. */
export interface Income {
  event: 'income';
  rule: string;
  seat: number;
  knowledge: number;
}

export interface Inspected {
  event: 'inspected';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
}

/** The discs on two slots are swapped. */
export interface Modified {
  event: 'modified';
  rule: string;
  seat: number;
  slot: string;
  other: string;
  price: number;
}

export interface Paid {
  event: 'paid';
  rule: string;
  seat: number;
  payment: Record<string, number>;
}

export interface Placed {
  event: 'placed';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
}

export interface Produced {
  event: 'produced';
  rule: string;
  seat: number;
  goods: Record<string, number>;
  payment: Record<string, number>;
}

export interface Promoted {
  event: 'promoted';
  rule: string;
  seat: number;
  chamber: string;
  price: number;
}

export interface Removed {
  event: 'removed';
  rule: string;
  seat: number;
  chamber: string;
}

export interface Repeated {
  event: 'repeated';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
}

/** The disc on a slot leaves the game. */
export interface Replaced {
  event: 'replaced';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
}

export interface Revealed {
  event: 'revealed';
  rule: string;
  seat: number;
  island: string;
}

/** All rings turn one step. */
export interface Rotated {
  event: 'rotated';
  rule: string;
  seat: number;
}

/** `left`: the number of rounds after it. */
export interface Round {
  event: 'round';
  rule: string;
  seat: number;
  round: number;
  left: number;
}

export interface Scored {
  event: 'scored';
  rule: string;
  seat: number;
  points: number;
}

export interface Shifted {
  event: 'shifted';
  rule: string;
  seat: number;
  ring: 'large' | 'middle' | 'small';
  price: number;
}

export interface Ship {
  event: 'ship';
  rule: string;
  seat: number;
  resource: string;
  island: string;
}

export interface Sold {
  event: 'sold';
  rule: string;
  seat: number;
  good: string;
  knowledge: number;
}

export interface Started {
  event: 'started';
  rule: string;
  seat: number;
  resource: string;
}

export interface Traded {
  event: 'traded';
  rule: string;
  seat: number;
  resource: string;
  knowledge: number;
}

export interface Upgraded {
  event: 'upgraded';
  rule: string;
  seat: number;
  disc: string;
  slot: string;
}

/** All wheels are built and revealed. */
export interface Wheels {
  event: 'wheels';
  rule: string;
  seat: number;
}

export type NoriaEvent = Activated | Advanced | Bought | Built | Entered | Factory | Flew | Gained | Income | Inspected | Modified | Paid | Placed | Produced | Promoted | Removed | Repeated | Replaced | Revealed | Rotated | Round | Scored | Shifted | Ship | Sold | Started | Traded | Upgraded | Wheels;
