import { GAME_IDS, loadMoveViewer, loadRules, loadViewer, loadVoice, Match } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { isTold } from '../src/first-time/memory.ts';
import { codesNow, findOccasion, occasionsOf } from '../src/first-time/occasion.ts';

async function tableOf(moves: readonly string[]): Promise<{ match: Match; codes: readonly string[] }> {
  const rules = await loadRules('choko');
  const match = new Match(rules, rules.start());
  for (const move of moves) if (!match.playText(move).ok) throw new Error(`${move} is not legal`);
  const eyes = { viewer: await loadViewer('choko'), moveViewer: await loadMoveViewer('choko') };
  return { match, codes: codesNow(eyes, match, match.moves.length) };
}

test('what stands out comes before what was told, the newest first', async () => {
  const { codes } = await tableOf(['c3', 'c4', 'b2']);
  expect(codes).toEqual(['drop-initiative', 'tell-drop', 'tell-drop', 'tell-drop']);
  expect((await tableOf(['c3', 'a1', 'c3-c4'])).codes).toEqual(['tell-step', 'tell-drop', 'tell-drop']);
});

test('an occasion is met once, and the next one comes up after it', async () => {
  const { rules } = (await loadVoice('choko', 'en')).game;
  const codes = ['drop-initiative', 'tell-step', 'tell-drop'];
  const first = findOccasion(rules, codes, '');
  expect(first).toMatchObject({ id: 'initiative.drop-initiative', rule: { id: 'initiative' } });
  const second = findOccasion(rules, codes, first?.id ?? '');
  expect(second).toMatchObject({ id: 'initiative.tell-step' });
  expect(findOccasion(rules, codes, `${first?.id} ${second?.id}`)).toBeNull();
});

test('any of its codes is the occasion', async () => {
  const { rules } = (await loadVoice('choko', 'pt')).game;
  const [one, other] = [findOccasion(rules, ['tell-capture'], ''), findOccasion(rules, ['tell-capture-two'], '')];
  expect(one).not.toBeNull();
  expect(one).toEqual(other);
});

test.each(GAME_IDS)('the occasions of %s can be told apart and remembered', async (game) => {
  const ids = occasionsOf((await loadVoice(game, 'en')).game.rules).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isTold(ids.join(' '), id))).toBe(true);
  expect(isTold(ids.slice(1).join(' '), ids[0] ?? '')).toBe(false);
});
