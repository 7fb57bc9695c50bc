import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';
import { messages } from './messages.ts';

// The words of the page are those of the engine: one set of Fluent files for both.
const engine = fileURLToPath(new URL('../src/steppe', import.meta.url));

const WORDS = /(?:\/games\/(\w+))?\/locale\/(?:(\w+)\/)?(?:\w+\.)?(\w+)\.ftl\?messages$/;
function wordsFile(id: string): string | null {
  const [, game, part, language] = WORDS.exec(id) ?? [];
  return language ? `${game ?? part ?? 'page'}.${language}` : null;
}

export default defineConfig({
  plugins: [svelte(), icons(), messages()],
  resolve: {
    alias: { $engine: engine, $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
  build: {
    outDir: '../src/steppe/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'files.json', // what comes with what
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    // The words of a game are one file for each language, and so are those of the page.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: wordsFile }] } },
    },
  },
  // A test that needs a page says so in its first line: to make one takes longer than most tests.
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
