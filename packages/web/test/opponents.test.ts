import {
  GAME_IDS,
  GAMES,
  HIGHEST_LEVEL,
  LANGUAGES,
  LEVEL_NAMES,
  loadOpponentFacts,
  type PlayerSpec,
} from '@tabuleiro/games';
import type { PersonalResult } from '@tabuleiro/play';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { ResultPanel } from '../src/match/result/result-panel.tsx';
import { afterMatch } from '../src/opponents/next-opponent.tsx';
import { Portrait } from '../src/opponents/portrait.tsx';
import { en } from '../src/opponents/text/en.ts';
import { pt } from '../src/opponents/text/pt.ts';
import { defaultSetup } from '../src/routes/match-address.ts';
import { firstLevel, readProgress, saveProgress } from '../src/settings/first-opponent.ts';
import { saveSetting } from '../src/settings/storage.ts';
import { openTestMatch } from './match-fixture.ts';

const [GAME = noGame(), OTHER = noGame()] = GAME_IDS;
const FIRST = firstLevel(GAME);
const WEAKER = Math.max(1, FIRST - 1);

const opponent = (): PlayerSpec => ({ kind: 'level', level: firstLevel(GAME) });
const count = (seed: number, result: PersonalResult, spec = opponent()): void =>
  saveProgress(GAME, afterMatch(readProgress(GAME), { seed, opponent: spec, result }));

beforeEach(() => {
  for (const { id } of GAMES) saveSetting(`opponent.${id}`, '');
});

test('two losses in a row bring a weaker first opponent, in that game alone', () => {
  const others = firstLevel(OTHER);
  count(1, 'lost');
  expect(firstLevel(GAME)).toBe(FIRST);
  count(2, 'lost');
  expect(firstLevel(GAME)).toBe(WEAKER);
  expect(defaultSetup(GAME).players[2]).toEqual({ kind: 'level', level: WEAKER });
  expect(firstLevel(OTHER)).toBe(others);
});

test('a match counts once, however often its end is shown', () => {
  count(1, 'won');
  count(1, 'won');
  expect(firstLevel(GAME)).toBe(FIRST);
  count(2, 'won');
  expect(firstLevel(GAME)).toBe(FIRST + 1);
});

test('matches against another level, or a style, do not count', () => {
  for (const spec of [
    { kind: 'level', level: HIGHEST_LEVEL },
    { kind: 'level', level: FIRST, style: 'attack' },
    { kind: 'max' },
  ] as const) {
    count(1, 'lost', spec);
    count(2, 'lost', spec);
  }
  expect(firstLevel(GAME)).toBe(FIRST);
});

test('what cannot be read of an earlier version begins anew', () => {
  for (const saved of ['eleven', '0 1 2', '11 0 0', '-1']) {
    saveSetting(`opponent.${GAME}`, saved);
    expect(firstLevel(GAME)).toBe(FIRST);
  }
});

test.each(LANGUAGES)('the result names the opponent (%s)', async (language) => {
  const store = await openTestMatch(GAME, { language, setup: defaultSetup(GAME) });
  store.getState().resign();
  const shown = renderToStaticMarkup(
    createElement(ResultPanel, { state: store.getState(), asking: null, answer: () => undefined }),
  );
  expect(shown).toMatch(language === 'en' ? /You lost against \p{Lu}\p{L}+\./u : /Perdeste contra \p{Lu}\p{L}+\./u);
  store.getState().close();
});

test('every opponent has a face of its own', () => {
  const faces = LEVEL_NAMES.map((name) => renderToStaticMarkup(createElement(Portrait, { level: Number(name) })));
  // Colours alone do not tell them apart.
  expect(new Set(faces.map((face) => face.replaceAll(/class="[^"]*"/g, ''))).size).toBe(HIGHEST_LEVEL);
});

test.each(GAMES)('$id: what was measured is known of all levels, and can be said', async ({ id, newcomerLevel }) => {
  const facts = await loadOpponentFacts(id);
  if (facts === null) return;
  expect(facts.habits).toHaveLength(HIGHEST_LEVEL);
  expect(newcomerLevel).toBe(facts.newcomerLevel);
  for (const habit of facts.habits.flat()) {
    expect([en.habits[habit], pt.habits[habit]]).toEqual([
      expect.stringMatching(/^\p{Lu}.*\.$/u),
      expect.stringMatching(/^\p{Lu}.*\.$/u),
    ]);
  }
});

function noGame(): never {
  throw new Error('there are two games');
}
