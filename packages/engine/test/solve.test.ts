import {
  type GameId,
  isWon,
  loadEvaluation,
  loadSolverFacet,
  type Match,
  type Move,
  MoveList,
  NEVER_STOP,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { Budget } from '../src/search/budget.ts';
import { guideTo } from '../src/solver/guided-proof.ts';
import { ProofContext } from '../src/solver/proof-context.ts';
import { ProofNumberSearch } from '../src/solver/proof-number-search.ts';
import { ProofNumberTable } from '../src/solver/proof-number-table.ts';
import { ProofTable } from '../src/solver/proof-table.ts';
import type { Solution } from '../src/solver/solution.ts';
import { openSolver } from '../src/solver/solver.ts';
import { WinSearch } from '../src/solver/win-search.ts';
import { forcedEnd, matchFrom, randomMatch } from './matches.ts';

const CELLS = 64;

/** Two kings and a few queens anywhere, few plies left. */
function drawHecatomb(random: SeededRandom, left: number): string {
  const board = Array.from({ length: CELLS }, () => '1');
  const pieces = ['K', 'k', 'Q', 'q', ...Array.from({ length: random.below(4) }, () => (random.below(2) ? 'Q' : 'q'))];
  while (pieces.length > 0) {
    const cell = random.below(CELLS);
    if (board[cell] === '1') board[cell] = pieces.shift() ?? '1';
  }
  const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(''));
  const ranks = rows.join('/').replaceAll(/1+/g, (empty) => String(empty.length));
  return `${ranks} ${random.below(2) ? 'w' : 'b'} ${left}`;
}

/** Plies to a win, to a loss (below 0), 0 for a draw and for what is not proved. */
function signed({ result, plies }: Pick<Solution, 'result' | 'plies'>): number {
  return result === 'win' ? (plies ?? 0) : result === 'loss' ? -(plies ?? 0) : 0;
}

/** What trying everything says of a move, counted from before it. */
function endAfter(match: Match, move: Move, plies: number): number {
  const position = match.position.clone();
  const { turn } = position;
  position.apply(move);
  const outcome = position.outcome();
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === turn ? 1 : -1;
  const end = forcedEnd(position, plies - 1) * (position.turn === turn ? 1 : -1);
  return end === 0 ? 0 : end + Math.sign(end);
}

function legalMoves(match: Match): readonly Move[] {
  const moves = new MoveList();
  match.position.legalMoves(moves);
  return [...moves];
}

/** The end of the best moves, and these: a quick win, else a draw, else a slow loss. */
function bestByTrying(match: Match, plies: number): { readonly end: number; readonly best: readonly Move[] } {
  const ends = legalMoves(match).map((move) => ({ move, end: endAfter(match, move, plies) }));
  const worth = (end: number): number => (end === 0 ? 0 : 1 / end);
  const most = Math.max(...ends.map(({ end }) => worth(end)));
  const best = ends.filter(({ end }) => worth(end) === most);
  return { end: best[0]?.end ?? 0, best: best.map(({ move }) => move) };
}

const ordered = (moves: readonly Move[]): readonly Move[] => moves.toSorted((a, b) => a - b);

describe('a match that is over after few plies', () => {
  test('has the result, the distance and all best moves that trying everything finds', async () => {
    const solver = await openSolver('hecatomb');
    const random = new SeededRandom(7);
    const seen = new Set<number>();
    for (let count = 0; count < 240; count++) {
      const left = 2 + (count % 2);
      const text = drawHecatomb(random, left);
      const match = await matchFrom('hecatomb', undefined, text);
      // In most of them a king can be taken at once: a few of those are enough.
      if (count > 20 && bestByTrying(match, 1).end === 1) continue;
      const solution = solver.solve(match);
      const wanted = bestByTrying(match, left);
      expect(signed(solution), text).toBe(wanted.end);
      expect(solution, text).toMatchObject({ isExact: true, areAllBest: true });
      expect(ordered(solution.best), text).toEqual(ordered(wanted.best));
      expect(solution.line.length, text).toBe(solution.plies);
      seen.add(wanted.end);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-2, 0, 1, 3]);
  });

  test('the line leads to the reported end', async () => {
    const solver = await openSolver('hecatomb');
    const random = new SeededRandom(5);
    for (let count = 0; count < 40; count++) {
      const match = await matchFrom('hecatomb', undefined, drawHecatomb(random, 5));
      const { turn } = match.position;
      const { line, result } = solver.solve(match);
      for (const move of line) expect(match.play(move).ok).toBe(true);
      const winner = match.outcome?.winner ?? null;
      expect(winner === null ? 'draw' : winner === turn ? 'win' : 'loss').toBe(result);
    }
  });

  test('the start is a draw, and so is every first move', async () => {
    const match = await randomMatch('hecatomb', undefined, 0, 1);
    if (match === null) throw new Error('over');
    const solution = (await openSolver('hecatomb')).solve(match);
    expect(solution).toMatchObject({ result: 'draw', plies: 10, isExact: true, areAllBest: true });
    expect(ordered(solution.best)).toEqual(ordered(legalMoves(match)));
  });
});

