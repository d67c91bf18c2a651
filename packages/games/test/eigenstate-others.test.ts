import { expect, test } from 'vitest';
import { stepOf } from '../src/eigenstate/moves.ts';
import { solver } from '../src/eigenstate/solver/solver.ts';
import {
  assert,
  isWon,
  loadRules,
  type Move,
  MoveList,
  type Position,
  type Puzzle,
  SeededRandom,
  toMove,
} from '../src/index.ts';
import { loadPuzzles } from '../src/puzzle/index.ts';

// A proof that a turn loses is a win of the other side. The solver says by which turn it wins, and here that is played out by the rules
// alone: against each step of the answer, with pins drawn by lot, until the match is over.

const rules = await loadRules('eigenstate');
const anytime = await loadRules('eigenstate', 'full-piece-anytime');
const all = await loadPuzzles('eigenstate');
const puzzles = all.filter(({ variant }) => variant === 'standard');
const puzzlesAnytime = all.filter(({ variant }) => variant === 'full-piece-anytime');

const asksForStep = ({ question }: Puzzle): boolean => question.judged !== null;
const asksForPins = ({ question }: Puzzle): boolean => question.given > 0;

function positionOf({ position: text, variant }: Puzzle): Position {
  const read = (variant === 'standard' ? rules : anytime).parsePosition(text);
  assert(read.ok, `${text} is a position`);
  return read.value;
}

function solutionOf(position: Position, { line }: Puzzle): Move {
  const read = rules.parseMove(position, line[0]);
  assert(read.ok, `${line[0]} is a move`);
  return read.value;
}

