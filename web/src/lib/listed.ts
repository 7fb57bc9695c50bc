// The list of choices: sentences that begin alike stand under one heading.
import { by, grouped, type Offered } from './actions.ts';
import { framed, runs, shortened } from './phrases.ts';

/** `whole` is the sentence, `text` what of it is still to be said under the heading. */
export interface Item {
  action: Offered;
  whole: string;
  text: string;
}

export interface Listing {
  key: string;
  heading: string;
  items: Item[];
}

type Said = Omit<Item, 'text'>;

const LONG = 34; // letters that still go beside others

/** By verb; `first` tells for some verbs the part that the heading says. */
export function listed(
  actions: readonly Offered[],
  sentence: (action: Offered) => string,
  first: Readonly<Record<string, string>> = {},
): Listing[] {
  return grouped(actions).flatMap(({ verb, actions: group }) => {
    const said = group.map((action) => ({ action, whole: sentence(action) }));
    const part = first[verb];
    if (part === undefined)
      return runs(said.map(({ whole }) => whole)).map((run, n) =>
        alike(
          `${verb} ${String(n)}`,
          run.flatMap((at) => said[at] ?? []),
        ),
      );
    return [...by(group, part)].map(([value, some]) =>
      parted(
        `${verb} ${String(value)}`,
        said.filter(({ action }) => some.includes(action)),
      ),
    );
  });
}

function alike(key: string, said: Said[]): Listing {
  const { lead, rests } = shortened(said.map(({ whole }) => whole));
  return said.length > 2 && lead !== '' && rests.every((rest) => rest.length < LONG)
    ? under(key, `${lead}…`, said, rests)
    : plain(key, said);
}

function parted(key: string, said: Said[]): Listing {
  const { lead, rests, tail } = framed(said.map(({ whole }) => whole));
  return said.length > 1 && lead !== '' && rests.every((rest) => rest.length < LONG)
    ? under(key, tail ? `${lead} … ${tail}` : `${lead.replace(/[:;,]$/, '')}…`, said, rests)
    : plain(key, said);
}

function under(key: string, heading: string, said: Said[], texts: readonly string[]): Listing {
  return { key, heading, items: said.map((one, n) => ({ ...one, text: texts[n] ?? '' })) };
}

function plain(key: string, said: Said[]): Listing {
  return { key, heading: '', items: said.map((one) => ({ ...one, text: one.whole })) };
}
