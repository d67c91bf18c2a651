import {
  assert,
  loadRules,
  loadSolverFacet,
  Match,
  type Move,
  otherSide,
  type Position,
  SeededRandom,
} from '@tabuleiro/games';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import { describe, expect, test } from 'vitest';
import { movesOf, winsWithin } from '../../engine/test/matches.ts';
import { hasFewSafeMoves, withDetours } from '../src/puzzles/candidate-positions.ts';
import { openPuzzleProver } from '../src/puzzles/puzzle-miner.ts';

// Puzzles in which the others are proved to lose, against plain trying of everything.

const GAME = 'echek';
const rules = await loadRules(GAME);
const facet = await loadSolverFacet(GAME);
assert(facet !== null && 'guide' in facet, 'the game has a guide');
const puzzles = await loadPuzzles(GAME);

/** Whether the side to move loses within `plies` plies after a move, or ends the match with it without winning. */
function losesBy(position: Position, move: Move, plies: number): boolean {
  const side = position.turn;
  position.apply(move);
  const loses = position.isOver()
    ? position.outcome()?.winner !== side
    : [1, plies].some((length) => winsWithin(position, otherSide(side), length));
  position.undo();
  return loses;
}

function randomPositions(matches: number, seed: number): readonly Position[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: matches }, () => {
    const match = new Match(rules, rules.start());
    while (match.outcome === null) match.play(match.position.randomMove(random));
    return match.moves.map((_, ply) => match.positionAt(ply));
  }).flat();
}

function positionOf(text: string): Position {
  const read = rules.parsePosition(text);
  assert(read.ok, `${text} is a position`);
  return read.value;
}

describe('a side that is pressed', () => {
  test('loses at once by all moves but a few', () => {
    const seen = { pressed: 0, free: 0 };
    for (const position of randomPositions(12, 3)) {
      const text = rules.makePosition(position);
      const safe = movesOf(position).filter((move) => !losesBy(position, move, 1)).length;
      const isThreatened = winsForOther(position);
      expect(hasFewSafeMoves(facet, position, safe), text).toBe(isThreatened);
      expect(hasFewSafeMoves(facet, position, safe - 1), text).toBe(false);
      seen[isThreatened ? 'pressed' : 'free']++;
    }
    expect(Math.min(seen.pressed, seen.free)).toBeGreaterThan(10);
  });

  /** Whether the other side would win at once if it had the turn. */
  function winsForOther(position: Position): boolean {
    const [board, turn, ...rest] = rules.makePosition(position).split(' ');
    const turned = positionOf([board, turn === 'w' ? 'b' : 'w', ...rest].join(' '));
    return winsWithin(turned, turned.turn, 1);
  }
});

test('detours are legal, not over, and the same for the same seed', () => {
  const [start] = randomPositions(1, 5);
  assert(start !== undefined, 'a match has positions');
  const textsOf = (seed: number): readonly string[] =>
    withDetours(start, 9, new SeededRandom(seed)).map((position) => rules.makePosition(position));
  expect(textsOf(1)).toEqual(textsOf(1));
  expect(textsOf(1)).not.toEqual(textsOf(2));
  expect(textsOf(1)[0]).toBe(rules.makePosition(start));
  expect(textsOf(1).length).toBe(10);
  for (const text of textsOf(1)) expect(positionOf(text).isOver()).toBe(false);
});

describe('puzzles of a game that nothing solves', () => {
  test('are all proved: no other choice wins', () => {
    expect(puzzles.filter(({ others }) => others !== 'proved')).toEqual([]);
  });

  test('the other side wins after every other move, where that can be seen by trying everything', () => {
    let checked = 0;
    for (const puzzle of puzzles.filter((_, index) => index % 6 === 0)) {
      const position = positionOf(puzzle.position);
      const solution = rules.parseMove(position, puzzle.line[0]);
      assert(solution.ok, 'the solution is a move');
      const others = movesOf(position).filter((move) => move !== solution.value);
      expect(others.some((move) => winsAfter(position, move, 3))).toBe(false);
      const lost = others.filter((move) => losesBy(position, move, 3));
      if (lost.length === others.length) checked++;
    }
    expect(checked).toBeGreaterThan(10);
  });

  function winsAfter(position: Position, move: Move, plies: number): boolean {
    const side = position.turn;
    position.apply(move);
    const wins = winsWithin(position, side, plies - 1);
    position.undo();
    return wins;
  }

  test('a strict prover finds only puzzles that are certain', async () => {
    const limits = { plies: 3, nodes: 300_000, margin: 2, refutation: 2 };
    const options = { game: GAME, variant: 'standard', otherNodes: 2000 } as const;
    const loose = await openPuzzleProver({ ...options, limits });
    const certain = await openPuzzleProver({ ...options, limits: { ...limits, isCertain: true } });
    const seen = { proved: 0, less: 0 };
    const late = randomPositions(30, 9).filter((position) => hasFewSafeMoves(facet, position, 6));
    const short = puzzles.filter(({ plies }) => plies === 3).slice(0, 8);
    for (const position of [...late, ...short.map((puzzle) => positionOf(puzzle.position))]) {
      const found = certain.findOnlyChoices(position);
      for (const choice of found) expect(choice.others).toBe('proved');
      seen.proved += found.length;
      if (found.length === 0) seen.less += loose.findOnlyChoices(position).length;
    }
    expect(Math.min(seen.proved, seen.less)).toBeGreaterThan(0);
  });
});
