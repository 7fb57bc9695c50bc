import '@fontsource-variable/golos-text/wght.css';
import './fonts.css';
import { mount } from 'svelte';
import { learnWords, words } from '$lib/words.svelte.ts';
import './theme.css';
import App from './App.svelte';

// Letters that changed under the reader's eyes would move everything: the page waits for its fonts,
// though not for ever.
const LETTERS = { en: 'Aa0', ru: 'AaЯя0' };
const FONTS = ['1rem "Golos Text Variable"', '600 1rem Literata'];
const LONGEST = 2_000; // ms

async function begin(target: Element): Promise<void> {
  const fonts = FONTS.map((font) => document.fonts.load(font, LETTERS[words.language]));
  const enough = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.all([learnWords(), Promise.race([Promise.allSettled(fonts), enough])]);
  mount(App, { target });
}

const target = document.querySelector('#page');
if (target) void begin(target);
