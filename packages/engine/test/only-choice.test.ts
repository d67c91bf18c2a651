import {
  assert,
  type GameId,
  loadRules,
  loadTables,
  Match,
  MoveList,
  NEVER_STOP,
  type Puzzle,
  StopFlag,
} from '@tabuleiro/games';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import { describe, expect, test } from 'vitest';
import { EngineHost, findOnlyChoice, type JudgedMove, onlyWin, Tablebase, WorkerRuntime } from '../src/index.ts';
import { solveAll } from '../src/tablebase/index.ts';

const LIMITS = { nodes: 300_000 };

async function matchOf(game: GameId, { variant, position }: Pick<Puzzle, 'variant' | 'position'>): Promise<Match> {
  const rules = await loadRules(game, variant);
  const parsed = rules.parsePosition(position);
  assert(parsed.ok, 'the position can be read');
  return new Match(rules, parsed.value);
}

describe('the only choice that wins', () => {
  test.each(['echek', 'hecatomb', 'eigenstate'] as const)('is found again in puzzles of %s', async (game) => {
    const puzzles = (await loadPuzzles(game)).filter((_, index) => index % 50 === 7);
    for (const puzzle of puzzles) {
      const match = await matchOf(game, puzzle);
      const choice = await findOnlyChoice(game, match, { limits: LIMITS });
      expect(choice && match.rules.makeMove(match.position, choice.move), puzzle.id).toBe(puzzle.line[0]);
      expect(choice?.others).toBe('proved');
    }
  });

  test('is not claimed where the limits are too narrow', async () => {
    const puzzle = (await loadPuzzles('echek')).find(({ plies }) => (plies ?? 0) >= 5);
    assert(puzzle !== undefined, 'there is a win in five');
    expect(await findOnlyChoice('echek', await matchOf('echek', puzzle), { limits: { nodes: 20 } })).toBeNull();
  });

  test('is not claimed in the first position of a match, where nothing is proved', async () => {
    const rules = await loadRules('echek');
    expect(await findOnlyChoice('echek', new Match(rules, rules.start()), { limits: { nodes: 5000 } })).toBeNull();
  });

  test('is known from tables, which agree with the tables of the puzzles', async () => {
    const facet = await loadTables('choko');
    assert(facet !== null, 'there are tables');
    const tables = new Tablebase(facet, 'standard', solveAll(facet, 'choko', 'standard', 4));
    let known = 0;
    for (const puzzle of await loadPuzzles('choko')) {
      const match = await matchOf('choko', puzzle);
      if (!tables.find(match.position)) continue;
      const choice = await findOnlyChoice('choko', match, { limits: { nodes: 1 }, tables });
      expect(choice && match.rules.makeMove(match.position, choice.move), puzzle.id).toBe(puzzle.line[0]);
      known++;
    }
    expect(known).toBeGreaterThan(0);
  });

  test('needs a proof for every move, and a choice', async () => {
    const position = (await loadRules('oware')).start();
    const moves = new MoveList();
    position.legalMoves(moves);
    const legal = [...moves];
    const judge = (...wins: readonly (boolean | null)[]): readonly JudgedMove[] =>
      legal.slice(0, wins.length).map((move, index) => ({ move, wins: wins[index] ?? null, isLast: false }));
    expect(onlyWin(judge(false, true, false))).toMatchObject({ move: legal[1], plies: null, others: 'proved' });
    expect(onlyWin(judge(true, true))).toBeNull();
    expect(onlyWin(judge(true, null))).toBeNull();
    expect(onlyWin(judge(false, null))).toBeNull();
    expect(onlyWin(judge(false, false))).toBeNull();
    expect(onlyWin(judge(true))).toBeNull();
  });

  test.each([true, false])('is found in a worker, and given up when asked (memory shared: %s)', async (shares) => {
    const puzzle = (await loadPuzzles('hecatomb')).find(({ plies }) => plies === 3);
    assert(puzzle !== undefined, 'there is a win in three');
    const match = await matchOf('hecatomb', puzzle);
    let ended = 0;
    const host = new EngineHost({
      workers: 1,
      shares,
      spawn: ({ onReply }) => {
        const runtime = new WorkerRuntime(onReply, () => performance.now());
        return { post: (job) => void runtime.carryOut(job), terminate: async () => void ended++ };
      },
    });
    const choice = await host.findOnlyChoice(match, { limits: LIMITS, stop: NEVER_STOP });
    expect(choice && match.rules.makeMove(match.position, choice.move)).toBe(puzzle.line[0]);
    const stop = new StopFlag();
    const late = host.findOnlyChoice(match, { limits: LIMITS, stop });
    stop.raise();
    expect(await late).toBeNull();
    expect(ended).toBe(1);
    await host.close();
  });
});
