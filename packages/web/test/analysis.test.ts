import {
  assert,
  formatMessage,
  GAME_IDS,
  type GameId,
  LANGUAGES,
  loadLocale,
  loadMoveViewer,
  loadRules,
  Match,
  MoveList,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { inThreadEngineHost } from '../../play/test/testing.ts';
import { formatChance } from '../src/analysis/analysis-messages.ts';
import { type AnalysisState, openAnalysis } from '../src/analysis/analysis-store.ts';
import { runsOf } from '../src/analysis/evaluation-graph.tsx';
import { pointsFor, evaluationFrom, evaluationOfOutcome } from '../src/analysis/evaluation.ts';
import { analysisAddress } from '../src/routes/match-address.ts';
import { IMMEDIATE_TIMERS, openTestMatch, queryOfAddress, until } from './match-fixture.ts';

const LIMITS = { live: { depth: 2 }, review: { nodes: 400 }, deeper: { nodes: 800 }, solve: { nodes: 50_000 } };

async function open(game: GameId, query = ''): Promise<StoreApi<AnalysisState>> {
  return openAnalysis({
    game,
    query,
    host: inThreadEngineHost(),
    timers: IMMEDIATE_TIMERS,
    canAnimate: () => false,
    speed: 100,
    limits: LIMITS,
    language: 'en',
    lines: 3,
    isLive: true,
  });
}

/** A match of random moves, which is full of mistakes. */
async function matchOf(game: GameId, plies: number): Promise<Match> {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(4);
  const list = new MoveList();
  while (match.moves.length < plies && match.outcome === null) {
    match.position.legalMoves(list);
    match.play(list.at(random.below(list.length)));
  }
  return match;
}

const isReviewed = (state: AnalysisState): boolean => state.isReviewed;

/** Picks at random until a move is made. */
function moveAtRandom(store: StoreApi<AnalysisState>, random: SeededRandom): void {
  const { node } = store.getState();
  while (store.getState().node === node) {
    const { offered, pick, mustPass, pass } = store.getState();
    const ids = [...offered];
    assert(mustPass || ids.length > 0, 'something is offered');
    if (mustPass) pass();
    else pick(ids[random.below(ids.length)] ?? '');
  }
}

/** The first move of a match in words. */
async function describeFirstMove(game: GameId, text: string): Promise<string> {
  const [rules, viewer, locale] = await Promise.all([loadRules(game), loadMoveViewer(game), loadLocale(game, 'en')]);
  const start = rules.start();
  const move = rules.parseMove(start, text);
  assert(move.ok, 'the move is legal');
  return formatMessage(locale, viewer.describeMove(start, move.value));
}

describe.each(GAME_IDS)('analysis of %s', (game) => {
  test('shows the best lines of a position, and plays them', async () => {
    const store = await open(game);
    await until(store, (state) => state.lines.length === 3);
    // The search goes on in the same thread, and may prefer another line since.
    const { lines, evaluation, depth, listed } = store.getState();
    expect(evaluation).toEqual(lines[0]?.evaluation);
    expect(depth).toBeGreaterThan(0);
    expect(listed).toEqual([]);
    const first = lines[1]?.texts[0];
    store.getState().playLine(1);
    expect(store.getState().moves).toEqual([first]);
    store.getState().goTo(0);
    store.getState().showLine(0);
    expect(store.getState().ply).toBe(1);
    expect(store.getState().isInVariation).toBe(true);
    const words = await describeFirstMove(game, lines[0]?.texts[0] ?? '');
    expect(store.getState().lastMoveText.toLowerCase()).toContain(words.toLowerCase());
    store.getState().close();
  });

  test('gives the chance of the side to move, so that the best line has the largest number', async () => {
    const match = await matchOf(game, 1);
    const store = await open(game, queryOfAddress(analysisAddress(match)));
    store.getState().goTo(match.moves.length);
    const { lines, messages, turn } = await until(store, (state) => state.lines.length > 0);
    const said = lines.map(({ evaluation }) => formatChance(messages, evaluation, turn));
    expect(turn).toBe(2);
    const expected = lines.map(
      ({ evaluation }) => `${Math.max(1, Math.min(99, Math.round(100 - evaluation.points)))} %`,
    );
    // What is proved is said in another way.
    expect(said.filter((text) => text.endsWith('%'))).toEqual(
      expected.filter((_, index) => lines[index]?.evaluation.proved === null),
    );
    const chances = lines.map(({ evaluation }) => pointsFor(evaluation, turn));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    store.getState().close();
  });

  test('finds the mistakes of a match, says what was better, and lets one try again', async () => {
    const match = await matchOf(game, 14);
    const store = await open(game, queryOfAddress(analysisAddress(match)));
    const state = await until(store, isReviewed);
    expect(state.graph).toHaveLength(match.moves.length + 1);
    expect(state.graph.every(({ evaluation }) => evaluation !== null)).toBe(true);
    expect(runsOf(state.graph)).toHaveLength(1);
    const [mistake] = state.mistakes;
    assert(mistake !== undefined, 'some random moves are mistakes');
    state.goTo(0);
    state.goToNextMistake();
    expect(store.getState().node).toBe(mistake);
    const best = state.reviews.get(mistake.id)?.best.moves[0];
    const { position } = new Match(match.rules, match.positionAt(mistake.ply - 1));
    const better = best === undefined ? '' : match.rules.makeMove(position, best);
    const { mistakeText } = store.getState();

    store.getState().retryHere();
    expect(store.getState().retry?.phase).toBe('asked');
    expect(store.getState().isHidden).toBe(true);
    expect(store.getState().ply).toBe(mistake.ply - 1);
    expect(store.getState().typeMove(mistake.text)).toBe(true);
    await until(store, ({ retry }) => retry?.phase === 'bad');
    store.getState().tryAgain();
    expect(store.getState().typeMove(better)).toBe(true);
    expect(store.getState().retry?.phase).toBe('best');
    store.getState().leaveRetry();
    expect(store.getState().node).toBe(mistake);
    store.getState().retryHere();
    store.getState().showAnswer();
    expect(store.getState().retry?.phase).toBe('shown');
    expect(store.getState().moves[mistake.ply - 1]).toBe(better);
    const { node: answer, moveNameOf } = store.getState();
    assert(answer !== null, 'the answer is on the board');
    expect(mistakeText).toContain(moveNameOf(answer));
    store.getState().close();
  });

  test('keeps the match while one tries something else', async () => {
    const match = await matchOf(game, 6);
    const store = await open(game, queryOfAddress(analysisAddress(match)));
    await until(store, isReviewed);
    const { moves, address, goTo } = store.getState();
    goTo(2);
    const random = new SeededRandom(2);
    do {
      goTo(2);
      moveAtRandom(store, random);
    } while (!store.getState().isInVariation);
    expect(store.getState().address).toBe(address);
    expect(store.getState().moves.slice(0, 2)).toEqual(moves.slice(0, 2));
    const tried = store.getState().node;
    store.getState().toMainLine();
    expect(store.getState().ply).toBe(2);
    store.getState().goToNode(tried);
    const text = store.getState().recordText();
    store.getState().promote();
    expect(store.getState().isInVariation).toBe(false);
    expect(store.getState().address).not.toBe(address);
    const [, , third] = store.getState().listed;
    store.getState().goToNode(third?.variations.at(-1)?.[0]?.node ?? null);
    expect(store.getState().isInVariation).toBe(true);
    store.getState().remove();
    expect(store.getState().ply).toBe(2);

    const other = await open(game);
    expect(await other.getState().paste(text)).toBeNull();
    expect(other.getState().address).toBe(address);
    expect(other.getState().listed.some(({ variations }) => variations.length > 0)).toBe(true);
    other.getState().close();
    store.getState().close();
  });

  test('puts the second side below if the person played it, also after a reload', async () => {
    const match = await matchOf(game, 4);
    const plain = await open(game, queryOfAddress(analysisAddress(match, 1)));
    expect(plain.getState().bottom).toBe(1);
    plain.getState().turnBoard();
    for (const address of [analysisAddress(match, 2), plain.getState().address]) {
      const store = await open(game, `${queryOfAddress(address)}&ply=3`);
      expect(store.getState()).toMatchObject({ bottom: 2, ply: 3, address });
      store.getState().turnBoard();
      expect(store.getState()).toMatchObject({ bottom: 1, address: analysisAddress(match) });
      store.getState().close();
    }
    plain.getState().close();
  });

  test('goes on as a match from any place', async () => {
    const match = await matchOf(game, 5);
    const store = await open(game, `${queryOfAddress(analysisAddress(match))}&ply=3`);
    expect(store.getState().ply).toBe(3);
    for (const isAlone of [true, false]) {
      const table = await openTestMatch(game, { query: queryOfAddress(store.getState().playAddress(isAlone)) });
      const { moves, setup, isHumanTurn } = table.getState();
      expect(moves).toEqual(store.getState().moves.slice(0, 3));
      expect(isHumanTurn).toBe(true);
      expect(Object.values(setup.players).filter(({ kind }) => kind === 'human')).toHaveLength(isAlone ? 1 : 2);
      table.getState().close();
    }
    store.getState().close();
  });

  test.each(LANGUAGES)('reads what is pasted, or says what is wrong with it (%s)', async (language) => {
    const match = await matchOf(game, 5);
    const { rules } = match;
    const position = rules.makePosition(match.position);
    const moves = match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move)).join(' ');
    const store = await open(game);
    await store.getState().setLanguage(language);
    const { paste } = store.getState();
    for (const bad of ['', 'nonsense', `${position}/x`, '[Game "none"]\n\n1. a1', `${moves} nonsense`]) {
      const said = await paste(bad);
      expect(said, bad).toMatch(/^\S.{10,}/s);
      expect(said, bad).not.toMatch(/undefined|[{}]/);
    }
    expect(await paste(position)).toBeNull();
    expect(store.getState().moves).toEqual([]);
    expect(await paste(moves)).toBeNull();
    expect(store.getState().moves.join(' ')).toBe(moves);
    expect(await paste(`https://example.org/${analysisAddress(match)}`)).toBeNull();
    expect(store.getState().moves.join(' ')).toBe(moves);
    const set = await open(game, `position=${encodeURIComponent(position)}`);
    expect(set.getState().graph).toHaveLength(1);
    expect(set.getState().turn).toBe(match.position.turn);
    set.getState().close();
    store.getState().close();
  });
});

