// Fluent files as text, without comments and without what only the command line says.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?messages';

export function trimmed(source: string): string {
  const kept: string[] = [];
  let keeping = true;
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || !line.trim()) continue;
    if (/^[a-z]/i.test(line)) keeping = !line.startsWith('cli-');
    if (keeping) kept.push(line);
  }
  return kept.join('\n');
}

export function messages(): Plugin {
  return {
    name: 'steppe-messages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(trimmed(readFileSync(file, 'utf8')))};`;
    },
  };
}
