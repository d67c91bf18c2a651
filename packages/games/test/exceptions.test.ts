import { expect, test } from 'vitest';
import { type GameId, GAME_IDS, loadClassics, loadRules, Match, openClassic, variantIds } from '../src/index.ts';

// Plain JavaScript has no help from types, so exceptions name the request and the possible values.

const CHOKO: GameId = 'choko';

test('a game that is not there', async () => {
  const message = `there is no game chess: expected one of ${GAME_IDS.join(', ')}`;
  const asked: unknown = Reflect.apply(loadRules, undefined, ['chess']);
  await expect(asked).rejects.toThrow(message);
});

test('a variant that is not there', async () => {
  const message = `there is no variant nope of choko: expected one of ${variantIds(CHOKO).join(', ')}`;
  await expect(loadRules(CHOKO, 'nope')).rejects.toThrow(message);
});

test('a start that is not there', async () => {
  const rules = await loadRules('hecatomb');
  const known = rules.variant.starts.map(({ id }) => id).join(', ');
  expect(known).toContain(', ');
  expect(() => rules.start('nope')).toThrow(`there is no start nope of hecatomb ten-turns: expected one of ${known}`);
});

test('an original player that is not there', async () => {
  const known = (await loadClassics(CHOKO)).map(({ id }) => id).join(', ');
  const message = `choko has no classic player smart: expected one of ${known}`;
  await expect(openClassic(CHOKO, 'smart')).rejects.toThrow(message);
});

test('a statement that was thought to hold is not told as if it did', async () => {
  const rules = await loadRules(CHOKO);
  expect(() => new Match(rules, rules.start()).positionAt(3)).toThrow('this does not hold: the match has a ply 3');
});
