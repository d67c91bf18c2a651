import { assert, type GameId, loadRules, Match, NEVER_STOP, type ProvedEnd, type Side, toMove } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import {
  type AnalysePosition,
  analyseWithProof,
  type Analysis,
  expectedPoints,
  ProofProbe,
  type AnalysisLine,
  markOf,
  openEngine,
  type ReviewedPly,
  reviewMatch,
  summarise,
} from '../src/index.ts';

async function play(game: GameId, start: string, ...moves: readonly string[]): Promise<Match> {
  const rules = await loadRules(game);
  const position = rules.parsePosition(start);
  assert(position.ok, `${start} is a position`);
  const match = new Match(rules, position.value);
  for (const move of moves) assert(match.playText(move).ok, `${move} is a move`);
  return match;
}

async function collect(reviews: AsyncGenerator<ReviewedPly>): Promise<readonly ReviewedPly[]> {
  const plies: ReviewedPly[] = [];
  for await (const ply of reviews) plies.push(ply);
  return plies;
}

async function searchWith(game: GameId, nodes: number): Promise<AnalysePosition> {
  const engine = await openEngine(game, { tableBytes: 2 ** 18 });
  return async (match) => engine.analyse(match, { limits: { nodes } });
}

/** A search that says for each number of plies played what it was told to say. */
function told(...verdicts: readonly (readonly [move: string, score: number, end?: ProvedEnd])[]): AnalysePosition {
  return async (match) => {
    const verdict = verdicts[match.moves.length];
    assert(verdict !== undefined, 'every position has a verdict');
    const [text, score, end = null] = verdict;
    const move = match.rules.parseMove(match.position, text);
    assert(move.ok, `${text} is a move`);
    return analysisOf({ score, end, moves: [move.value] });
  };
}

const analysisOf = (line: AnalysisLine): Analysis => ({ depth: 1, nodes: 1, ms: 0, lines: [line] });

/** D takes enough to win at once, F lets it go. */
const WIN_IN_ONE = '0,0,0,7,0,1/0,4,2,1,1,0 20,12 S 0';
const START = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0';

describe('expected points', () => {
  test('follow the measure of values', () => {
    expect(expectedPoints({ score: 0, end: null })).toBe(50);
    expect(expectedPoints({ score: 200, end: null })).toBeCloseTo(73.1, 1);
    expect(expectedPoints({ score: -400, end: null })).toBeCloseTo(11.9, 1);
  });

  test('of a proved end are all or nothing, however far it is', () => {
    expect(expectedPoints({ score: 29_900, end: { result: 'win', plies: 100 } })).toBe(100);
    expect(expectedPoints({ score: -29_999, end: { result: 'loss', plies: 1 } })).toBe(0);
  });

  test.each([
    [0, null],
    [4.4, null],
    // As it is shown: 5.
    [4.6, '?!'],
    [5, '?!'],
    [9.4, '?!'],
    [9.5, '?'],
    [10, '?'],
    [19.4, '?'],
    [19.9, '??'],
    [20, '??'],
    [100, '??'],
  ])('%d points lost are marked %s', (loss, mark) => {
    expect(markOf(loss)).toBe(mark);
  });
});

