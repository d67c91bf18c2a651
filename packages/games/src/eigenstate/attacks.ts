import {
  type Attacks,
  type Move,
  NO_REACH,
  NO_THREATS,
  otherSide,
  positionOf,
  type Position,
  type Reach,
  type Side,
  SIDES,
  type Threats,
} from '../contract/index.ts';
import { ALL_PINS, firstHole, GRID, HOLES, pinIn } from './geometry.ts';
import { NONE, packPlace, packTurn } from './moves.ts';
import type { PieceSetup } from './pieces.ts';
import { EigenstatePosition } from './rules.ts';
import { goalOf, piecesInPlay, stepPins } from './steps.ts';

// A turn is one of tens of thousands, but where a piece can go depends on its pins alone. Numbers in brackets are the
// rules of README.md.

function reach(position: Position, id: string): Reach {
  const eigenstate = positionOf(EigenstatePosition, position);
  const cell = GRID.parse(id);
  if (cell === null || eigenstate.isOver()) return NO_REACH;
  for (const side of SIDES) {
    const piece = piecesInPlay(eigenstate, side).find((one) => one.cell === cell);
    if (piece === undefined) continue;
    const theirs = cellsOf(eigenstate, otherSide(side));
    const goals = goalsOf(piece);
    return { goes: goals.map(nameOf), attacks: goals.filter((goal) => theirs.includes(goal)).map(nameOf) };
  }
  return NO_REACH;
}

function threats(position: Position, side: Side): Threats {
  const eigenstate = positionOf(EigenstatePosition, position);
  if (eigenstate.isOver()) return NO_THREATS;
  const goals = new Set(piecesInPlay(eigenstate, side).flatMap(goalsOf));
  const captures = cellsOf(eigenstate, otherSide(side)).filter((cell) => goals.has(cell));
  // [5] One piece fewer than two.
  const last = eigenstate.inPlay(otherSide(side)) === 2 ? captures : [];
  return { captures: captures.map(nameOf), wins: [...last, ...completions(eigenstate, side)].map(nameOf) };
}

const nameOf = (cell: number): string => GRID.nameOf(cell);

function cellsOf(position: EigenstatePosition, side: Side): readonly number[] {
  return piecesInPlay(position, side).map(({ cell }) => cell);
}

const holesIn = (pins: number): readonly number[] =>
  Array.from({ length: HOLES }, (_, hole) => hole).filter((hole) => (pins & pinIn(hole)) !== 0);

function goalsOf(piece: PieceSetup): readonly number[] {
  return holesIn(stepPins(piece)).map((hole) => goalOf(piece.cell, hole));
}

/** [6] The cells of pieces whose last holes a side could fill, and win by that. */
function completions(position: EigenstatePosition, side: Side): readonly number[] {
  const at = position.clone();
  if (at.turn !== side) at.passTurn();
  const pieces = piecesInPlay(at, side);
  const steps = pieces.flatMap((piece) => holesIn(stepPins(piece)).map((hole) => packPlace(piece.piece, hole)));
  return pieces
    .filter(({ piece, pins }) => {
      const empty = holesIn(ALL_PINS & ~pins);
      if (empty.length > 2) return false;
      const wanted = empty.map((hole) => packPlace(piece, hole));
      return (steps.length > 0 ? steps : [NONE]).some((step) => wins(at, turnWith(at, step, wanted)));
    })
    .map(({ cell }) => cell);
}

/** The turn with these pins; if there is a pin to spare, it goes into some other empty hole. */
function turnWith(at: EigenstatePosition, step: number, wanted: readonly number[]): readonly Move[] {
  const [first = NONE, second = NONE] = wanted;
  if (second !== NONE) return [packTurn(step, first, second)];
  const others = piecesInPlay(at, at.turn).flatMap(({ piece, pins }) =>
    (ALL_PINS & ~pins) === 0 ? [] : [packPlace(piece, firstHole(ALL_PINS & ~pins))],
  );
  return [NONE, ...others].map((other) => packTurn(step, Math.min(first, other), Math.max(first, other)));
}

function wins(at: EigenstatePosition, turns: readonly Move[]): boolean {
  return turns.some((turn) => {
    if (!at.isLegal(turn)) return false;
    const next = at.clone();
    next.apply(turn);
    return next.outcome()?.winner === at.turn;
  });
}

export const attacks: Attacks = { reach, threats };
