// `import meeple from 'icon:meeple'`: the outline of one game-icon, and nothing of the others.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { plain } from './outlines.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'steppe-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      set ??= JSON.parse(
        readFileSync(
          createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
          'utf8',
        ),
      ) as IconSet;
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon '${name}' in the game-icons set`);
      const outline = [...icon.body.matchAll(/ d="([^"]+)"/g)]
        .map(([, d = '']) => plain(d))
        .join('');
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
