import { GAME_IDS, LANGUAGES, loadRuleTexts } from '@tabuleiro/games';
import { explanationsOf } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { isExplained } from '../src/match/first-time/explained-rules.ts';

test.each(GAME_IDS)('a match of %s begins with what it is about, and a way to all rules', async (game) => {
  for (const language of LANGUAGES) {
    const [goal] = explanationsOf(await loadRuleTexts(game, language));
    expect(goal).toMatchObject({ rule: 'all' });
    expect(goal?.text).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test.each(GAME_IDS)('the explanations of %s can be told apart and remembered', async (game) => {
  const ids = explanationsOf(await loadRuleTexts(game, 'en')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isExplained(ids.join(' '), id))).toBe(true);
  expect(isExplained(ids.slice(1).join(' '), ids[0] ?? '')).toBe(false);
});
