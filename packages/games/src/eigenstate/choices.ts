import {
  assert,
  type Choices,
  type ChoiceStep,
  err,
  type Message,
  type Move,
  ok,
  otherSide,
  type Pick,
  pickId,
  type Position,
  positionOf,
  type Result,
  type Side,
  SIDES,
  unreachable,
  type PickTarget,
} from '../contract/index.ts';
import { firstHole, GRID, holeAt, leadingPin, pinIn, columnOf, HOLES, rowOf } from './geometry.ts';
import { firstPinOf, holeOf, NONE, packPlace, pieceOf, secondPinOf, stepOf, packTurn } from './moves.ts';
import { NAMES } from './notation.ts';
import type { PieceSetup } from './pieces.ts';
import { EigenstatePosition } from './rules.ts';
import { describeWay, goalOf, piecesAfter, piecesInPlay, stepPins } from './steps.ts';
import type { EigenstateCode } from './text/en.ts';
import { tileId } from './view.ts';

function walk(position: Position, picks: readonly string[]): Result<ChoiceStep, Message> {
  const eigenstate = positionOf(EigenstatePosition, position);
  assert(!eigenstate.isOver(), 'a finished game has no choices');
  let stage = firstStage(eigenstate);
  for (const pick of picks) {
    const option = optionsAt(eigenstate, stage).find(({ target }) => pickId(target) === pick);
    if (option === undefined) return err(refuse(eigenstate, stage, pick));
    stage = option.next();
  }
  if (stage.kind === 'whole') return ok({ kind: 'move', move: stage.move });
  const next = optionsAt(eigenstate, stage).map(toPick);
  return ok({ kind: 'pick', prompt: promptAt(eigenstate, stage), picks: next });
}

/** The holes of a tile on the board are too small for a finger. */
function toPick({ target }: PickOption): Pick {
  const pick = { id: pickId(target), target };
  return target.kind === 'hole' ? { ...pick, zoom: true } : pick;
}

function promptAt(position: EigenstatePosition, stage: Exclude<PickStage, { kind: 'whole' }>): Message {
  if (stage.kind === 'piece') return message('pick-piece');
  if (stage.kind === 'goal') return message('pick-goal', { piece: NAMES[position.turn].charAt(stage.mover.piece) });
  return promptForPin(position, stage);
}

function promptForPin(position: EigenstatePosition, { step, holes, pins }: PinStage): Message {
  if (pins.length === 1) return message('pick-second-pin');
  if (holes.length === 1) return message('pick-lone-pin');
  if (step === NONE) return message('pick-pins-only');
  const kept = new Set(piecesAfter(position, step).map(({ piece }) => piece));
  const taken = piecesInPlay(position, position.turn).find(({ piece }) => !kept.has(piece));
  if (taken === undefined) return message('pick-first-pin');
  return message('pick-first-pin-own', { taken: NAMES[position.turn].charAt(taken.piece) });
}

const message = (code: EigenstateCode, values: Message['values'] = {}): Message => ({ code, values });

/** The pins come in the order of the notation. */
function picksOf(position: Position, move: Move): readonly string[] {
  const eigenstate = positionOf(EigenstatePosition, position);
  const step = stepOf(move);
  const pins = [firstPinOf(move), secondPinOf(move)].filter((place) => place !== NONE);
  const holes = pins.map((place) => holeTarget(eigenstate, place));
  if (step === NONE) return holes.map(pickId);
  const mover = eigenstate.piece(eigenstate.turn, pieceOf(step));
  assert(mover !== null, 'a step has a piece');
  return [cellTarget(mover.cell), cellTarget(goalOf(mover.cell, holeOf(step))), ...holes].map(pickId);
}

export const choices: Choices = { walk, picksOf };

// Why a person cannot pick something. Each function is only called for picks that are not possible, so its last reason needs
// no check. Numbers in brackets are the rules of README.md.

/** What a pick names, whether it can be picked or not. */
type Thing =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'tile'; readonly tile: Tile }
  /** `hole` is null for the centre. */
  | { readonly kind: 'hole'; readonly tile: Tile; readonly hole: number | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'nothing' };

interface Tile {
  readonly side: Side;
  readonly piece: number;
}

const nameOf = ({ side, piece }: Tile): string => NAMES[side].charAt(piece);