test('what is picked stays picked when there is no other ply to look at', async () => {
  let tried = 0;
  for (const game of GAME_IDS) {
    const store = await open(game, queryOfAddress(analysisAddress(await matchOf(game, 2))));
    store.getState().pick([...store.getState().offered].at(-1) ?? '');
    const { picked, ply, goTo } = store.getState();
    goTo(ply + 1);
    expect(store.getState().picked).toEqual(picked);
    if (picked.length > 0) tried++;
    store.getState().close();
  }
  expect(tried).toBeGreaterThan(0);
});

test('a link that cannot be read is said to be one', async () => {
  const [game] = GAME_IDS;
  assert(game !== undefined, 'there is a game');
  const store = await open(game, 'position=nonsense');
  expect(store.getState().sentence).toContain('cannot be read');
  store.getState().close();
});

describe('standings', () => {
  test('are from the view of the first side', () => {
    const verdict = { score: 200, end: null };
    expect(evaluationFrom(verdict, 1).points).toBeCloseTo(73.1, 1);
    expect(evaluationFrom(verdict, 2).points).toBeCloseTo(26.9, 1);
    const won = { score: 30_000, end: { result: 'win', plies: 3 } } as const;
    expect(evaluationFrom(won, 2)).toEqual({ points: 0, proved: { winner: 2, plies: 3 }, outcome: null });
    expect(evaluationOfOutcome({ winner: null, reason: 'even' }).points).toBe(50);
  });

  test('make stretches of what is known', () => {
    const at = (ply: number, points: number | null) => ({
      ply,
      node: null,
      mark: null,
      evaluation: points === null ? null : { points, proved: null, outcome: null },
    });
    const runs = runsOf([at(0, 50), at(1, null), at(2, 60), at(3, 70)]);
    expect(runs.map((run) => run.map(({ ply }) => ply))).toEqual([[0], [2, 3]]);
  });
});
