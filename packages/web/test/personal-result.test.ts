import { draw, GAME_IDS, HIGHEST_LEVEL, LANGUAGES, loss, type PlayerSpec, formatOutcome } from '@tabuleiro/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fairerOpponent, personalResult, ResultPanel } from '../src/match/result/result-panel.tsx';
import { defaultSetup } from '../src/routes/match-address.ts';
import { openTestMatch } from './match-fixture.ts';

const PERSON = { kind: 'human' } as const;
const level = (number: number): PlayerSpec => ({ kind: 'level', level: number });

test('a person who plays against a computer has won, lost or drawn, on either side', () => {
  const [first, second] = [
    { 1: PERSON, 2: level(3) },
    { 1: level(3), 2: PERSON },
  ];
  expect(personalResult(first, loss(2, 'resignation'))).toBe('won');
  expect(personalResult(first, loss(1, 'time'))).toBe('lost');
  expect(personalResult(second, loss(2, 'resignation'))).toBe('lost');
  expect(personalResult(second, draw('agreement'))).toBe('drawn');
  expect(personalResult({ 1: PERSON, 2: PERSON }, loss(1, 'time'))).toBeNull();
  expect(personalResult({ 1: level(1), 2: level(2) }, loss(1, 'time'))).toBeNull();
});

test.each([
  ['a level down after a loss', level(4), 'lost', level(3)],
  ['none below the first', level(1), 'lost', null],
  ['a level up after a win', level(4), 'won', level(5)],
  ['the strongest after the last level', level(HIGHEST_LEVEL), 'won', { kind: 'max' }],
  ['the last level after a loss against the strongest', { kind: 'max' }, 'lost', level(HIGHEST_LEVEL)],
  ['none above the strongest', { kind: 'max' }, 'won', null],
  ['the same style a level up', { ...level(10), style: 'attack' }, 'won', { kind: 'max', style: 'attack' }],
  ['none after a draw', level(4), 'drawn', null],
  ['none beside players of other kinds', { kind: 'classic', id: 'easy' }, 'lost', null],
] as const)('%s', (_, opponent, verdict, expected) => {
  expect(fairerOpponent({ 1: PERSON, 2: opponent }, verdict)).toEqual(expected);
  expect(fairerOpponent({ 1: opponent, 2: PERSON }, verdict)).toEqual(expected);
});

test.each(GAME_IDS)('after a resignation in %s the page offers a weaker opponent', async (game) => {
  const setup = { ...defaultSetup(game), players: { 1: PERSON, 2: level(3) } };
  const store = await openTestMatch(game, { setup });
  store.getState().resign();
  const { outcome, rematch, setup: begun } = store.getState();
  expect(outcome === null ? null : personalResult(setup.players, outcome)).toBe('lost');
  await rematch(level(2));
  expect(store.getState().setup).toEqual({ ...begun, players: { 1: level(2), 2: PERSON } });
  expect(store.getState().outcome).toBeNull();
  store.getState().close();
});

test.each(LANGUAGES)('the result of a match is said once, for either winner (%s)', async (language) => {
  for (const game of GAME_IDS) {
    const setup = { ...defaultSetup(game), players: { 1: PERSON, 2: level(3) } };
    const store = await openTestMatch(game, { setup, language });
    const { locale } = store.getState();
    for (const outcome of [draw('agreement'), loss(1, 'resignation')]) {
      const result = `${formatOutcome(locale, outcome)}.`;
      const state = { ...store.getState(), outcome, result };
      const shown = renderToStaticMarkup(createElement(ResultPanel, { state, asking: null, answer: () => undefined }));
      expect(shown).toContain(result);
      expect(shown.split(locale.shared.draw)).toHaveLength(outcome.winner === null ? 2 : 1);
    }
    store.getState().close();
  }
});
