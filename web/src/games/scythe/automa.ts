// The Automa's part of the view, where one plays.
import type { ScytheView } from '$lib/types/scythe.ts';

export interface AutomaView {
  seat: number;
  level: string;
  space: number;
  spaces: number;
  stars: readonly number[];
  scheme: number;
  card: number | null;
  deck: number;
}

export function automaOf(view: ScytheView): AutomaView | null {
  return (view as ScytheView & { automa?: AutomaView | null }).automa ?? null;
}
