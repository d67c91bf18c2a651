import {
  type GameId,
  GAMES,
  loadEvaluation,
  loadRules,
  Match,
  type Move,
  NEVER_STOP,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { listSolvedMoves, openEngine } from '../src/index.ts';
import { openMax } from '../src/players.ts';
import { CAME_BACK, ENDS, NEW, pathOf } from '../src/search/search-path.ts';
import { openSolver } from '../src/solver/solver.ts';
import { BruteForce } from './history/brute-force.ts';
import { CaseChecker, readTables } from './history/case-checker.ts';
import { CaseMaker, hasClosed, formatCase } from './history/cases.ts';

async function play(game: GameId, variant: string, start: string, moves: string): Promise<Match> {
  const rules = await loadRules(game, variant);
  const position = rules.parsePosition(start);
  if (!position.ok) throw new Error(`${start} is no position`);
  const match = new Match(rules, position.value);
  for (const move of moves.split(' ')) expect(match.playText(move), move).toMatchObject({ ok: true });
  return match;
}

const textOf = ({ rules, position }: Match, move: Move | undefined): string =>
  move === undefined ? '' : rules.makeMove(position, move);

/** Both sides have moved to and fro: the position stands for the second time, and its queen can take the king. */
const queenAtKing = (): Promise<Match> =>
  play('hecatomb', 'endless', '4k3/8/8/4Q3/8/8/8/4K3 w - 0', 'e1d1 e8d8 d1e1 d8e8');

/** The position stands for the second time, and would win for who is to move if it stood for the third. */
const seedsAround = (): Promise<Match> =>
  play('oware', 'abapa', '1,0,0,1,0,1/0,1,1,0,1,0 23,19 N 5', 'c A b B e D d E c C e D d E e F f C c D b E a B d C');

describe('a position that stands for the second time', () => {
  test('is no draw where a move wins at once: solver, verdicts, search and max see the win', async () => {
    const match = await queenAtKing();
    expect(match.occurrences()).toBe(2);
    const solver = await openSolver('hecatomb');
    const solution = solver.solve(match, { limits: { nodes: 10_000 } });
    expect(solution).toMatchObject({ result: 'win', plies: 1, isExact: true, areAllBest: true });
    expect(solution.best.map((move) => textOf(match, move))).toEqual(['e5e8']);
    const { verdicts } = solver.proveMoves(match, { limits: { nodes: 10_000, plies: 2 } });
    const wins = verdicts.filter(({ result, plies }) => result === 'win' && plies === 1);
    expect(wins.map(({ move }) => textOf(match, move))).toEqual(['e5e8']);
    const engine = await openEngine('hecatomb');
    expect(engine.analyse(match, { limits: { nodes: 1000 } }).lines[0].end).toEqual({ result: 'win', plies: 1 });
    const max = await openMax('hecatomb');
    const { move, end } = await max.choose(match, { timeMs: 300 }, new SeededRandom(1), NEVER_STOP);
    expect({ move: textOf(match, move), end }).toEqual({ move: 'e5e8', end: { result: 'win', plies: 1 } });
  });

  test('where the third occurrence counts points, is searched and answered: solver, verdicts and max', async () => {
    const match = await seedsAround();
    expect(match.occurrences()).toBe(2);
    const solver = await openSolver('oware');
    const solution = solver.solve(match, { limits: { nodes: 50_000 } });
    const brute = new BruteForce(match, await loadEvaluation('oware'));
    for (const side of [1, 2] as const) expect(brute.wins(side, solution.excludedPlies, 1e6)).toBe(false);
    expect(solver.proveMoves(match, { limits: { nodes: 20_000 } }).verdicts).toHaveLength(match.position.countMoves());
    const max = await openMax('oware');
    const { move } = await max.choose(match, { timeMs: 400 }, new SeededRandom(1), NEVER_STOP);
    expect(match.position.isLegal(move)).toBe(true);
  });

  test('ends a search only where the match itself has closed it', async () => {
    const match = await queenAtKing();
    const path = pathOf(match);
    const position = match.position.clone();
    const visit = (text: string): number => {
      const move = match.rules.parseMove(position, text);
      if (!move.ok) throw new Error(`${text} is no move`);
      position.apply(move.value);
      path.push(position.keyLow, position.keyHigh);
      return path.repetition();
    };
    // These have stood once before, then twice within the search; only the root has stood twice in the match.
    expect(['e1d1', 'e8d8', 'd1c1', 'd8e8', 'c1d1', 'e8d8'].map(visit)).toEqual([
      NEW,
      NEW,
      NEW,
      NEW,
      CAME_BACK,
      CAME_BACK,
    ]);
    expect(['d1e1', 'd8e8'].map(visit)).toEqual([NEW, ENDS]);
  });

  test('wins by points when it comes to stand for the third time', async () => {
    const cycle = 'd E e A f F a B b C c D';
    const before = await play('oware', 'abapa', '1,0,0,0,1,0/0,0,0,1,0,0 24,21 N 0', `${cycle} d E e A f F a B b C`);
    const solver = await openSolver('oware');
    // North has one move, and south brings the position back.
    const solution = solver.solve(before, { limits: { plies: 2 } });
    expect(solution).toMatchObject({ result: 'loss', plies: 2, isExact: true });
    expect(before.playText('c').ok).toBe(true);
    const won = solver.solve(before);
    expect(won).toMatchObject({ result: 'win', plies: 1, isExact: true });
    expect(won.best.map((move) => textOf(before, move))).toEqual(['D']);
    before.playText('D');
    expect(before.outcome).toMatchObject({ winner: 1, reason: 'repetition' });
  });

  test('what was learnt with another past is not taken for true', async () => {
    const [fresh, closed] = [
      pathOf(await play('hecatomb', 'endless', '4k3/8/8/4Q3/8/8/8/4K3 w - 0', 'e1d1 e8d8')),
      pathOf(await queenAtKing()),
    ];
    expect(fresh.closedKey).toBe(0);
    expect(closed.closedKey).not.toBe(0);
  });
});

test('a search that is broken off does not take the position for lost, because its first move is', async () => {
  const rules = await loadRules('hecatomb', 'endless');
  const start = rules.parsePosition('4k1q1/8/8/q7/8/8/8/4K3 w - 1');
  if (!start.ok) throw new Error('no position');
  const match = new Match(rules, start.value);
  const brute = new BruteForce(match, await loadEvaluation('hecatomb'));
  const engine = await openEngine('hecatomb', { tableBytes: 2 ** 18 });
  for (let nodes = 256; nodes < 6000; nodes += 320) {
    engine.forget();
    const [{ end }] = engine.analyse(match, { limits: { nodes }, hurries: true, contempt: 10 }).lines;
    const isTrue = end?.plies === undefined || brute.wins(2, end.plies, 1e7);
    expect(isTrue, `${nodes} nodes`).toBe(true);
  }
});

test('where the clock counts points, a proof does not wait for it past a third occurrence', async () => {
  const moves = 'a F a C b D c E e F f A a B d C e D f B b C c A d D e E a F b B';
  const match = await play('oware', 'abapa', '0,0,1,0,0,1/1,1,0,0,0,0 22,22 N 9', moves);
  const { line, plies, result } = (await openSolver('oware')).solve(match, { limits: { nodes: 50_000 } });
  // The clock ends the match in 59 plies, a third occurrence earlier.
  expect(result === 'unproved' || (plies ?? 0) < 59).toBe(true);
  for (const move of line) expect(match.play(move).ok).toBe(true);
});

test('tables do not change the side where the same one moves again: the 24th drop of Choko', async () => {
  const tables = await readTables('choko', 'standard');
  const rules = await loadRules('choko');
  const start = rules.parsePosition('1b3/5/b4/1w3/w4 b w 0,1 0');
  if (tables === null || !start.ok) throw new Error('no table, or no position');
  const match = new Match(rules, start.value);
  const wins = listSolvedMoves(tables, match).filter(({ proof }) => proof?.result === 'win');
  // Black drops next to a man and takes it, with the other one.
  expect(wins.map(({ move, proof }) => [textOf(match, move), proof?.plies])).toEqual([
    ['b1', 2],
    ['a2', 2],
    ['c2', 2],
    ['b3', 2],
  ]);
});

/** `npm run prove:history` tries thousands. */
const CASES = 12;
const VARIANTS = GAMES.flatMap(({ id, variants }) => variants.map((variant) => [id, variant.id] as const));

describe.each(VARIANTS)('matches of %s %s with a past', (game, variant) => {
  test('proofs, verdicts, tables, searches and max claim nothing that trying everything does not find', async () => {
    const maker = await CaseMaker.open(game, variant);
    const checker = await CaseChecker.open(game, variant);
    let compared = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const match = maker.make(seed);
      const claims = await checker.check(match);
      expect(claims.differences, formatCase(match)).toEqual([]);
      compared += claims.compared;
    }
    expect(compared).toBeGreaterThan(5 * CASES);
  });
});

test('the cases have positions that stand for the second time, and clocks near the limit', async () => {
  const makers = await Promise.all(VARIANTS.map(([game, variant]) => CaseMaker.open(game, variant)));
  const cases = makers.flatMap((maker) =>
    Array.from({ length: CASES }, (_, index) => ({ maker, match: maker.make(index + 1) })),
  );
  const share = (holds: (one: (typeof cases)[number]) => boolean): number => cases.filter(holds).length / cases.length;
  expect(share(({ match }) => match.occurrences() > 1)).toBeGreaterThan(0.2);
  expect(share(({ match }) => hasClosed(match))).toBeGreaterThan(0.2);
  expect(share(({ maker, match }) => maker.pliesLeft(match.position) <= 10)).toBeGreaterThan(0.3);
});
