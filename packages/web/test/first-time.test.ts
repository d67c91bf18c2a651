import {
  GAME_IDS,
  LANGUAGES,
  loadMoveViewer,
  loadRules,
  loadViewer,
  loadLocale,
  Match,
  MATCH_BEGINS,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { isExplained } from '../src/match/first-time/explained-rules.ts';
import { currentCodes, findExplanation, explanationsOf, PIECES_OPEN } from '../src/match/first-time/explanations.ts';

async function tableOf(moves: readonly string[]): Promise<{ match: Match; codes: readonly string[] }> {
  const rules = await loadRules('choko');
  const match = new Match(rules, rules.start());
  for (const move of moves) if (!match.playText(move).ok) throw new Error(`${move} is not legal`);
  const eyes = { viewer: await loadViewer('choko'), moveViewer: await loadMoveViewer('choko') };
  return { match, codes: currentCodes(eyes, match, match.moves.length) };
}

test('what stands out comes before what was told, the newest first', async () => {
  const { codes } = await tableOf(['c3', 'c4', 'b2']);
  expect(codes).toEqual(['drop-initiative', 'tell-drop', 'tell-drop', 'tell-drop', 'shows-token']);
  expect((await tableOf(['c3', 'a1', 'c3-c4'])).codes).toEqual(['tell-step', 'tell-drop', 'tell-drop', 'shows-token']);
});

test('the beginning is explained before anything else, to both sides', async () => {
  expect((await tableOf([])).codes).toEqual([MATCH_BEGINS]);
  expect((await tableOf(['c3'])).codes).toEqual([MATCH_BEGINS]);
  expect((await tableOf(['c3', 'a1'])).codes).not.toContain(MATCH_BEGINS);
});

test.each(GAME_IDS)('a match of %s begins with what it is about, and a way to all rules', async (game) => {
  for (const language of LANGUAGES) {
    const { rules } = (await loadLocale(game, language)).game;
    const found = findExplanation(explanationsOf(rules), [MATCH_BEGINS], '');
    expect(found).toMatchObject({ rule: 'all' });
    expect(found?.text).toMatch(/^\p{Lu}.+\.$/u);
  }
});

test('on small boards it is said once that pieces open', () => {
  const occasions = explanationsOf([], 'They open.');
  expect(findExplanation(occasions, [PIECES_OPEN], '')).toMatchObject({ rule: null, text: 'They open.' });
  expect(findExplanation(occasions, [PIECES_OPEN], PIECES_OPEN)).toBeNull();
  expect(findExplanation(explanationsOf([]), [PIECES_OPEN], '')).toBeNull();
});

test('an occasion is met once, and the next one comes up after it', async () => {
  const rules = explanationsOf((await loadLocale('choko', 'en')).game.rules);
  const codes = ['drop-initiative', 'tell-step', 'tell-drop'];
  const first = findExplanation(rules, codes, '');
  expect(first).toMatchObject({ id: 'initiative.drop-initiative', rule: { id: 'initiative' } });
  const second = findExplanation(rules, codes, first?.id ?? '');
  expect(second).toMatchObject({ id: 'initiative.tell-step' });
  expect(findExplanation(rules, codes, `${first?.id} ${second?.id}`)).toBeNull();
});

test('any of its codes is the occasion', async () => {
  const rules = explanationsOf((await loadLocale('choko', 'pt')).game.rules);
  // While the second man is chosen, or afterwards.
  const [one, ...others] = ['tell-capture', 'tell-capture-two', 'pick-removal'].map((code) =>
    findExplanation(rules, [code], ''),
  );
  expect(one).not.toBeNull();
  for (const other of others) expect(other).toEqual(one);
});

test.each(GAME_IDS)('the explanations of %s have different ids and are remembered', async (game) => {
  const ids = explanationsOf((await loadLocale(game, 'en')).game.rules).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isExplained(ids.join(' '), id))).toBe(true);
  expect(isExplained(ids.slice(1).join(' '), ids[0] ?? '')).toBe(false);
});
