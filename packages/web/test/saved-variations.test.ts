import { EngineHost } from '@tabuleiro/engine';
import { assert, GAME_IDS, type GameId, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { type AnalysisState, openAnalysis } from '../src/analysis/analysis-store.ts';
import type { ListedMove } from '../src/analysis/variation-tree.ts';
import { analysisAddress } from '../src/routes/match-address.ts';
import type { KeyValueStorage } from '../src/saved-matches/local-records.ts';
import { IMMEDIATE_TIMERS, MemoryStorage, queryOfAddress } from './match-fixture.ts';

const LIMITS = { live: { depth: 1 }, review: { nodes: 50 }, deeper: { nodes: 50 }, solve: { nodes: 50 } };

/** Whose workers keep silent: nothing here waits for a search. */
function silentHost(): EngineHost {
  const spawn = () => ({ post: () => undefined, terminate: async () => undefined });
  return new EngineHost({ spawn, workers: 1, shares: false });
}

function open(game: GameId, query: string, storage: KeyValueStorage): Promise<StoreApi<AnalysisState>> {
  const around = { host: silentHost(), timers: IMMEDIATE_TIMERS, canAnimate: () => false, speed: 100, limits: LIMITS };
  return openAnalysis({ game, query, language: 'en', lines: 1, isLive: false, storage, ...around });
}

async function randomMatch(game: GameId, plies: number): Promise<Match> {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(7);
  while (match.moves.length < plies) match.play(match.position.randomMove(random));
  return match;
}

/** Plays something else than the match did there. */
function stray({ getState }: StoreApi<AnalysisState>, ply: number): void {
  const random = new SeededRandom(3);
  for (let tries = 0; tries < 100; tries++) {
    getState().goTo(ply);
    const { rules, position } = getState().matchHere();
    getState().typeMove(rules.makeMove(position, position.randomMove(random)));
    if (getState().isInVariation) return;
  }
  assert(false, 'there is something else to play');
}

const textsOf = (listed: readonly ListedMove[]): unknown =>
  listed.map(({ node, variations }) => [node.text, variations.map(textsOf)]);

test.each(GAME_IDS)('what was tried in an analysis of %s is there again after a reload', async (game) => {
  const storage = new MemoryStorage();
  const match = await randomMatch(game, 4);
  const store = await open(game, queryOfAddress(analysisAddress(match)), storage);
  stray(store, 1);
  const { listed, address, node } = store.getState();
  store.getState().close();

  const again = await open(game, queryOfAddress(address), storage);
  expect(textsOf(again.getState().listed)).toEqual(textsOf(listed));
  expect(again.getState().address).toBe(address);
  expect(again.getState().isInVariation).toBe(false);
  expect(again.getState().ply).toBe(match.moves.length);
  const found = again.getState().listed[1]?.variations[0]?.[0]?.node;
  expect(found?.text).toBe(node?.text);
  // What is taken away stays away.
  again.getState().goToNode(found ?? null);
  again.getState().remove();
  again.getState().close();
  const third = await open(game, queryOfAddress(address), storage);
  expect(third.getState().listed.every(({ variations }) => variations.length === 0)).toBe(true);
  third.getState().close();
});

test('what was tried in one match is not shown in another, nor is nonsense', async () => {
  const [game] = GAME_IDS;
  assert(game !== undefined, 'there is a game');
  const storage = new MemoryStorage();
  const store = await open(game, queryOfAddress(analysisAddress(await randomMatch(game, 4))), storage);
  stray(store, 1);
  store.getState().close();
  const other = await open(game, queryOfAddress(analysisAddress(await randomMatch(game, 3))), storage);
  expect(other.getState().listed.every(({ variations }) => variations.length === 0)).toBe(true);
  other.getState().close();

  const broken: KeyValueStorage = {
    getItem: () => 'nonsense',
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('full');
    },
  };
  const last = await open(game, queryOfAddress(analysisAddress(await randomMatch(game, 4))), broken);
  stray(last, 1);
  expect(last.getState().isInVariation).toBe(true);
  last.getState().close();
});
