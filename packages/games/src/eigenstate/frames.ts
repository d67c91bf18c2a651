import {
  assert,
  type MarkView,
  type Message,
  type MessageValue,
  type Move,
  type MoveViewer,
  pickId,
  positionOf,
  type PieceView,
  type Position,
  SIDES,
  type View,
} from '../contract/index.ts';
import { withMarks } from '../view/frames.ts';
import { holeTarget } from './choices.ts';
import { GRID, gridPlaceOf, pinIn } from './geometry.ts';
import { firstPinOf, holeOf, NONE, pieceOf, secondPinOf, stepOf } from './moves.ts';
import { NAMES } from './notation.ts';
import { EigenstatePosition } from './rules.ts';
import { describeWay, goalOf, piecesAfter, piecesInPlay, reachFrom } from './steps.ts';
import type { EigenstateCode } from './text/en.ts';
import { tileId, viewer } from './view.ts';

// A turn as it is seen: the step, then pin by pin. Tiles have ids of their own, so they keep them by themselves.

/** The step of a turn with everything that people see or say of it. */
interface Step {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly taken: Taken | null;
}

interface Taken {
  readonly name: string;
  readonly isOwn: boolean;
}

function stepIn(position: EigenstatePosition, move: Move): Step | null {
  const { turn } = position;
  const step = stepOf(move);
  if (step === NONE) return null;
  const mover = position.piece(turn, pieceOf(step));
  assert(mover !== null, 'a step has a piece');
  const goal = goalOf(mover.cell, holeOf(step));
  return {
    name: NAMES[turn].charAt(mover.piece),
    from: GRID.nameOf(mover.cell),
    to: GRID.nameOf(goal),
    taken: pieceOn(position, goal),
  };
}

function pieceOn(position: EigenstatePosition, cell: number): Taken | null {
  for (const side of SIDES) {
    const found = piecesInPlay(position, side).find((setup) => setup.cell === cell);
    if (found !== undefined) return { name: NAMES[side].charAt(found.piece), isOwn: side === position.turn };
  }
  return null;
}

const pinsIn = (move: Move): readonly number[] =>
  [firstPinOf(move), secondPinOf(move)].filter((place) => place !== NONE);

/** The pins of a move: those that a person has picked in their order, then the others. */
function pinsInOrder(position: EigenstatePosition, move: Move, picks: readonly string[]): readonly number[] {
  const rank = (place: number): number => {
    const index = picks.indexOf(pickId(holeTarget(position, place)));
    return index < 0 ? picks.length : index;
  };
  return pinsIn(move).toSorted((a, b) => rank(a) - rank(b));
}

/** Made backwards from the position after the turn, by pulling the pins out again. */
function frames(position: Position, move: Move, picks: readonly string[] = []): readonly View[] {
  const before = positionOf(EigenstatePosition, position);
  const after = before.clone();
  after.apply(move);
  const step = stepIn(before, move);
  const pins = pinsInOrder(before, move, picks);
  const tiles = pins.map((place) => tileId(before.turn, pieceOf(place)));
  const last = viewer.describe(after);
  const pinMarks = pins.flatMap((place, index) => markPin(last, tiles[index] ?? '', gridPlaceOf(holeOf(place))));
  const marks = [...(step === null ? [] : stepMarks(step)), ...pinMarks];
  const views = [withMarks(last, [...last.marks, ...marks])];
  // In the middle of a turn there is nothing to say to the side to move.
  let view: View = { ...last, notices: [], marks };
  for (let index = pins.length - 1; index >= 0; index--) {
    view = withoutPeg(view, tiles[index] ?? '', gridPlaceOf(holeOf(pins[index] ?? NONE)));
    views.unshift(view);
  }
  // A turn without a step begins with its first pin.
  return step === null ? views.slice(1) : views;
}

function withoutPeg(view: View, tile: string, place: number): View {
  const pull = (piece: PieceView): PieceView => {
    if (piece.id !== tile || piece.pegs === undefined) return piece;
    return { ...piece, pegs: piece.pegs.map((peg, index) => peg && index !== place) };
  };
  const marks = view.marks.filter(({ cell, hole }) => hole !== place || cellOf(view, tile) !== cell);
  return { ...view, pieces: view.pieces.map(pull), marks };
}

function cellOf({ pieces }: View, tile: string): string | null {
  const at = pieces.find(({ id }) => id === tile)?.at;
  return at !== undefined && 'cell' in at ? at.cell : null;
}

function stepMarks({ from, to, taken }: Step): readonly MarkView[] {
  const marks: MarkView[] = [
    { kind: 'last-from', cell: from },
    { kind: 'last-to', cell: to },
  ];
  return taken === null ? marks : [...marks, { kind: 'removed', cell: to }];
}

/** A new pin is seen by itself: the others look the same. */
function markPin(view: View, tile: string, hole: number): readonly MarkView[] {
  const cell = cellOf(view, tile);
  return cell === null ? [] : [{ kind: 'last-to', cell, hole }];
}

function describeMove(position: Position, move: Move): Message {
  const eigenstate = positionOf(EigenstatePosition, position);
  const step = stepIn(eigenstate, move);
  const pins = { mover: { side: eigenstate.turn }, ...describePins(eigenstate, move) };
  if (step === null) return { code: 'tell-pins' satisfies EigenstateCode, values: pins };
  const { name, from, to, taken } = step;
  const code: EigenstateCode = `tell-${stepCode(taken)}-${pinCount(move)}`;
  return { code, values: { ...pins, piece: name, from, to, taken: taken?.name ?? '' } };
}

/** In words: the notation of a turn is hard to read. */
function nameMove(position: Position, move: Move): Message {
  const eigenstate = positionOf(EigenstatePosition, position);
  const step = stepIn(eigenstate, move);
  const pins = describePins(eigenstate, move);
  if (step === null) return { code: 'name-pins' satisfies EigenstateCode, values: pins };
  const { name, to, taken } = step;
  const code: EigenstateCode = `name-${taken === null ? 'step' : 'take'}-${pinCount(move)}`;
  return { code, values: { ...pins, piece: name, to, taken: taken?.name ?? '' } };
}

interface PinValues extends Record<string, MessageValue> {
  readonly first: MessageValue;
  readonly second: MessageValue;
}

function describePins(position: EigenstatePosition, move: Move): PinValues {
  const pieces = piecesAfter(position, stepOf(move));
  const [first = '', second = ''] = pinsIn(move).map((place): Message<EigenstateCode> => {
    const setup = pieces.find((one) => one.piece === pieceOf(place));
    assert(setup !== undefined, 'a pin goes into a piece in play');
    const piece = NAMES[position.turn].charAt(setup.piece);
    const hole = holeOf(place);
    if ((reachFrom(setup.cell) & pinIn(hole)) === 0) return { code: 'pin', values: { piece, way: describeWay(hole) } };
    return { code: 'pin-to', values: { piece, cell: GRID.nameOf(goalOf(setup.cell, hole)) } };
  });
  return { first, second };
}

function stepCode(taken: Taken | null): 'step' | 'take' | 'take-own' {
  if (taken === null) return 'step';
  return taken.isOwn ? 'take-own' : 'take';
}

function pinCount(move: Move): 'two' | 'one' | 'none' {
  return (['none', 'one', 'two'] as const)[pinsIn(move).length] ?? 'none';
}

export const moveViewer: MoveViewer = { frames, describeMove, nameMove };
