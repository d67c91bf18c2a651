import { openSolver, solveByTables, Tablebase } from '@tabuleiro/engine';
import { solveAll } from '@tabuleiro/engine/tablebase';
import {
  assert,
  loadRules,
  loadTables,
  Match,
  type Move,
  type Position,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { movesOf, winsWithin } from '../../engine/test/matches.ts';
import { solveOtherMoves } from '../src/puzzles/search-prover.ts';
import { followLine } from '../src/puzzles/solution-line.ts';
import { TablebaseProver } from '../src/puzzles/tablebase-prover.ts';

// What is said of the choices that are not the solution, and of wins by tables, against plain trying of everything.

const GAME = 'choko';
const VARIANT = 'standard';
const MEN = 4;
const facet = await loadTables(GAME);
assert(facet !== null, 'the game has tables');
const tables = new Tablebase(facet, VARIANT, solveAll(facet, GAME, VARIANT, MEN));
const rules = await loadRules(GAME);

function winsAfter(position: Position, move: Move, plies: number): boolean {
  const after = position.clone();
  after.apply(move);
  return winsWithin(after, position.turn, plies - 1);
}

/** In how many plies the side to move wins, up to a limit; null where it does not. */
function fewestPlies(position: Position, most: number): number | null {
  const within = Array.from({ length: most }, (_, index) => index + 1);
  return within.find((plies) => winsWithin(position.clone(), position.turn, plies)) ?? null;
}

/** Positions of the tables, drawn by lot. */
function* someOf(count: number, seed: number): Generator<Position> {
  const random = new SeededRandom(seed);
  const classes = tables.facet.classes(VARIANT, MEN).slice(-3);
  for (let drawn = 0; drawn < count;) {
    const subject = classes[random.below(classes.length)];
    const position = subject && tables.facet.positionAt(VARIANT, subject.id, random.below(subject.size));
    if (position === undefined || position === null) continue;
    drawn++;
    yield position;
  }
}

describe('a prover by tables', () => {
  const NEAR = 5;

  test('finds only choices that trying everything finds, and none that it does not', () => {
    const prover = new TablebaseProver(tables, { fewest: 1, plies: NEAR });
    const seen = { one: 0, none: 0, open: 0 };
    for (const position of someOf(1500, 5)) {
      const [only] = prover.findOnlyChoices(position);
      if (only === undefined) {
        seen.none++;
        continue;
      }
      seen[only.plies === null ? 'open' : 'one']++;
      // Of a win that takes longer nothing is seen so soon.
      const winning = movesOf(position).filter((move) => winsAfter(position, move, NEAR));
      expect(winning, rules.makePosition(position)).toEqual(only.plies === null ? [] : [only.move]);
      expect(fewestPlies(position, NEAR)).toBe(only.plies);
    }
    expect(seen.one).toBeGreaterThan(5);
    expect(seen.open).toBeGreaterThan(0);
    expect(seen.none).toBeGreaterThan(5);
  });

  test('follows a win to its end, and one that is too long as long as one choice alone wins', () => {
    const prover = new TablebaseProver(tables, { fewest: 3, plies: NEAR });
    const lengths = new Set<boolean>();
    for (const position of someOf(1500, 8)) {
      const [only] = prover.findOnlyChoices(position);
      if (only === undefined) continue;
      const { asked, moves } = followLine(prover, position, only);
      const end = position.clone();
      for (const move of moves) end.apply(move);
      const expected = only.plies === null ? [2 * asked - 1, undefined] : [only.plies, position.turn];
      expect([moves.length, end.outcome()?.winner]).toEqual(expected);
      lengths.add(only.plies === null);
    }
    expect(lengths.size).toBe(2);
  });

  test('says nothing of positions that the tables do not have', () => {
    const prover = new TablebaseProver(tables, { fewest: 1, plies: NEAR });
    expect(prover.findOnlyChoices(rules.start())).toEqual([]);
    expect(prover.findWin(rules.start(), NEAR)).toBeNull();
  });
});

describe('a solver that is asked about the other choices', () => {
  async function ask(game: 'choko' | 'echek', text: string, nodes: number) {
    const own: Rules = await loadRules(game);
    const read = own.parsePosition(text);
    assert(read.ok, `${text} is a position`);
    const position = read.value;
    const solver = await openSolver(game, { tableBytes: 2 ** 20 });
    return { position, solveOthers: (move: Move) => solveOtherMoves(solver, own, position, move, nodes) };
  }

  test('finds another win where there is one, however it is called', async () => {
    for (const position of someOf(60, 3)) {
      const winning = movesOf(position).filter((move) => winsAfter(position, move, 3));
      const [first, ...others] = winning;
      if (first === undefined || others.length === 0) continue;
      const { solveOthers } = await ask('choko', rules.makePosition(position), 20_000);
      expect(solveOthers(first), rules.makePosition(position)).toBe('another');
    }
  });

  test('never excludes another win that exists', async () => {
    let certain = 0;
    for (const position of someOf(40, 4)) {
      const moves = movesOf(position);
      const [first] = moves;
      if (first === undefined) continue;
      const { solveOthers } = await ask('choko', rules.makePosition(position), 3000);
      const found = solveOthers(first);
      if (found === 'another') continue;
      const within = found === 'proved' ? 5 : Math.min(found, 5);
      const wins = moves.filter((move) => move !== first && winsAfter(position, move, within));
      expect(wins, rules.makePosition(position)).toEqual([]);
      certain++;
    }
    expect(certain).toBeGreaterThan(10);
  });

  test('calls it proved where every other move loses', async () => {
    // That no other move wins was found in another way too: after each of them black cannot be kept from a draw (`Forcing`).
    const { position, solveOthers } = await ask('echek', '3B/PRrN/bkn1/2Kp w - Qq 25', 100_000);
    const echek = await loadRules('echek');
    const move = echek.parseMove(position, 'Kd2-c2');
    assert(move.ok, 'it is a move');
    expect(solveOthers(move.value)).toBe('proved');
  });
});

describe('tables as a solver', () => {
  test('tell results, plies, all best moves and a line that keeps what it says', () => {
    const seen = new Set<string>();
    for (const position of someOf(300, 9)) {
      const match = new Match(rules, position);
      const solution = solveByTables(tables, match);
      assert(solution !== null, 'with a clock of 0 the tables know');
      const { best, line, plies, result } = solution;
      seen.add(result);
      expect(plies === null).toBe(result === 'draw');
      if (plies === null || plies > 5) continue;
      const isWin = result === 'win';
      const winner = isWin ? position.turn : position.turn === 1 ? 2 : 1;
      expect(winsWithin(position.clone(), winner, plies)).toBe(true);
      expect(winsWithin(position.clone(), winner, plies - 1)).toBe(false);
      const expected = movesOf(position).filter((move) => {
        const after = position.clone();
        after.apply(move);
        return isWin ? winsWithin(after, winner, plies - 1) : !winsWithin(after, winner, plies - 2);
      });
      expect(best).toEqual(expected);
      const end = position.clone();
      for (const move of line) end.apply(move);
      expect([line.length, end.outcome()?.winner]).toEqual([plies, winner]);
    }
    expect([...seen].toSorted()).toEqual(['draw', 'loss', 'win']);
  });

  test('say nothing where they have nothing', () => {
    expect(solveByTables(tables, new Match(rules, rules.start()))).toBeNull();
  });
});
