import { type Message, otherSide, type Side, SIDES, unreachable } from '../contract/index.ts';
import type { EigenstateCode } from './codes.ts';
import { firstHole, holeAt, leadingPin } from './geometry.ts';
import { makePlace } from './moves.ts';
import { makeHole, makeSquare, NAMES, squareNamed } from './notation.ts';
import type { EigenstatePosition, PieceSetup } from './rules.ts';
import type { PinStage, Stage } from './stages.ts';
import { piecesAfter, piecesInPlay } from './steps.ts';

// Why a person cannot pick something. Each function is asked only about what cannot be picked, so the reason that is left
// over at its end needs no check. Numbers in brackets are the rules of README.md.

/** What a pick names, whether it can be picked or not. */
type Thing =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'tile'; readonly tile: Tile }
  /** `hole` is null for the centre. */
  | { readonly kind: 'hole'; readonly tile: Tile; readonly hole: number | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'nothing' };

interface Tile {
  readonly side: Side;
  readonly piece: number;
}

const say = (code: EigenstateCode, values: Message['values'] = {}): Message => ({ code, values });
const nameOf = ({ side, piece }: Tile): string => NAMES[side].charAt(piece);

export function refuse(position: EigenstatePosition, stage: Stage, pick: string): Message {
  const thing = thingNamed(pick);
  if (thing.kind === 'nothing') return say('not-there');
  switch (stage.kind) {
    case 'piece':
      return thing.kind === 'square' ? refusePiece(position, thing.square) : refuseForStep(position, thing);
    case 'goal':
      return thing.kind === 'square' ? refuseGoal(position, stage.mover, thing.square) : refuseForStep(position, thing);
    case 'pin':
      return refusePin(position, stage, thing);
    case 'whole':
      return say('turn-whole');
    default:
      return unreachable(stage);
  }
}

function thingNamed(pick: string): Thing {
  if (pick === 'done') return { kind: 'done' };
  const square = squareNamed(pick);
  if (square !== null) return { kind: 'square', square };
  const [, name, row, column] = /^tile-([A-F1-6])(?:\.([1-5])([1-5]))?$/.exec(pick) ?? [];
  const side = SIDES.find((each) => name !== undefined && NAMES[each].includes(name));
  if (name === undefined || side === undefined) return { kind: 'nothing' };
  const tile = { side, piece: NAMES[side].indexOf(name) };
  if (row === undefined || column === undefined) return { kind: 'tile', tile };
  const isCentre = row === '3' && column === '3';
  return { kind: 'hole', tile, hole: isCentre ? null : holeAt(Number(row), Number(column)) };
}

/** Something that is no square, while the step is still to be made. */
function refuseForStep(position: EigenstatePosition, thing: Exclude<Thing, { kind: 'square' | 'nothing' }>): Message {
  if (thing.kind === 'done') return say('done-step');
  const setup = position.piece(thing.tile.side, thing.tile.piece);
  if (setup === null) return say('piece-out', { piece: nameOf(thing.tile) });
  if (thing.kind === 'hole') return say('step-first');
  return say('by-square', { piece: nameOf(thing.tile), square: makeSquare(setup.square) });
}

function refusePiece(position: EigenstatePosition, square: number): Message {
  for (const side of SIDES) {
    const found = piecesInPlay(position, side).find((setup) => setup.square === square);
    if (found === undefined) continue;
    const piece = nameOf({ side, piece: found.piece });
    return side === position.turn ? say('piece-stuck', { piece }) : say('piece-theirs', { piece, owner: { side } });
  }
  return say('square-empty', { square: makeSquare(square) });
}

/** [2] [3] */
function refuseGoal({ turn }: EigenstatePosition, mover: PieceSetup, square: number): Message {
  const values = { piece: nameOf({ side: turn, piece: mover.piece }), square: makeSquare(square) };
  if (square === mover.square) return say('goal-same', values);
  const pin = leadingPin(mover.square, square);
  return pin === 0 ? say('goal-far', values) : say('goal-no-pin', { ...values, hole: makeHole(firstHole(pin)) });
}

/** [3] [4] */
function refusePin(position: EigenstatePosition, stage: PinStage, thing: Exclude<Thing, { kind: 'nothing' }>): Message {
  if (thing.kind === 'done') return say(isLastPin(stage) ? 'done-one-pin' : 'done-two-pins');
  if (thing.kind === 'square') return say('hole-wanted');
  const { side, piece } = thing.tile;
  const values = { piece: nameOf(thing.tile) };
  if (position.piece(side, piece) === null) return say('piece-out', values);
  if (side !== position.turn) return say('piece-theirs', { ...values, owner: { side: otherSide(position.turn) } });
  if (!piecesAfter(position, stage.step).some((setup) => setup.piece === piece)) return say('piece-taken', values);
  if (thing.kind === 'tile') return say('hole-wanted');
  if (thing.hole === null) return say('hole-centre', values);
  const isPicked = stage.pins.includes(makePlace(piece, thing.hole));
  return say(isPicked ? 'hole-picked' : 'hole-filled', { ...values, hole: makeHole(thing.hole) });
}

const isLastPin = ({ holes, pins }: PinStage): boolean => Math.min(2, holes.length) - pins.length === 1;
