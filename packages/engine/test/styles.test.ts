import { GAME_IDS, type GameId, loadStyle, NEVER_STOP, SeededRandom, styleIds, variantIds } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { openEngine, openLevel, openMax } from '../src/index.ts';
import { randomMatch } from './matches.ts';

const STYLED: readonly GameId[] = GAME_IDS.filter((game) => styleIds(game).length > 0);
const NODES = 300;
const SEEDS = 24;
const TABLE = { tableBytes: 2 ** 20 };

describe.each(STYLED)('styles of %s', (game) => {
  test('change which moves max and a level prefer', async () => {
    for (const id of styleIds(game)) {
      const style = await loadStyle(game, id);
      const pairs = [
        [await openMax(game, TABLE), await openMax(game, { ...TABLE, style })],
        [await openLevel(game, 10), await openLevel(game, 10, { style })],
      ] as const;
      for (const [index, [plain, styled]] of pairs.entries()) {
        let others = 0;
        for (let seed = 1; seed <= SEEDS; seed++) {
          const match = await randomMatch(game, variantIds(game).at(-1), 2 + (seed % 12), seed);
          if (match === null) continue;
          const choices = [plain, styled].map((player) =>
            player.choose(match, { nodes: NODES }, new SeededRandom(1), NEVER_STOP),
          );
          const [a, b] = await Promise.all(choices);
          if (a?.move !== b?.move) others++;
        }
        expect(others, `${id} ${index}`).toBeGreaterThan(0);
      }
    }
  });

  test('never pass over a win at once, and prove the same ends', async () => {
    const plain = await openEngine(game, TABLE);
    const engines = await Promise.all(
      styleIds(game).map(async (id) => openEngine(game, { ...TABLE, style: await loadStyle(game, id) })),
    );
    let wins = 0;
    for (let seed = 1; seed <= 150 && wins < 4; seed++) {
      const match = await randomMatch(game, undefined, 6 + (seed % 60), seed);
      if (match === null || plain.findWinInOne(match) === null) continue;
      wins++;
      for (const engine of engines) {
        const [best] = engine.analyse(match, { limits: { nodes: 2000 }, hurries: true }).lines;
        expect(best.end).toMatchObject({ result: 'win', plies: 1 });
      }
    }
    expect(wins).toBeGreaterThan(0);
  });
});

test('a player with a style that changes sides takes nothing over from the other side', async () => {
  let compared = 0;
  for (const game of STYLED) {
    const style = await loadStyle(game, styleIds(game)[0]);
    for (let seed = 1; seed <= 2; seed++) {
      const match = await randomMatch(game, variantIds(game).at(-1), 8, seed);
      if (match === null) continue;
      const both = await openEngine(game, { ...TABLE, style });
      const [{ moves }] = both.analyse(match, { limits: { depth: 3, nodes: 20_000 } }).lines;
      const { turn } = match.position;
      match.play(moves[0] ?? match.position.randomMove(new SeededRandom(1)));
      if (match.outcome !== null || match.position.turn === turn) continue;
      const fresh = await openEngine(game, { ...TABLE, style });
      const scores = [both, fresh].map((engine) => engine.analyse(match, { limits: { depth: 2 } }).lines[0].score);
      expect(scores[0], `${game} ${seed}`).toBe(scores[1]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(STYLED.length - 1);
});
