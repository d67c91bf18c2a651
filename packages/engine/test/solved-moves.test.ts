import { assert, loadRules, loadTables, Match, type Move, MoveList, type Rules, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { listSolvedMoves, openEngine, solveByTables, Tablebase } from '../src/index.ts';
import { solveAll } from '../src/tablebase/index.ts';

async function open(game: 'choko' | 'oware', variant: string, upTo: number) {
  const [rules, facet] = await Promise.all([loadRules(game, variant), loadTables(game)]);
  assert(facet !== null, 'there are tables');
  return { rules, tables: new Tablebase(facet, variant, solveAll(facet, game, variant, upTo)) };
}

function begin(rules: Rules, text: string): Match {
  const position = rules.parsePosition(text);
  assert(position.ok, `${text} can be read`);
  return new Match(rules, position.value);
}

const movesOf = (match: Match): readonly Move[] => {
  const moves = new MoveList();
  match.position.legalMoves(moves);
  return Array.from(moves);
};

const clockOf = ({ rules, position }: Match): number => Number(rules.makePosition(position).split(' ').at(-1));

/** Plays four plies without progress that lead back to the position; false when there are none. */
function goRound(match: Match, left = 4, home = match.position): boolean {
  if (left === 0) return match.position.repeats(home);
  return movesOf(match).some((move) => {
    match.play(move);
    if (match.outcome === null && clockOf(match) > 0 && goRound(match, left - 1, home)) return true;
    match.undo();
    return false;
  });
}

describe('what is certain in a match', () => {
  test('positions that stood twice before the last progress do not matter, those after it do', async () => {
    const { rules, tables } = await open('choko', 'standard', 4);
    // A capture leaves four men.
    const match = begin(rules, '5/2b2/ww2w/b4/1b3 w - 0,0 0');
    expect(goRound(match)).toBe(true);
    const capture = movesOf(match).find((move) => {
      match.play(move);
      const isProgress = match.outcome === null && clockOf(match) === 0;
      match.undo();
      return isProgress;
    });
    assert(capture !== undefined, 'something can be captured');
    match.play(capture);
    const alone = new Match(rules, match.position);
    const solved = solveByTables(tables, alone);
    expect(solved?.result).toBe('loss');
    expect(solveByTables(tables, match)).toEqual(solved);
    expect(listSolvedMoves(tables, match)).toEqual(listSolvedMoves(tables, alone));
    expect(goRound(match)).toBe(true);
    expect(solveByTables(tables, match)).toBeNull();
  });

  test('an analysis tells the plies that tables count as exact', async () => {
    const { rules, tables } = await open('choko', 'standard', 4);
    const engine = await openEngine('choko', { tables });
    const random = new SeededRandom(9);
    let counted = 0;
    for (let trial = 0; trial < 60; trial++) {
      const position = tables.facet.positionAt('standard', '3-1', random.below(12_000));
      if (position === null || position.outcome() !== null) continue;
      const match = new Match(rules, position);
      const proofs = new Map(
        listSolvedMoves(tables, match).map(({ move, outcome, proof }) => [move, { outcome, proof }]),
      );
      for (const { end, moves } of engine.analyse(match, { limits: { depth: 2 }, lines: 3 }).lines) {
        const known = moves[0] === undefined ? undefined : proofs.get(moves[0]);
        if (end?.plies === undefined || known?.proof === null) continue;
        expect(end).toEqual({ result: known?.proof.result, plies: known?.proof.plies });
        counted++;
      }
    }
    expect(counted).toBeGreaterThan(50);
  });

  test('“all best” leaves out only moves that are proved to gain less', async () => {
    const { rules, tables } = await open('oware', 'report', 7);
    const random = new SeededRandom(3);
    const seen = { all: 0, rivals: 0 };
    for (let trial = 0; trial < 300; trial++) {
      const match = begin(rules, drawPosition(random));
      const solution = match.outcome === null ? solveByTables(tables, match) : null;
      if (solution === null || solution.result === 'draw') continue;
      const after = movesOf(match).map((move) => {
        match.play(move);
        const { outcome, position } = match;
        const lead = outcome?.score === undefined ? null : outcome.score[0] - outcome.score[1];
        // Bounds for south, who made the move.
        if (lead === null) tables.evaluator(position, true);
        const bounds = lead === null ? [0 - tables.atMost, 0 - tables.surely] : [lead, lead];
        match.undo();
        return { move, low: bounds[0] ?? 0, high: bounds[1] ?? 0 };
      });
      const best = after.filter(({ move }) => solution.best.includes(move));
      const least = Math.min(...best.map(({ low }) => low));
      const others = after.filter(({ move }) => !solution.best.includes(move));
      expect(others.every(({ low }) => low < least)).toBe(true);
      const isSure = others.every(({ high }) => high < least);
      expect(isSure || !solution.areAllBest, rules.makePosition(match.position)).toBe(true);
      seen.all += solution.areAllBest ? 1 : 0;
      seen.rivals += isSure ? 0 : 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

/** A few seeds anywhere, the others shared about evenly; south to move. */
function drawPosition(random: SeededRandom): string {
  const houses = Array.from({ length: 12 }, () => 0);
  const seeds = 4 + random.below(4);
  for (let seed = 0; seed < seeds; seed++) {
    const house = random.below(houses.length);
    houses[house] = (houses[house] ?? 0) + 1;
  }
  const south = Math.floor((48 - seeds) / 2) - random.below(2);
  return `${houses.slice(0, 6).join(',')}/${houses.slice(6).join(',')} ${south},${48 - seeds - south} S 0`;
}
