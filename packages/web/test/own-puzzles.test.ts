import { assert, loadChoices, loadRules, Match, SIDES } from '@tabuleiro/games';
import { completePuzzle, PuzzleAttempt, type PuzzleData } from '@tabuleiro/games/puzzle';
import { expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { inThreadEngineHost, missedMatch } from '../../play/test/testing.ts';
import { type AnalysisState, openAnalysis } from '../src/analysis/analysis-store.ts';
import { analysisAddress, ownSidesOf } from '../src/routes/match-address.ts';
import { IMMEDIATE_TIMERS, queryOfAddress, until } from './match-fixture.ts';

const LIMITS = { live: { depth: 1 }, review: { nodes: 400 }, deeper: { nodes: 400 }, solve: { nodes: 50 } };

async function open(match: Match, own: readonly (1 | 2)[], kept: PuzzleData[]): Promise<StoreApi<AnalysisState>> {
  return openAnalysis({
    game: match.rules.game,
    query: queryOfAddress(analysisAddress(match, 1, own)),
    host: inThreadEngineHost(),
    timers: IMMEDIATE_TIMERS,
    canAnimate: () => false,
    speed: 100,
    limits: LIMITS,
    language: 'en',
    lines: 1,
    isLive: false,
    keepPuzzle: (puzzle) => kept.push(puzzle),
  });
}

const isDone = ({ isReviewed, isReviewing }: AnalysisState): boolean => isReviewed && !isReviewing;

test.each(['echek', 'hecatomb'] as const)(
  'a mistake of one’s own in %s becomes a puzzle that can be solved',
  async (game) => {
    const { puzzle, match } = await missedMatch(game);
    const kept: PuzzleData[] = [];
    const store = await open(match, [match.positionAt(0).turn], kept);
    const { ownPuzzles } = await until(store, isDone);
    store.getState().close();
    expect(ownPuzzles).toBe(1);
    const [own] = kept;
    assert(own !== undefined, 'it was kept');
    expect(own).toMatchObject({ variant: puzzle.variant, position: puzzle.position, others: 'proved', asked: 1 });
    expect(own.line).toEqual([puzzle.line[0]]);
    const attempt = new PuzzleAttempt(completePuzzle(own), match.rules, await loadChoices(game));
    const move = match.rules.parseMove(match.positionAt(0), puzzle.line[0]);
    assert(move.ok, 'the move can be read');
    expect(attempt.judgeMove(move.value)).toEqual({ move: move.value });
    attempt.playOn(move.value);
    expect(attempt.isClean).toBe(true);
  },
);

test('mistakes of the other side, and of a match that is not one’s own, become none', async () => {
  const { match } = await missedMatch('hecatomb');
  const { turn } = match.positionAt(0);
  for (const own of [[], SIDES.filter((side) => side !== turn)]) {
    const kept: PuzzleData[] = [];
    const store = await open(match, own, kept);
    await until(store, isDone);
    store.getState().close();
    expect(kept).toEqual([]);
  }
});

test('the address says which sides the person played', async () => {
  const rules = await loadRules('oware');
  const match = new Match(rules, rules.start());
  const sidesIn = (...own: readonly (1 | 2)[]): readonly number[] =>
    ownSidesOf(queryOfAddress(analysisAddress(match, 2, own)));
  expect(sidesIn()).toEqual([]);
  expect(sidesIn(2)).toEqual([2]);
  expect(sidesIn(1, 2)).toEqual([1, 2]);
});