describe('a review of what a search was told to say', () => {
  test('goes from the last ply to the first, and turns verdicts to the side that moved', async () => {
    const match = await play('oware', START, 'A', 'a');
    const plies = await collect(reviewMatch(match, told(['B', 100], ['b', -50], ['C', 300])));
    expect(plies.map(({ ply, side, played }) => [ply, side, played.score])).toEqual([
      [2, 2, -300],
      [1, 1, 50],
    ]);
    const [last, first] = plies;
    expect(last?.loss).toBeCloseTo(
      expectedPoints({ score: -50, end: null }) - expectedPoints({ score: -300, end: null }),
    );
    expect(last?.mark).toBe('??');
    expect(first?.loss).toBeCloseTo(6.0, 1);
    expect(first?.mark).toBe('?!');
  });

  test('the best move loses nothing, whatever a look further shows', async () => {
    const match = await play('oware', START, 'A');
    const [ply] = await collect(reviewMatch(match, told(['A', 100], ['b', 400])));
    expect(ply).toMatchObject({ loss: 0, mark: null, played: { score: -400 } });
  });

  test('a move that turns out better than the best one loses nothing', async () => {
    const match = await play('oware', START, 'A');
    const [ply] = await collect(reviewMatch(match, told(['B', 100], ['b', -400])));
    expect(ply).toMatchObject({ loss: 0, mark: null });
  });

  test('a proved win that stays one is no mistake, though it takes longer', async () => {
    const match = await play('oware', START, 'A');
    const analyse = told(['B', 29_995, { result: 'win', plies: 5 }], ['b', -29_980, { result: 'loss', plies: 20 }]);
    const [ply] = await collect(reviewMatch(match, analyse));
    expect(ply).toMatchObject({ loss: 0, mark: null, played: { end: { result: 'win', plies: 21 } } });
  });

  test('a proved win thrown away is a blunder', async () => {
    const match = await play('oware', START, 'A');
    const [ply] = await collect(reviewMatch(match, told(['B', 29_995, { result: 'win', plies: 5 }], ['b', 0])));
    expect(ply).toMatchObject({ loss: 50, mark: '??' });
  });

  test('an estimate never contradicts what is proved: who is to move has at least what was made of it', async () => {
    const match = await play('oware', START, 'A', 'a');
    const plies = await collect(reviewMatch(match, told(['B', -900], ['b', -900], ['C', 0, { result: 'draw' }])));
    // The second ply is proved to draw, so who made it does not lose; nothing is known of the first but that.
    expect(plies.map(({ best, played, loss }) => [best.score, best.end, played.score, loss])).toEqual([
      [0, null, 0, 0],
      [-900, null, 0, 0],
    ]);
    expect(plies[0]?.best.moves).toEqual([match.moves[1]]);
  });

  test('an estimate never contradicts what is proved: no move is worth more than the best', async () => {
    const match = await play('oware', START, 'A');
    const [drawn] = await collect(reviewMatch(match, told(['B', 0, { result: 'draw' }], ['b', -900])));
    expect(drawn?.played).toEqual({ score: 0, end: null });
    const lost = { result: 'loss', plies: 8 } as const;
    const [hopeless] = await collect(reviewMatch(match, told(['B', -29_992, lost], ['b', -900])));
    expect(hopeless?.played).toEqual({ score: -29_992, end: { result: 'loss' } });
    expect(hopeless?.loss).toBe(0);
  });

  test('ends where there is no more time', async () => {
    const match = await play('oware', START, 'A', 'a', 'B');
    const all = told(['A', 0], ['a', 0], ['B', 0], ['b', 0]);
    const reviews = reviewMatch(match, async (now) => (now.moves.length === 0 ? null : all(now)));
    expect((await collect(reviews)).map(({ ply }) => ply)).toEqual([3, 2]);
    expect(await collect(reviewMatch(match, async () => null))).toEqual([]);
  });

  test('leaves the match as it is', async () => {
    const match = await play('oware', START, 'A', 'a');
    match.end({ winner: 1, reason: 'resignation' });
    await collect(reviewMatch(match, told(['A', 0], ['a', 0], ['B', 0])));
    expect(match.moves).toHaveLength(2);
    expect(match.outcome).toEqual({ winner: 1, reason: 'resignation' });
  });
});

