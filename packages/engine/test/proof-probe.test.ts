import { loadRules, Match, NEVER_STOP } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { type Analysis, ProofProbe, openEngine, openMax, openSolver } from '../src/index.ts';
import { matchFrom, randomMatch } from './matches.ts';

const WIN_IN_THREE = '2rN/1kbK/pnP1/2BR b R Q 0';

const LOST_IN_FOUR = 'Ae3.7500a0,Df5.47d881,Ee2.5f5513 4f4.98259d,6a1.02f6b4 2 0';

/** A clock on which every look takes a millisecond. */
function ticking(): () => number {
  let ms = 0;
  return () => ms++;
}

/** The position in which a match stands, with two turns left for each side. */
function shortened({ rules, position }: Match): string {
  return rules.makePosition(position).replace(/\d+$/, '2');
}

describe('a look ahead', () => {
  test('finds a forced win where time limits the search', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const proofProbe = await ProofProbe.open('echek', ticking());
    const solution = proofProbe.look(match, { timeMs: 4000 }, NEVER_STOP);
    expect(solution).toMatchObject({ result: 'win', plies: 3 });
  });

  test('is not taken where nodes or plies count, or there is no time', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const proofProbe = await ProofProbe.open('echek', ticking());
    for (const limits of [{ nodes: 1000 }, { depth: 3 }, { timeMs: 100 }]) {
      expect(proofProbe.look(match, limits, NEVER_STOP)).toBeNull();
    }
    expect(proofProbe.look(match, { timeMs: 4000 }, { stopped: true })).toBeNull();
  });

  test('puts an analysis right, and leaves a quicker win alone', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const proofProbe = await ProofProbe.open('echek', ticking());
    const solution = (await openSolver('echek')).solve(match, { limits: { plies: 3 } });
    const searched = (await openEngine('echek')).analyse(match, { limits: { depth: 1 }, lines: 3 });
    const corrected = proofProbe.correct(searched, solution);
    expect(corrected.lines[0]).toMatchObject({ end: { result: 'win', plies: 3 }, moves: solution.line });
    expect(corrected.lines).toHaveLength(searched.lines.length);
    expect(new Set(corrected.lines.map(({ moves }) => moves[0])).size).toBe(corrected.lines.length);
    const [line] = corrected.lines;
    const quicker: Analysis = { ...searched, lines: [{ ...line, end: { result: 'win', plies: 1 } }] };
    expect(proofProbe.correct(quicker, solution)).toEqual(quicker);
    expect(proofProbe.correct(searched, null)).toEqual(searched);
  });

  test('of a lost position every line is lost, and each begins with another decision', async () => {
    const match = await matchFrom('eigenstate', undefined, LOST_IN_FOUR);
    const proofProbe = await ProofProbe.open('eigenstate', ticking());
    const solution = (await openSolver('eigenstate')).solve(match, { limits: { nodes: 100_000 } });
    expect(solution).toMatchObject({ result: 'loss', plies: 4, isExact: false });
    const searched = (await openEngine('eigenstate')).analyse(match, { limits: { depth: 2 }, lines: 3 });
    expect(searched.lines.map(({ end }) => end)).toContain(null);
    const { lines } = proofProbe.correct(searched, solution);
    expect(lines).toHaveLength(3);
    expect(lines[0].moves).toEqual(solution.line);
    for (const { end, score } of lines) {
      expect(end).toEqual({ result: 'loss', plies: 4, atMost: true });
      expect(score).toBe(lines[0].score);
    }
    // As text a turn is its step and the pins: 4-f3/412/413.
    const steps = lines.map(({ moves: [move] }) => move && match.rules.makeMove(match.position, move).split('/')[0]);
    expect(new Set(steps).size).toBe(3);
  });

  test('plies are an upper bound until they are counted', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const searched = (await openEngine('echek')).analyse(match, { limits: { depth: 5 } });
    expect(searched.lines[0].end).toEqual({ result: 'win', plies: 3, atMost: true });
    const solution = (await openSolver('echek')).solve(match, { limits: { plies: 3 } });
    const proofProbe = await ProofProbe.open('echek', ticking());
    expect(proofProbe.correct(searched, solution).lines[0].end).toEqual({ result: 'win', plies: 3 });
    const bound = proofProbe.correct(
      { ...searched, lines: [{ score: 0, end: null, moves: [] }] },
      {
        ...solution,
        isExact: false,
      },
    );
    expect(bound.lines[0].end).toEqual({ result: 'win', plies: 3, atMost: true });
  });

  test('the strongest player plays it', async () => {
    const rules = await loadRules('echek');
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const max = await openMax('echek', { now: ticking() });
    const { move, end } = await max.choose(match, { timeMs: 4000 }, { below: () => 0, unit: () => 0 }, NEVER_STOP);
    expect(end).toEqual({ result: 'win', plies: 3 });
    const best = (await openSolver('echek')).solve(new Match(rules, match.position), { limits: { plies: 3 } }).best;
    expect(best).toContain(move);
  });

  test('tells draws, and what does not draw, where the end is in sight, and the strongest player keeps them', async () => {
    // On a clock that stands still a look goes on until it is done.
    const options = { now: () => 0 };
    const [solver, engine, proofProbe, max] = await Promise.all([
      openSolver('hecatomb'),
      openEngine('hecatomb'),
      ProofProbe.open('hecatomb', options.now),
      openMax('hecatomb', options),
    ]);
    let kept = 0;
    for (let seed = 1; seed <= 40 && kept < 3; seed++) {
      const early = await randomMatch('hecatomb', undefined, 8, seed);
      if (early === null) continue;
      const match = await matchFrom('hecatomb', undefined, shortened(early));
      const solution = solver.solve(match);
      if (solution.result !== 'draw' || !solution.areAllBest) continue;
      const count = match.position.countMoves();
      if (solution.best.length === count) continue;
      kept++;
      const found = proofProbe.look(match, { timeMs: 1000 }, NEVER_STOP);
      expect(found).toMatchObject({ result: 'draw' });
      const searched = engine.analyse(match, { limits: { depth: 1 }, lines: count });
      const { lines } = proofProbe.correct(searched, found);
      for (const {
        moves: [first],
        end,
      } of lines) {
        expect(end?.result).toBe(first !== undefined && solution.best.includes(first) ? 'draw' : 'loss');
      }
      const { move, end } = await max.choose(match, { timeMs: 1000 }, { below: () => 0, unit: () => 0 }, NEVER_STOP);
      expect(solution.best).toContain(move);
      expect(end?.result).toBe('draw');
    }
    expect(kept).toBe(3);
  });
});
