import { type Move, type PickTarget, unreachable } from '../contract/index.ts';
import { columnOf, GRID, HOLES, pinIn, rowOf } from './geometry.ts';
import { holeOf, NONE, packPlace, packTurn, pieceOf } from './moves.ts';
import type { PieceSetup } from './pieces.ts';
import type { EigenstatePosition } from './rules.ts';
import { goalOf, piecesAfter, piecesInPlay, stepPins } from './steps.ts';
import { tileId } from './view.ts';

// How a person builds a turn: a piece, its goal, then the pins in any order. There are far too many turns to list, so what is
// possible is found stage by stage. Numbers in brackets are the rules of README.md.

/** What has been picked, and so what comes next. */
export type PickStage =
  | { readonly kind: 'piece' }
  | { readonly kind: 'goal'; readonly mover: PieceSetup }
  | PinStage
  | { readonly kind: 'whole'; readonly move: Move };

export interface PinStage {
  readonly kind: 'pin';
  /** NONE when no piece can step [4]. */
  readonly step: number;
  /** The places of the holes that are empty after the step. */
  readonly holes: readonly number[];
  /** The places picked so far. */
  readonly pins: readonly number[];
}

/** A possible pick and the stage to which it leads. */
export interface PickOption {
  readonly target: PickTarget;
  readonly next: () => PickStage;
}

export const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });

export function holeTarget({ turn }: EigenstatePosition, place: number): PickTarget {
  const hole = holeOf(place);
  return { kind: 'hole', piece: tileId(turn, pieceOf(place)), row: rowOf(hole), column: columnOf(hole) };
}

/** [4] Without a step the turn begins with the pins. */
export function firstStage(position: EigenstatePosition): PickStage {
  return position.canStep() ? { kind: 'piece' } : stageAfterStep(position, NONE);
}

function stageAfterStep(position: EigenstatePosition, step: number): PickStage {
  const holes = piecesAfter(position, step).flatMap(({ piece, pins }) => placesIn(piece, ~pins));
  return stageOfPins({ kind: 'pin', step, holes, pins: [] });
}

/** The places of the holes of a piece that are in a mask. */
function placesIn(piece: number, mask: number): readonly number[] {
  const holes = Array.from({ length: HOLES }, (_, hole) => hole);
  return holes.filter((hole) => (mask & pinIn(hole)) !== 0).map((hole) => packPlace(piece, hole));
}

/** [3] [4] The turn is whole with two pins, or with as many as there were holes. */
function stageOfPins(stage: PinStage): PickStage {
  const { step, holes, pins } = stage;
  if (pins.length < Math.min(2, holes.length)) return stage;
  const [first = NONE, second = NONE] = pins.toSorted((a, b) => a - b);
  return { kind: 'whole', move: packTurn(step, first, second) };
}

/** What can be picked, and nothing else can. */
export function optionsAt(position: EigenstatePosition, stage: PickStage): readonly PickOption[] {
  switch (stage.kind) {
    case 'piece':
      return pieceOptions(position);
    case 'goal':
      return goalOptions(position, stage.mover);
    case 'pin':
      return pinOptions(position, stage);
    case 'whole':
      return [];
    default:
      return unreachable(stage);
  }
}

function pieceOptions(position: EigenstatePosition): readonly PickOption[] {
  const movers = piecesInPlay(position, position.turn).filter((setup) => stepPins(setup) !== 0);
  return movers.map((mover) => ({ target: cellTarget(mover.cell), next: () => ({ kind: 'goal', mover }) }));
}

function goalOptions(position: EigenstatePosition, mover: PieceSetup): readonly PickOption[] {
  return placesIn(mover.piece, stepPins(mover)).map((step) => ({
    target: cellTarget(goalOf(mover.cell, holeOf(step))),
    next: () => stageAfterStep(position, step),
  }));
}

function pinOptions(position: EigenstatePosition, stage: PinStage): readonly PickOption[] {
  const { holes, pins } = stage;
  return holes
    .filter((place) => !pins.includes(place))
    .map((place) => ({
      target: holeTarget(position, place),
      next: () => stageOfPins({ ...stage, pins: [...pins, place] }),
    }));
}