function legalMoves(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

/** Whether the last move of the solution fills a piece: the other side keeps more than one. */
function isByFilling(puzzle: Puzzle): boolean {
  const position = positionOf(puzzle);
  for (const text of puzzle.line) {
    const move = anytime.parseMove(position, text);
    assert(move.ok, `${text} is a move`);
    position.apply(move.value);
  }
  return position.outcome()?.reason === 'full-piece';
}

const drawn = (moves: readonly Move[], count: number, random: SeededRandom): readonly Move[] =>
  Array.from({ length: count }, () => moves[random.below(moves.length)]).filter((move) => move !== undefined);

const list = new MoveList();

/** A turn for each step, its pins drawn by lot. Turns of a step stand together in the list. */
function turnForEachStep(position: Position, random: SeededRandom): readonly Move[] {
  position.legalMoves(list);
  const turns: Move[] = [];
  for (let first = 0; first < list.length;) {
    let next = first + 1;
    while (next < list.length && stepOf(list.at(next)) === stepOf(list.at(first))) next++;
    turns.push(list.at(first + random.below(next - first)));
    first = next;
  }
  return turns;
}

function winsBy(position: Position, turn: Move): boolean {
  const side = position.turn;
  position.apply(turn);
  const wins = position.outcome()?.winner === side;
  position.undo();
  return wins;
}

/** Whether the side to move wins within `plies` plies: at once by any step, or by the turns that the solver names. */
function winsByPlay(position: Position, plies: number, random: SeededRandom): boolean {
  assert('prover' in solver, 'the game proves in its own way');
  if (plies < 1) return false;
  if (turnForEachStep(position, random).some((turn) => winsBy(position, turn))) return true;
  const prover = solver.prover(position, () => false);
  // A turn that fills a piece is one of thousands: the solver names it.
  if (isWon(prover.search(position.turn, 1))) return winsBy(position, prover.remembered() ?? toMove(0));
  if (plies < 3 || !isWon(prover.search(position.turn, plies))) return false;
  const turn = prover.remembered();
  assert(turn !== null && position.isLegal(turn), 'a win begins with a legal turn');
  position.apply(turn);
  const replies = turnForEachStep(position, random);
  const isWonLater = replies.length > 0 && replies.every((reply) => losesByPlay(position, reply, plies - 2, random));
  position.undo();
  return isWonLater;
}

/** Whether the side to move loses by a turn: at once, or within `plies` plies after it. */
function losesByPlay(position: Position, turn: Move, plies: number, random: SeededRandom): boolean {
  const winner = position.turn === 1 ? 2 : 1;
  position.apply(turn);
  const loses = position.isOver() ? position.outcome()?.winner === winner : winsByPlay(position, plies, random);
  position.undo();
  return loses;
}

test('all are proved: no other choice wins', () => {
  expect(puzzles.filter(({ others }) => others !== 'proved')).toEqual([]);
  expect(puzzles.filter(asksForStep).length).toBeGreaterThan(20);
  expect(puzzles.filter(asksForPins).length).toBeGreaterThan(20);
  expect(new Set(puzzles.map(({ plies }) => plies))).toEqual(new Set([1, 3, 5]));
});

test('where a step is asked for, the other side wins after every other step', () => {
  const random = new SeededRandom(6);
  let tried = 0;
  for (const puzzle of puzzles.filter((one) => !asksForPins(one)).filter((_, index) => index % 20 === 0)) {
    const position = positionOf(puzzle);
    const solution = solutionOf(position, puzzle);
    expect(losesByPlay(position, solution, 5, random), puzzle.position).toBe(false);
    for (const turn of turnForEachStep(position, random)) {
      if (stepOf(turn) === stepOf(solution)) continue;
      // The solver tries fewer pins the further it looks, so what it misses within five plies it may find within seven.
      const isLost = [5, 7].some((plies) => losesByPlay(position, turn, plies, random));
      expect(isLost, `${puzzle.position}: ${rules.makeMove(position, turn)}`).toBe(true);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

test('where pins are asked for, the other side wins after the same step with other pins', () => {
  const random = new SeededRandom(7);
  let tried = 0;
  for (const puzzle of puzzles.filter((one) => !asksForStep(one)).filter((_, index) => index % 8 === 0)) {
    const position = positionOf(puzzle);
    const solution = solutionOf(position, puzzle);
    const others = legalMoves(position).filter((move) => stepOf(move) === stepOf(solution) && move !== solution);
    for (let count = 0; count < 8; count++) {
      const turn = others[random.below(others.length)];
      assert(turn !== undefined, 'there are other pins');
      expect(losesByPlay(position, turn, 3, random), `${puzzle.position}: ${rules.makeMove(position, turn)}`).toBe(
        true,
      );
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

test('where a full piece always wins, too: the other side wins after other steps, and after other pins', () => {
  const random = new SeededRandom(9);
  let tried = 0;
  expect(puzzlesAnytime.length).toBeGreaterThan(40);
  expect(puzzlesAnytime.filter(isByFilling).length).toBeGreaterThan(0);
  for (const puzzle of puzzlesAnytime.filter((one, index) => isByFilling(one) || index % 8 === 0)) {
    const position = positionOf(puzzle);
    const solution = solutionOf(position, puzzle);
    const turns = asksForPins(puzzle)
      ? drawn(
          legalMoves(position).filter((move) => stepOf(move) === stepOf(solution) && move !== solution),
          4,
          random,
        )
      : turnForEachStep(position, random).filter((turn) => stepOf(turn) !== stepOf(solution));
    for (const turn of turns) {
      const isLost = [3, 5, 7].some((plies) => losesByPlay(position, turn, plies, random));
      expect(isLost, `${puzzle.position}: ${anytime.makeMove(position, turn)}`).toBe(true);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(30);
});

test('the solution wins in as many plies as it says, and not sooner', () => {
  const random = new SeededRandom(8);
  for (const puzzle of all.filter(({ plies }, index) => index % (plies === 5 ? 5 : 20) === 0)) {
    const position = positionOf(puzzle);
    const plies = puzzle.plies ?? 0;
    const side = position.turn;
    assert('prover' in solver, 'the game proves in its own way');
    const isSooner = plies > 1 && isWon(solver.prover(position, () => false).search(side, plies - 2));
    expect(isSooner, puzzle.position).toBe(false);
    position.apply(solutionOf(position, puzzle));
    const replies = position.isOver() ? [] : turnForEachStep(position, random);
    expect(position.outcome()?.winner === side, puzzle.position).toBe(plies === 1);
    for (const reply of replies) expect(losesByPlay(position, reply, plies - 2, random), puzzle.position).toBe(true);
  }
});
