import { gzipSync } from 'node:zlib';
import { GAME_IDS, LANGUAGES } from '@tabuleiro/games';
import { expect, it } from 'vitest';
import { makeCards, makeCardTexts } from '../build/cards.ts';
import { browserLanguage } from '../src/settings/language.tsx';

it('makes a card of every game, the same at every build', async () => {
  const cards = await makeCards();
  expect(cards.map(({ game }) => game)).toEqual(GAME_IDS);
  expect(await makeCards()).toEqual(cards);
  for (const { view } of cards) {
    expect(view.pieces.length).toBeGreaterThan(0);
    expect(view.notices).toEqual([]);
  }
  for (const language of LANGUAGES) {
    const texts = await makeCardTexts(language);
    for (const game of GAME_IDS) expect(texts[game]?.history).toMatch(/\w/);
  }
});

it('keeps the cards small', async () => {
  const shown = [await makeCards(), await makeCardTexts('pt')];
  expect(gzipSync(JSON.stringify(shown)).length).toBeLessThan(5000);
});

it('speaks the first language of the browser that it knows', () => {
  expect(browserLanguage(['de-DE', 'pt-BR', 'en'])).toBe('pt');
  expect(browserLanguage(['en-GB', 'pt'])).toBe('en');
  expect(browserLanguage(['de'])).toBe('en');
  expect(browserLanguage([])).toBe('en');
});