function refuse(position: EigenstatePosition, stage: PickStage, pick: string): Message {
  const thing = thingNamed(pick);
  if (thing.kind === 'nothing') return message('not-there');
  switch (stage.kind) {
    case 'piece':
      return thing.kind === 'cell' ? refusePiece(position, thing.cell) : refuseForStep(position, thing);
    case 'goal':
      return thing.kind === 'cell' ? refuseGoal(position, stage.mover, thing.cell) : refuseForStep(position, thing);
    case 'pin':
      return refusePin(position, stage, thing);
    case 'whole':
      return refuseFilled(position, thing) ?? message('turn-whole');
    default:
      return unreachable(stage);
  }
}

function thingNamed(pick: string): Thing {
  if (pick === 'done') return { kind: 'done' };
  const cell = GRID.parse(pick);
  if (cell !== null) return { kind: 'cell', cell };
  const [, name, row, column] = /^tile-([A-F1-6])(?:\.([1-5])([1-5]))?$/.exec(pick) ?? [];
  const side = SIDES.find((each) => name !== undefined && NAMES[each].includes(name));
  if (name === undefined || side === undefined) return { kind: 'nothing' };
  const tile = { side, piece: NAMES[side].indexOf(name) };
  if (row === undefined || column === undefined) return { kind: 'tile', tile };
  const isCentre = row === '3' && column === '3';
  return { kind: 'hole', tile, hole: isCentre ? null : holeAt(Number(row), Number(column)) };
}

/** Something that is no cell, while the step is still to be made. */
function refuseForStep(position: EigenstatePosition, thing: Exclude<Thing, { kind: 'cell' | 'nothing' }>): Message {
  if (thing.kind === 'done') return message('done-step');
  const setup = position.piece(thing.tile.side, thing.tile.piece);
  if (setup === null) return message('piece-out', { piece: nameOf(thing.tile) });
  const { side } = thing.tile;
  if (side !== position.turn) return message('piece-theirs', { piece: nameOf(thing.tile), owner: { side } });
  if (thing.kind === 'hole') return message('step-first');
  return message('by-square', { piece: nameOf(thing.tile), cell: GRID.nameOf(setup.cell) });
}

function refusePiece(position: EigenstatePosition, cell: number): Message {
  for (const side of SIDES) {
    const found = piecesInPlay(position, side).find((setup) => setup.cell === cell);
    if (found === undefined) continue;
    const piece = nameOf({ side, piece: found.piece });
    return side === position.turn
      ? message('piece-stuck', { piece })
      : message('piece-theirs', { piece, owner: { side } });
  }
  return message('square-empty', { cell: GRID.nameOf(cell) });
}

/** [2] [3] */
function refuseGoal({ turn }: EigenstatePosition, mover: PieceSetup, cell: number): Message {
  const values = { piece: nameOf({ side: turn, piece: mover.piece }), cell: GRID.nameOf(cell) };
  if (cell === mover.cell) return message('goal-same', values);
  const pin = leadingPin(mover.cell, cell);
  return pin === 0
    ? message('goal-far', values)
    : message('goal-no-pin', { ...values, way: describeWay(firstHole(pin)) });
}

/** [3] [4] */
function refusePin(position: EigenstatePosition, stage: PinStage, thing: Exclude<Thing, { kind: 'nothing' }>): Message {
  if (thing.kind === 'done') return message(isLastPin(stage) ? 'done-one-pin' : 'done-two-pins');
  if (thing.kind === 'cell') return message('hole-wanted');
  const { side, piece } = thing.tile;
  const values = { piece: nameOf(thing.tile) };
  if (position.piece(side, piece) === null) return message('piece-out', values);
  if (side !== position.turn) return message('piece-theirs', { ...values, owner: { side: otherSide(position.turn) } });
  if (!piecesAfter(position, stage.step).some((setup) => setup.piece === piece)) return message('piece-taken', values);
  if (thing.kind === 'tile') return message('hole-wanted');
  if (thing.hole === null) return message('hole-centre', values);
  const isPicked = stage.pins.includes(packPlace(piece, thing.hole));
  return message(isPicked ? 'hole-picked' : 'hole-filled', values);
}

/** [4] Where pins are left out, no hole is empty. */
function refuseFilled(position: EigenstatePosition, thing: Thing): Message | null {
  if (thing.kind !== 'hole' || thing.hole === null || thing.tile.side !== position.turn) return null;
  const setup = position.piece(thing.tile.side, thing.tile.piece);
  if (setup === null || (setup.pins & pinIn(thing.hole)) === 0) return null;
  return message('hole-filled', { piece: nameOf(thing.tile) });
}

const isLastPin = ({ holes, pins }: PinStage): boolean => Math.min(2, holes.length) - pins.length === 1;

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
