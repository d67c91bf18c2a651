import { assert, type Move, type OnlyChoice, type Position, type PuzzleProver, type Side } from '@tabuleiro/games';

export interface SolutionLine {
  readonly moves: readonly Move[];
  /** The number of moves that the solving side has to find. */
  readonly asked: number;
}

/** The most moves to find in a win of unknown length. */
const MOST_ASKED = 5;

/** The line after a choice: to the end, or while there is something to find. */
export function followLine(prover: PuzzleProver, position: Position, choice: OnlyChoice): SolutionLine {
  return choice.plies === null
    ? followChoices(prover, position, choice)
    : followToEnd(prover, position, choice, choice.plies);
}

/** Continues while the other side has a reply after which only one choice wins. */
function followChoices(prover: PuzzleProver, position: Position, choice: OnlyChoice): SolutionLine {
  const now = position.clone();
  const solver = position.turn;
  const moves: Move[] = [choice.move];
  let asked = 1;
  now.apply(choice.move);
  while (asked < MOST_ASKED && !now.isOver() && now.turn !== solver) {
    const reply = prover.findReplies(now, null).find((one) => asksOn(prover, now, one, solver));
    if (reply === undefined) break;
    now.apply(reply);
    const next = wholeChoice(prover, now);
    assert(next !== null, 'a reply was chosen that asks on');
    now.apply(next.move);
    moves.push(reply, next.move);
    asked++;
  }
  return { moves, asked };
}

function followToEnd(prover: PuzzleProver, position: Position, choice: OnlyChoice, plies: number): SolutionLine {
  const now = position.clone();
  const solver = position.turn;
  const moves: Move[] = [choice.move];
  let asked = 1;
  let isAsked = true;
  now.apply(choice.move);
  while (!now.isOver() && moves.length < plies) {
    const left = plies - moves.length;
    const follow = now.turn === solver ? nextOfSolver : nextOfOther;
    const next: Next = follow(prover, now, left, isAsked);
    if (now.turn === solver) {
      isAsked &&= next.isAsked;
      if (isAsked) asked++;
    }
    moves.push(next.move);
    now.apply(next.move);
  }
  assert(now.outcome()?.winner === solver && moves.length === plies, 'the line of a puzzle wins as it says');
  return { moves, asked };
}

interface Next {
  readonly move: Move;
  readonly isAsked: boolean;
}

/** The last move may be any win; an earlier move is asked for only if it is the only one. */
function nextOfSolver(prover: PuzzleProver, now: Position, left: number, isAsked: boolean): Next {
  const only = isAsked && left > 1 ? wholeChoice(prover, now) : null;
  const move = only?.move ?? prover.findWin(now, left);
  assert(move !== null, 'what was won is won');
  return { move, isAsked: left === 1 || only !== null };
}

/** Of the longest defences, one that leaves something to find. */
function nextOfOther(prover: PuzzleProver, now: Position, left: number, isAsked: boolean): Next {
  const replies = prover.findReplies(now, left);
  const solver: Side = now.turn === 1 ? 2 : 1;
  const asking = isAsked && left > 2 ? replies.find((reply) => asksOn(prover, now, reply, solver)) : undefined;
  const move = asking ?? replies[0];
  assert(move !== undefined, 'a side that is not yet lost has a move');
  return { move, isAsked };
}

function asksOn(prover: PuzzleProver, now: Position, reply: Move, solver: Side): boolean {
  now.apply(reply);
  const asks = !now.isOver() && now.turn === solver && wholeChoice(prover, now) !== null;
  now.undo();
  return asks;
}

function wholeChoice(prover: PuzzleProver, now: Position): OnlyChoice | null {
  return prover.findOnlyChoices(now).find(({ question }) => question.given === 0 && question.judged === null) ?? null;
}