describe('a review by the engine', () => {
  test('finds a win in one that was missed', async () => {
    const match = await play('oware', WIN_IN_ONE, 'F');
    const [ply] = await collect(reviewMatch(match, await searchWith('oware', 2000)));
    expect(ply).toMatchObject({
      ply: 1,
      side: 1,
      isForced: false,
      mark: '??',
      best: { end: { result: 'win', plies: 1 } },
    });
  });

  test('and is content with one that was taken', async () => {
    const match = await play('oware', WIN_IN_ONE, 'D');
    expect(match.outcome?.winner).toBe(1);
    const plies = await collect(reviewMatch(match, await searchWith('oware', 2000)));
    expect(plies).toMatchObject([{ loss: 0, mark: null, played: { end: { result: 'win', plies: 1 } } }]);
  });

  test('a move without another is forced', async () => {
    const match = await play('oware', '0,0,0,0,0,1/0,0,1,0,0,0 23,23 S 0', 'F');
    const plies = await collect(reviewMatch(match, await searchWith('oware', 200)));
    expect(plies).toMatchObject([{ isForced: true, loss: 0, mark: null }]);
    expect(summarise(plies)[1]).toMatchObject({ plies: 0, meanLoss: null, accuracy: null });
  });

  test('an analysis that was stopped at once is known to know nothing', async () => {
    const engine = await openEngine('oware', { tableBytes: 2 ** 18 });
    const match = await play('oware', START);
    const stopped = engine.analyse(match, { limits: { nodes: 0 } });
    expect(stopped).toMatchObject({ depth: 0, lines: [{ score: 0, end: null }] });
    match.playText('A');
    expect(await collect(reviewMatch(match, async () => stopped))).toEqual([]);
  });
});

test('a summary counts by side, and only what could be lost', () => {
  const move = (side: Side, loss: number, more: Partial<ReviewedPly> = {}): ReviewedPly => {
    const verdict = { score: 0, end: null };
    const best = { ...verdict, moves: [] };
    return {
      ply: 1,
      side,
      move: toMove(0),
      isForced: false,
      played: verdict,
      best,
      loss,
      mark: markOf(loss),
      depth: 1,
      nodes: 1,
      ...more,
    };
  };
  const lost = { score: -29_990, end: { result: 'loss', plies: 10 } as const, moves: [] };
  const sides = summarise([
    move(1, 0),
    move(1, 10),
    move(2, 20),
    move(2, 0, { isForced: true }),
    move(2, 0, { best: lost }),
  ]);
  expect(sides[1]).toEqual({ plies: 2, meanLoss: 5, accuracy: 75, marks: { '?!': 0, '?': 1, '??': 0 } });
  expect(sides[2]).toEqual({ plies: 1, meanLoss: 20, accuracy: 25, marks: { '?!': 0, '?': 0, '??': 1 } });
});

describe('a review that counts nodes and has time too', () => {
  /** Time that does not go on: every proof comes to its end. */
  const STILL = (): number => 0;

  test('proves what it shows where the end is in sight: a drawn match of Hecatomb has no mistakes', async () => {
    const rules = await loadRules('hecatomb');
    const match = new Match(rules, rules.start());
    for (const move of ['e4e5', 'd5f3', 'd4d5', 'c5e3']) assert(match.playText(move).ok, `${move} is a move`);
    const engine = await openEngine('hecatomb', { now: STILL });
    const proofProbe = await ProofProbe.open('hecatomb', STILL);
    const limits = { nodes: 60_000, timeMs: 2000 };
    const plies = await collect(
      reviewMatch(match, async (way) => analyseWithProof(engine, proofProbe, way, { limits })),
    );
    expect(plies.map(({ ply, best, played, mark }) => [ply, best.end?.result, played.end?.result, mark])).toEqual(
      [4, 3, 2, 1].map((ply) => [ply, 'draw', 'draw', null]),
    );
    // A search alone takes the start for lost.
    engine.forget();
    const alone = engine.analyse(new Match(rules, rules.start()), { limits: { depth: 6 } });
    expect(expectedPoints(alone.lines[0])).toBeLessThan(5);
  });

  test('a player that counts nodes has the search alone, and so has who gives no time', async () => {
    const rules = await loadRules('hecatomb');
    const match = new Match(rules, rules.start());
    for (const move of ['e4e5', 'd5f3', 'd4d5', 'c5e3']) assert(match.playText(move).ok, `${move} is a move`);
    const proofProbe = await ProofProbe.open('hecatomb', STILL);
    expect(proofProbe.look(match, { nodes: 10, timeMs: 2000 }, NEVER_STOP)?.result).toBe('draw');
    expect(proofProbe.look(match, { nodes: 10, timeMs: 2000 }, NEVER_STOP, true)).toBeNull();
    expect(proofProbe.look(match, { nodes: 10 }, NEVER_STOP)).toBeNull();
  });
});
