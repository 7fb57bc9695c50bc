import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // Where a change must be seen, the whole value is replaced ($state.raw).
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  { ignores: ['node_modules/', 'src/lib/types/', 'src/games/*/types.ts'] },
);
