// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  asked,
  learn,
  learnWords,
  name,
  page,
  say,
  sentence,
  told,
  words,
} from './words.svelte.ts';

const NAMES = {
  en: { oil: 'oil', V5: 'V5 (village)', nordic: 'Nordic', upgrade: 'Upgrade', speed: 'Speed' },
  ru: {
    oil: 'нефть',
    V5: 'V5 (деревня)',
    nordic: 'Север',
    upgrade: 'улучшение',
    speed: 'Скорость',
  },
};

beforeAll(async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ board: {}, names: NAMES }))),
  );
  await learnWords();
  await learn('scythe', '/api/printed/scythe/0');
});

afterEach(() => words.choose('en'));

describe('words', () => {
  it('change with the language, all at once', async () => {
    expect(page('play-now')).toBe('Play now');
    await words.choose('ru');
    expect(page('play-now')).toBe('Играть');
    expect(name('scythe', 'nordic')).toBe('Север');
    expect(document.documentElement.lang).toBe('ru');
  });

  it('stay until those of the other language are here, and follow the last choice', async () => {
    const first = words.choose('ru');
    expect(page('play-now')).toBe('Play now');
    await Promise.all([first, words.choose('en')]);
    expect([words.language, page('play-now')]).toEqual(['en', 'Play now']);
  });

  it('of a game learnt while the language changes are those of the new one', async () => {
    const changing = words.choose('ru');
    await learn('noria', '/api/printed/noria/0');
    await changing;
    expect(say('noria', 'ask-ChooseResource')).toBe('С каким ресурсом вы начинаете?');
  });

  it('say an action as it is meant here, if that is known', () => {
    const action = { notation: 'to V5', verb: 'to', place: 'V5' };
    expect(sentence('scythe', action)).toBe('Go to V5 (village)');
    const move = { notation: 'move', verb: 'move', section: 'move', partly: 0 };
    expect(sentence('scythe', move)).toBe('Move units');
    expect(sentence('scythe', { ...move, cost: {}, gain: { units: 2 }, bottom: 'upgrade' })).toBe(
      'Move: 2 units (then Upgrade)',
    );
    expect(sentence('scythe', { ...action, verb: 'unheard-of' })).toBe('to V5');
  });

  it('tell an event with what is known of it', () => {
    const drew = { event: 'drew', rule: 'scythe.bolster', seat: 0, cards: 2 };
    expect(told('scythe', drew, ['nordic'])).toBe('Nordic draws 2 combat cards.');
    const known = { ...drew, values: [3, 5] };
    expect(told('scythe', known, ['nordic'])).toBe('Nordic draws 2 combat cards: 3, 5.');
  });

  it('know Russian plurals', async () => {
    await words.choose('ru');
    expect([1, 3, 5].map((count) => page('watchers', { count }))).toEqual([
      '1 зритель',
      '3 зрителя',
      '5 зрителей',
    ]);
  });

  it('ask the question', () => {
    expect(asked('scythe', { kind: 'MoveUnits', rule: 'x', left: 2 })).toBe(
      'Which unit moves? You may move 2 different ones.',
    );
  });

  it('fall back on the key', () => {
    expect(say('', 'no-such-message')).toBe('no-such-message');
  });
});
