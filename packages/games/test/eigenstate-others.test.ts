import { expect, test } from 'vitest';
import { stepOf } from '../src/eigenstate/moves.ts';
import { prover as puzzleProver } from '../src/eigenstate/puzzles/prover.ts';
import { solver } from '../src/eigenstate/solver.ts';
import { assert, isWon, loadRules, type Move, MoveList, type Position, SeededRandom } from '../src/index.ts';
import { loadPuzzles } from '../src/puzzle/index.ts';

const rules = await loadRules('eigenstate');
const puzzles = await loadPuzzles('eigenstate');

function positionOf(text: string): Position {
  const read = rules.parsePosition(text);
  assert(read.ok, `${text} is a position`);
  return read.value;
}

function legalMoves(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

/** Whether the side that is to move wins within so many plies, the pins on the board being what they are. */
function isWonFor(position: Position, plies: number): boolean {
  assert('prover' in solver, 'the game proves in its own way');
  return isWon(solver.prover(position, () => false).search(position.turn, plies));
}

/** Whether the other side wins after a turn, at once or within five plies. */
function isLostAfter(position: Position, turn: Move): boolean {
  const mover = position.turn;
  position.apply(turn);
  const outcome = position.outcome();
  const isLost = outcome === null ? isWonFor(position, 5) : outcome.winner !== mover;
  position.undo();
  return isLost;
}

test('where the others are proved never to win, the other side wins after each of them, whatever pins come with it', () => {
  const random = new SeededRandom(6);
  const proved = puzzles.filter(({ others, question }) => others === 'proved' && question.judged === 2);
  expect(proved.length).toBeGreaterThan(10);
  let tried = 0;
  for (const { line, position: text } of proved.filter((_, index) => index % 6 === 0)) {
    const position = positionOf(text);
    const solution = rules.parseMove(position, line[0]);
    assert(solution.ok, 'the solution is a move');
    const moves = legalMoves(position);
    for (const step of new Set(moves.map(stepOf))) {
      if (step === stepOf(solution.value)) continue;
      const turns = moves.filter((move) => stepOf(move) === step);
      const turn = turns[random.below(turns.length)];
      assert(turn !== undefined, 'a step has turns');
      expect(isLostAfter(position, turn), `${text}: ${step}`).toBe(true);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test('a puzzle that asks for pins is never called proved: only other steps can be refuted whatever pins come', () => {
  const forPins = puzzles.filter(({ question }) => question.judged === null);
  expect(forPins.length).toBeGreaterThan(0);
  expect(forPins.filter(({ others }) => others === 'proved')).toEqual([]);
});

test('after other steps, drawn by lot with their pins, the side that solves does not win within three plies', () => {
  const random = new SeededRandom(2);
  let tried = 0;
  for (const { position: text } of puzzles.filter((_, index) => index % 25 === 0)) {
    const position = positionOf(text);
    const [only] = puzzleProver.findOnlyChoices(position);
    assert(only !== undefined, 'a puzzle is found again');
    const others = legalMoves(position).filter((move) => stepOf(move) !== stepOf(only.move));
    if (only.question.given > 0 || others.length === 0) continue;
    for (let count = 0; count < 3; count++) {
      const move = others[random.below(others.length)];
      assert(move !== undefined, 'there are other turns');
      expect(winsAfter(position, move), text).toBe(false);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(5);
});

/** Whether whoever makes a turn wins by it, or within two plies more. */
function winsAfter(position: Position, turn: Move): boolean {
  assert('prover' in solver, 'the game proves in its own way');
  const mover = position.turn;
  position.apply(turn);
  const outcome = position.outcome();
  const wins =
    outcome === null ? isWon(solver.prover(position, () => false).search(mover, 2)) : outcome.winner === mover;
  position.undo();
  return wins;
}
