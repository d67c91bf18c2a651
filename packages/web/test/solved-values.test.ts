import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isEndInSight, listSolvedMoves, type Tablebase } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import {
  assert,
  type GameId,
  LANGUAGES,
  loadRules,
  loadTables,
  Match,
  type Move,
  MoveList,
  type Position,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { inThreadEngineHost, ManualTimers } from '../../play/test/testing.ts';
import { type AnalysisState, openAnalysis } from '../src/analysis/analysis-store.ts';
import { formatMoveValue, type MoveValue, valuesOfTables } from '../src/analysis/solved-values.ts';
import { en } from '../src/analysis/text/en.ts';
import { pt } from '../src/analysis/text/pt.ts';
import { analysisAddress } from '../src/routes/match-address.ts';
import { IMMEDIATE_TIMERS, queryOfAddress, until } from './match-fixture.ts';

const LIMITS = { live: { depth: 1 }, review: { nodes: 50 }, deeper: { nodes: 50 } };

async function open(
  game: GameId,
  query: string,
  nodes: number,
  timers = IMMEDIATE_TIMERS,
): Promise<StoreApi<AnalysisState>> {
  const limits = { ...LIMITS, solve: { nodes } };
  const around = { host: inThreadEngineHost(), timers, canAnimate: () => false, speed: 100, limits };
  return openAnalysis({ game, query, language: 'en', lines: 1, isLive: false, ...around });
}

/** Three men against three; one side wins, but not soon. */
const ENDGAME = '5/2b2/ww2w/b4/1b3 b - 0,0 0';
const CELLS = 64;
const SIDE = 8;
const QUEENS = 3;

/** Two kings and some queens anywhere, with `left` plies to go: most are won. */
async function sparseMatch(pliesLeft: number, seed: number): Promise<Match | null> {
  const random = new SeededRandom(seed);
  const cells = Array.from({ length: CELLS }, () => '1');
  for (const piece of `kK${'qQ'.repeat(QUEENS)}`) cells[random.below(CELLS)] = piece;
  const rows = Array.from({ length: SIDE }, (_, row) => cells.slice(row * SIDE, (row + 1) * SIDE).join(''));
  const joined = rows.map((row) => row.replaceAll(/1+/g, (gap) => String(gap.length))).join('/');
  const rules = await loadRules('hecatomb', 'ten-turns');
  const parsed = rules.parsePosition(`${joined} w ${pliesLeft}`);
  const match = parsed.ok ? new Match(rules, parsed.value) : null;
  return match?.outcome === null ? match : null;
}

/** The end that the side to move reaches with best play, by trying everything: plies to a win, to a loss (below 0), or 0. */
function playedOut(position: Position): number {
  if (position.outcome() !== null) return 0;
  const moves = new MoveList();
  position.legalMoves(moves);
  const ends = Array.from(moves, (move) => endAfter(position, move));
  const wins = ends.filter((end) => end > 0);
  if (wins.length > 0) return Math.min(...wins);
  return ends.includes(0) ? 0 : Math.min(...ends);
}

/** The same for a move, counted from before it. */
function endAfter(position: Position, move: Move): number {
  const { turn } = position;
  position.apply(move);
  const outcome = position.outcome();
  const below = outcome === null ? playedOut(position) * (position.turn === turn ? 1 : -1) : 0;
  position.undo();
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === turn ? 1 : -1;
  return below === 0 ? 0 : below + Math.sign(below);
}

function signed({ result, plies }: MoveValue): number {
  assert(result !== null && plies !== null, 'proved');
  return result === 'draw' ? 0 : result === 'win' ? plies : -plies;
}

/** The better, the larger. */
const worthOf = (end: number): number => (end === 0 ? 0 : 1 / end);

const foundIn = ({ solvedValues }: AnalysisState): boolean => solvedValues.stage.kind === 'found';

function valuesIn({ solvedValues }: AnalysisState): readonly MoveValue[] {
  assert(solvedValues.stage.kind === 'found', 'found');
  return solvedValues.stage.values;
}

describe('where the end of a match is in sight', () => {
  test('every move has the value that trying everything finds, the best first', async () => {
    const results = new Set<number>();
    for (let seed = 6; seed <= 10; seed++) {
      const match = await sparseMatch(3, seed);
      if (match === null) continue;
      const store = await open('hecatomb', queryOfAddress(analysisAddress(match)), 1e6);
      await until(store, ({ solvedValues }) => solvedValues.source === 'proofs');
      expect(store.getState().solvedValues.isWanted).toBe(false);
      store.getState().showSolvedValues(true);
      const values = valuesIn(await until(store, foundIn));
      const position = match.position.clone();
      const moves = new MoveList();
      position.legalMoves(moves);
      const wanted = new Map<string, number>();
      for (const move of moves) wanted.set(match.rules.makeMove(position, move), endAfter(position, move));
      expect(new Map(values.map((value) => [value.move, signed(value)]))).toEqual(wanted);
      const worths = values.map((value) => worthOf(signed(value)));
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      for (const value of values) results.add(Math.sign(signed(value)));
      store.getState().close();
    }
    expect(results.size).toBe(3);
  });

  test('what the time does not suffice for is not proved', async () => {
    const store = await open('hecatomb', '', 10);
    store.getState().showSolvedValues(true);
    const values = valuesIn(await until(store, foundIn));
    const { rules, position } = store.getState().matchHere();
    expect(values).toHaveLength(position.countMoves());
    expect(values.every(({ move, result }) => result === null && rules.parseMove(position, move).ok)).toBe(true);
    store.getState().close();
  });

  test('stopping the proof leaves other searches running', async () => {
    const timers = new ManualTimers();
    const match = await sparseMatch(3, 8);
    assert(match !== null, 'a match');
    const store = await open('hecatomb', queryOfAddress(analysisAddress(match)), 1e6, timers);
    await until(store, ({ solvedValues }) => solvedValues.source === 'proofs');
    store.getState().setLive(true);
    store.getState().showSolvedValues(true);
    expect(store.getState().isThinking).toBe(false);
    store.getState().stopSolving();
    expect(store.getState().solvedValues.stage).toMatchObject({ kind: 'found', isComplete: false });
    expect(store.getState().isThinking).toBe(true);
    store.getState().showSolvedValues(false);
    store.getState().showSolvedValues(true);
    timers.tick();
    store.getState().stopSolving();
    const { solvedValues } = await until(store, foundIn);
    expect(solvedValues.stage).toMatchObject({ isComplete: false });
    store.getState().close();
  });

  test('a move asks about another position, and what is known of the first is kept', async () => {
    const match = await sparseMatch(3, 8);
    assert(match !== null, 'a match');
    const store = await open('hecatomb', queryOfAddress(analysisAddress(match)), 1e6);
    store.getState().showSolvedValues(true);
    const first = valuesIn(await until(store, foundIn));
    const quiet = first.find(({ result }) => result === 'draw');
    assert(quiet !== undefined, 'a draw');
    store.getState().typeMove(quiet.move);
    expect(store.getState().solvedValues.stage.kind).toBe('looking');
    const [best] = valuesIn(await until(store, foundIn));
    expect(best?.result).toBe('draw');
    store.getState().goTo(0);
    expect(valuesIn(store.getState())).toBe(first);
    store.getState().close();
  });
});

test('where matches may go on for ever, no true values are promised', async () => {
  const rules = await loadRules('hecatomb', 'endless');
  const endless = new Match(rules, rules.start());
  expect(await isEndInSight(endless)).toBe(false);
  const store = await open('hecatomb', queryOfAddress(analysisAddress(endless)), 1e6);
  expect(store.getState().matchHere().rules.variant.id).toBe('endless');
  store.getState().showSolvedValues(true);
  // Searching goes on, which waits where something is to be proved.
  store.getState().setLive(true);
  await until(store, ({ depth }) => depth > 0);
  expect(store.getState().solvedValues).toMatchObject({ source: null, stage: { kind: 'looking' } });
  store.getState().close();
});

async function shippedTables(game: GameId, variant: string): Promise<Tablebase> {
  const packed = readFileSync(join(import.meta.dirname, '../../engine/small-tables', bundleName(game, variant)));
  const facet = await loadTables(game);
  assert(facet !== null, 'a facet');
  const bundle = readBundle(facet, game, variant, gunzipSync(packed));
  assert(bundle.ok, 'a bundle');
  return bundle.value;
}

describe('what tables say of moves', () => {
  test('has its distances: best play of both sides counts them down, ply by ply, to the end of the match', async () => {
    const tables = await shippedTables('choko', 'standard');
    const rules = await loadRules('choko');
    const parsed = rules.parsePosition(ENDGAME);
    assert(parsed.ok, 'a position');
    const match = new Match(rules, parsed.value);
    const length = valuesOfTables(match, listSolvedMoves(tables, match))[0]?.plies ?? 0;
    expect(length).toBeGreaterThan(9);
    for (let left = length; left > 0; left--) {
      const [best] = valuesOfTables(match, listSolvedMoves(tables, match));
      const result = left % 2 === 1 ? 'win' : 'loss';
      expect(best).toMatchObject({ result, plies: left });
      const move = rules.parseMove(match.position, best?.move ?? '');
      assert(move.ok, 'a move');
      expect(match.play(move.value).ok).toBe(true);
    }
    expect(match.outcome).not.toBeNull();
  });

  test.each(LANGUAGES)('is said in words (%s)', (language) => {
    const { solvedValues } = { en, pt }[language];
    const said = (value: Partial<MoveValue>): string =>
      formatMoveValue({ move: 'a1', result: 'win', plies: null, isExact: true, margin: null, ...value }, solvedValues);
    const all = [
      said({}),
      said({ plies: 7 }),
      said({ plies: 7, isExact: false }),
      said({ plies: 7, result: 'loss' }),
      said({ margin: 3 }),
      said({ result: 'draw', plies: 10 }),
      said({ result: null }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => text.includes('7'))).toHaveLength(3);
    expect(all.join(' ')).not.toMatch(/undefined|null|10/);
  });
});
