// What a unit on its way can take along and leave, by kind of cargo.
import { by, type Offered } from '$lib/actions.ts';

export interface Load {
  kind: string;
  aboard: number;
  /** One more or less, and all at once where that is another choice. */
  take: Offered | undefined;
  takeAll: Offered | undefined;
  drop: Offered | undefined;
  dropAll: Offered | undefined;
}

function ends(
  actions: readonly Offered[],
  verb: string,
): [Offered | undefined, Offered | undefined] {
  const sorted = actions
    .filter((action) => action.verb === verb)
    .sort((one, other) => Number(one['count']) - Number(other['count']));
  return [sorted[0], sorted.length > 1 ? sorted.at(-1) : undefined];
}

export function loads(legal: readonly Offered[], cargo: Readonly<Record<string, number>>): Load[] {
  const offered = by(
    legal.filter(({ verb }) => verb === 'take' || verb === 'drop'),
    'cargo',
  );
  const kinds = [...new Set([...Object.keys(cargo), ...[...offered.keys()].map(String)])];
  return kinds.map((kind) => {
    const actions = offered.get(kind) ?? [];
    const [take, takeAll] = ends(actions, 'take');
    const [drop, dropAll] = ends(actions, 'drop');
    return { kind, aboard: cargo[kind] ?? 0, take, takeAll, drop, dropAll };
  });
}
