import { type Message, otherSide, type Side, SIDES, unreachable } from '../contract/index.ts';
import type { EigenstateCode } from './codes.ts';
import { firstHole, GRID, holeAt, leadingPin, pinIn } from './geometry.ts';
import { packPlace } from './moves.ts';
import { makeHole, NAMES } from './notation.ts';
import type { EigenstatePosition } from './rules.ts';
import type { PieceSetup } from './setup.ts';
import type { PinStage, Stage } from './stages.ts';
import { piecesAfter, piecesInPlay } from './steps.ts';

// Why a person cannot pick something. Each function is asked only about what cannot be picked, so the reason that is left
// over at its end needs no check. Numbers in brackets are the rules of README.md.

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

const say = (code: EigenstateCode, values: Message['values'] = {}): Message => ({ code, values });
const nameOf = ({ side, piece }: Tile): string => NAMES[side].charAt(piece);

export function refuse(position: EigenstatePosition, stage: Stage, pick: string): Message {
  const thing = thingNamed(pick);
  if (thing.kind === 'nothing') return say('not-there');
  switch (stage.kind) {
    case 'piece':
      return thing.kind === 'cell' ? refusePiece(position, thing.cell) : refuseForStep(position, thing);
    case 'goal':
      return thing.kind === 'cell' ? refuseGoal(position, stage.mover, thing.cell) : refuseForStep(position, thing);
    case 'pin':
      return refusePin(position, stage, thing);
    case 'whole':
      return refuseFilled(position, thing) ?? say('turn-whole');
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
  if (thing.kind === 'done') return say('done-step');
  const setup = position.piece(thing.tile.side, thing.tile.piece);
  if (setup === null) return say('piece-out', { piece: nameOf(thing.tile) });
  const { side } = thing.tile;
  if (side !== position.turn) return say('piece-theirs', { piece: nameOf(thing.tile), owner: { side } });
  if (thing.kind === 'hole') return say('step-first');
  return say('by-square', { piece: nameOf(thing.tile), cell: GRID.nameOf(setup.cell) });
}

function refusePiece(position: EigenstatePosition, cell: number): Message {
  for (const side of SIDES) {
    const found = piecesInPlay(position, side).find((setup) => setup.cell === cell);
    if (found === undefined) continue;
    const piece = nameOf({ side, piece: found.piece });
    return side === position.turn ? say('piece-stuck', { piece }) : say('piece-theirs', { piece, owner: { side } });
  }
  return say('square-empty', { cell: GRID.nameOf(cell) });
}

/** [2] [3] */
function refuseGoal({ turn }: EigenstatePosition, mover: PieceSetup, cell: number): Message {
  const values = { piece: nameOf({ side: turn, piece: mover.piece }), cell: GRID.nameOf(cell) };
  if (cell === mover.cell) return say('goal-same', values);
  const pin = leadingPin(mover.cell, cell);
  return pin === 0 ? say('goal-far', values) : say('goal-no-pin', { ...values, hole: makeHole(firstHole(pin)) });
}

/** [3] [4] */
function refusePin(position: EigenstatePosition, stage: PinStage, thing: Exclude<Thing, { kind: 'nothing' }>): Message {
  if (thing.kind === 'done') return say(isLastPin(stage) ? 'done-one-pin' : 'done-two-pins');
  if (thing.kind === 'cell') return say('hole-wanted');
  const { side, piece } = thing.tile;
  const values = { piece: nameOf(thing.tile) };
  if (position.piece(side, piece) === null) return say('piece-out', values);
  if (side !== position.turn) return say('piece-theirs', { ...values, owner: { side: otherSide(position.turn) } });
  if (!piecesAfter(position, stage.step).some((setup) => setup.piece === piece)) return say('piece-taken', values);
  if (thing.kind === 'tile') return say('hole-wanted');
  if (thing.hole === null) return say('hole-centre', values);
  const isPicked = stage.pins.includes(packPlace(piece, thing.hole));
  return say(isPicked ? 'hole-picked' : 'hole-filled', { ...values, hole: makeHole(thing.hole) });
}

/** [4] Where pins are left out, no hole is empty. */
function refuseFilled(position: EigenstatePosition, thing: Thing): Message | null {
  if (thing.kind !== 'hole' || thing.hole === null || thing.tile.side !== position.turn) return null;
  const setup = position.piece(thing.tile.side, thing.tile.piece);
  if (setup === null || (setup.pins & pinIn(thing.hole)) === 0) return null;
  return say('hole-filled', { piece: nameOf(thing.tile), hole: makeHole(thing.hole) });
}

const isLastPin = ({ holes, pins }: PinStage): boolean => Math.min(2, holes.length) - pins.length === 1;