const LATE: readonly (readonly [GameId, number, number])[] = [
  ['choko', 60, 3],
  ['echek', 14, 3],
  ['oware', 0, 5],
];

/** A match after many random plies; of Oware, where few of those end soon, a position with few seeds left. */
async function lateMatch(game: GameId, played: number, seed: number): Promise<Match | null> {
  if (game !== 'oware') return randomMatch(game, undefined, played + (seed % 10), seed);
  const random = new SeededRandom(seed);
  const pits = Array.from({ length: 12 }, () => 0);
  const seeds = 6 + random.below(6);
  for (let count = 0; count < seeds; count++) {
    const pit = random.below(12);
    pits[pit] = (pits[pit] ?? 0) + 1;
  }
  const south = 22 + random.below(3);
  const board = `${pits.slice(0, 6).join(',')}/${pits.slice(6).join(',')}`;
  const match = await matchFrom(
    game,
    undefined,
    `${board} ${south},${48 - seeds - south} ${random.below(2) ? 'S' : 'N'} 0`,
  );
  return match.outcome === null ? match : null;
}

describe.each(LATE)('late positions of %s', (game, played, plies) => {
  test('ends within few plies are those that trying everything finds', async () => {
    const solver = await openSolver(game);
    let ends = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const match = await lateMatch(game, played, seed);
      if (match === null) continue;
      const solution = solver.solve(match, { limits: { plies } });
      const wanted = forcedEnd(match.position.clone(), plies);
      expect(signed(solution), `seed ${seed}`).toBe(wanted);
      expect(solution.result === 'unproved' ? solution.excludedPlies : plies, `seed ${seed}`).toBe(plies);
      if (wanted !== 0) ends++;
    }
    expect(ends).toBeGreaterThan(1);
  });

  test('each move is judged as trying everything does', async () => {
    const solver = await openSolver(game);
    for (let seed = 1; seed <= 3; seed++) {
      const match = await lateMatch(game, played, seed);
      if (match === null) continue;
      const { verdicts, isComplete } = solver.proveMoves(match, { limits: { plies } });
      expect(isComplete).toBe(true);
      expect(ordered(verdicts.map(({ move }) => move))).toEqual(ordered(legalMoves(match)));
      for (const verdict of verdicts) {
        const wanted = endAfter(match, verdict.move, plies);
        expect(signed(verdict), `seed ${seed}`).toBe(wanted);
        expect(wanted === 0 ? verdict.noWinWithin : plies, `seed ${seed}`).toBeGreaterThanOrEqual(plies);
      }
    }
  });
});

const NOWHERE = { low: new Int32Array(0), high: new Int32Array(0) };
const WIN_IN_THREE = '2rN/1kbK/pnP1/2BR b R Q 0';

/** Searches for a win of the side to move of an Echek position, with some positions closed to it. */
async function searchesOf(
  text: string,
  closed = NOWHERE,
): Promise<{ readonly exact: WinSearch; readonly deep: ProofNumberSearch }> {
  const [evaluation, facet] = await Promise.all([loadEvaluation('echek'), loadSolverFacet('echek')]);
  if (facet === null || !('guide' in facet)) throw new Error('no guide');
  const position = (await matchFrom('echek', undefined, text)).position.clone();
  const guide = guideTo(position, evaluation, facet);
  const scene = new ProofContext({
    guide,
    position,
    closed,
    attacker: position.turn,
    known: null,
    canEndByClock: true,
  });
  const budget = new Budget({ nodes: 1e6, hardMs: 1e9, stop: NEVER_STOP, now: () => 0 });
  return {
    exact: new WinSearch(scene, new ProofTable(2 ** 22), budget),
    deep: new ProofNumberSearch(scene, new ProofNumberTable(2 ** 22), budget),
  };
}

