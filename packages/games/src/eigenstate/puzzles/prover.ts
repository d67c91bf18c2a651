import {
  type Move,
  type OnlyChoice,
  own,
  type Position,
  type PuzzleProver,
  type Question,
} from '../../contract/index.ts';
import { WHOLE_MOVE } from '../../puzzle/grades.ts';
import { NONE, packTurn } from '../moves.ts';
import { EigenstatePosition } from '../rules.ts';
import { type OthersFound, OtherTurns } from './others.ts';
import {
  afterStep,
  canProve,
  emptyPlaces,
  piecesOf,
  stepsOf,
  type WinningPins,
  winningPins,
  winningSteps,
} from './wins.ts';

/** A piece and its goal. */
const STEP_PICKS = 2;
const STEP_ONLY: Question = { given: 0, judged: STEP_PICKS };
const PINS_ONLY: Question = { given: STEP_PICKS, judged: null };
const LONGEST = 3;

interface WinningTurn extends WinningPins {
  readonly step: number;
}

/** The steps that win in the third ply, each with its pins. */
function winningTurns(position: EigenstatePosition): readonly WinningTurn[] {
  const pieces = piecesOf(position);
  return stepsOf(pieces).flatMap((step) => {
    const pins = winningPins(pieces, step);
    return pins === null ? [] : [{ ...pins, step }];
  });
}

/** A turn with any pins, as many as there is room for. */
function turnOf(position: EigenstatePosition, step: number): Move {
  const [one = NONE, another = NONE] = emptyPlaces(afterStep(piecesOf(position), step).own);
  return packTurn(step, Math.min(one, another), Math.max(one, another));
}

function winsInOne(position: EigenstatePosition, steps: readonly number[]): readonly OnlyChoice[] {
  const [step] = steps;
  if (step === undefined || steps.length > 1) return [];
  const isOnly = winningTurns(position).every((turn) => turn.step === step);
  const others = isOnly ? new OtherTurns(position).after(step) : 'another';
  return others === 'another' ? [] : [{ question: STEP_ONLY, plies: 1, move: turnOf(position, step), others }];
}

function winsInThree(position: EigenstatePosition, turns: readonly WinningTurn[]): readonly OnlyChoice[] {
  const [only, ...more] = turns;
  if (only === undefined) return [];
  const questions = more.length > 0 ? turns.filter(({ isFree }) => !isFree) : turns;
  const others = new OtherTurns(position);
  return questions.flatMap((turn) => {
    const question = more.length > 0 ? PINS_ONLY : turn.isFree ? STEP_ONLY : WHOLE_MOVE;
    const found = othersOf(others, turn, question);
    return found === 'another' ? [] : [{ question, plies: LONGEST, move: moveOf(turn), others: found }];
  });
}

/** What is asked decides which the others are: other steps, other pins with the same step, or both. */
function othersOf(others: OtherTurns, { step, pair }: WinningTurn, question: Question): OthersFound {
  if (question === STEP_ONLY) return others.after(step);
  const pins = others.withStep(step, pair);
  return question === PINS_ONLY || pins === 'another' ? pins : others.after(step) === 'another' ? 'another' : pins;
}

const moveOf = ({ step, pair: [one, another] }: WinningTurn): Move => packTurn(step, one, another);

function findOnlyChoices(position: Position): readonly OnlyChoice[] {
  const eigenstate = own(EigenstatePosition, position);
  if (!canProve(eigenstate)) return [];
  const atOnce = winningSteps(piecesOf(eigenstate));
  return atOnce.length > 0 ? winsInOne(eigenstate, atOnce) : winsInThree(eigenstate, winningTurns(eigenstate));
}

function findWin(position: Position, plies: number): Move | null {
  const eigenstate = own(EigenstatePosition, position);
  if (eigenstate.isOver()) return null;
  const [atOnce] = winningSteps(piecesOf(eigenstate));
  if (atOnce !== undefined) return turnOf(eigenstate, atOnce);
  const [turn] = plies >= LONGEST && canProve(eigenstate) ? winningTurns(eigenstate) : [];
  return turn === undefined ? null : moveOf(turn);
}

/** One turn for each step that does not lose at once, captures first; all that follow take equally long. */
function findReplies(position: Position): readonly Move[] {
  const eigenstate = own(EigenstatePosition, position);
  const pieces = piecesOf(eigenstate);
  const after = (step: number): ReturnType<typeof afterStep> => afterStep(pieces, step);
  return stepsOf(pieces)
    .filter((step) => after(step).own.length > 1)
    .toSorted((a, b) => after(a).other.length - after(b).other.length)
    .map((step) => turnOf(eigenstate, step));
}

/** Proves wins in one ply and in three. */
export const prover: PuzzleProver = { findOnlyChoices, findWin, findReplies };