describe('what a proof rests on', () => {
  test('no position whose next occurrence ends the match', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const { best, plies } = (await openSolver('echek')).solve(match, { limits: { plies: 3 } });
    expect(plies).toBe(3);
    const repeated = best.map((move) => {
      const after = match.position.clone();
      after.apply(move);
      return after;
    });
    const closed = {
      low: Int32Array.from(repeated, ({ keyLow }) => keyLow),
      high: Int32Array.from(repeated, ({ keyHigh }) => keyHigh),
    };
    expect(isWon((await searchesOf(WIN_IN_THREE)).exact.search(3))).toBe(true);
    expect(isWon((await searchesOf(WIN_IN_THREE, closed)).exact.search(3))).toBe(false);
  });

  test('the deep search finds no win that is not there, and none shorter than there is', async () => {
    let wins = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const match = await randomMatch('echek', undefined, 12 + (seed % 8), seed);
      if (match === null) continue;
      const { exact, deep } = await searchesOf(match.rules.makePosition(match.position));
      if (!deep.search(5000)) continue;
      wins++;
      expect(deep.line()).toHaveLength(deep.plies);
      // Exhaustive search of long lines would take too long.
      expect(deep.plies > 5 || isWon(exact.search(deep.plies)), `seed ${seed}`).toBe(true);
    }
    expect(wins).toBeGreaterThan(2);
  });

  test('an end that the deep search found is counted exactly, with all best moves, while there is time', async () => {
    const solver = await openSolver('echek');
    for (const text of ['1QB1/k3/prRK/1nbP w R q 5', '1Pk1/nRBN/r3/1bpK w - Qq 20']) {
      const match = await matchFrom('echek', undefined, text);
      const solution = solver.solve(match, { limits: { nodes: 2_000_000 } });
      const { best, plies } = solver.solve(match, { limits: { plies: solution.plies ?? 1 } });
      expect(solution, text).toMatchObject({ result: 'win', plies, isExact: true, areAllBest: true });
      expect(ordered(solution.best), text).toEqual(ordered(best));
      expect(solution.line, text).toHaveLength(plies ?? 0);
    }
  });

  test('what is known without search', async () => {
    const solver = await openSolver('choko');
    const match = await randomMatch('choko', undefined, 10, 3);
    if (match === null) throw new Error('over');
    const [first] = legalMoves(match);
    const after = match.position.clone();
    if (first !== undefined) after.apply(first);
    const known = (position: typeof after): { result: 'loss'; plies: number } | null =>
      position.repeats(after) ? { result: 'loss', plies: 2 } : null;
    expect(solver.solve(match, { known, limits: { plies: 3 } })).toMatchObject({ result: 'win', plies: 3 });
  });
});

describe('limits', () => {
  test('too few nodes prove nothing, and the same nodes always the same', async () => {
    const match = await randomMatch('echek', undefined, 4, 2);
    if (match === null) throw new Error('over');
    const solver = await openSolver('echek', { now: () => 0 });
    const few = solver.solve(match, { limits: { nodes: 3000 } });
    expect(few).toMatchObject({ result: 'unproved', plies: null, best: [], line: [], areAllBest: false });
    expect(few.nodes).toBeLessThanOrEqual(3000);
    expect(few.excludedPlies).toBeGreaterThan(1);
    expect(solver.solve(match, { limits: { nodes: 3000 } })).toEqual(few);
  });

  test('a stop is obeyed at once, and progress is reported', async () => {
    const match = await randomMatch('choko', undefined, 4, 2);
    if (match === null) throw new Error('over');
    const solver = await openSolver('choko');
    const stop = { stopped: false };
    const told: number[] = [];
    const solution = solver.solve(match, {
      stop,
      onProgress: ({ excludedPlies }) => {
        told.push(excludedPlies);
        if (excludedPlies >= 3) stop.stopped = true;
      },
    });
    expect(solution.result).toBe('unproved');
    expect(solution.excludedPlies).toBeGreaterThanOrEqual(3);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  test('time ends it', async () => {
    const match = await randomMatch('echek', undefined, 4, 2);
    if (match === null) throw new Error('over');
    let ms = 0;
    const solver = await openSolver('echek', { now: () => ms++ });
    expect(solver.solve(match, { limits: { timeMs: 20 } }).result).toBe('unproved');
  });
});
