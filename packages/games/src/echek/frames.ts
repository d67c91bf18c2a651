import {
  assert,
  type MarkView,
  type Message,
  type Move,
  type MoveViewer,
  positionOf,
  type Position,
  type Side,
  type View,
} from '../contract/index.ts';
import { withMarks } from '../view/frames.ts';
import type { EchekCode } from './codes.ts';
import { cellAt, columnOf, GRID, insideOf, rowOf, stepBackFrom } from './grid.ts';
import { CASTLE, fromOf, KING, kindOf, MOVE, nameOf, NOWHERE, PASS, pieceOf, removedOf, ROOK, toOf } from './moves.ts';
import { type Piece, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';
import { insideWindow, type TurnStage, type TurnStageMark, turnStagesOf } from './turn-stages.ts';
import { AT_HOME, describeAt, type Offset, viewer } from './view.ts';

/** The piece lands, its follow-up, queens that leave; then the formation steps back into the window. */
function frames(position: Position, move: Move): readonly View[] {
  const after = positionOf(EchekPosition, position).clone();
  after.apply(move);
  const last = viewer.describe(after);
  if (move === PASS) return [last];

  const scenes = turnStagesOf(positionOf(EchekPosition, position), move);
  const end = scenes.at(-1);
  assert(end !== undefined, 'a turn has a scene');
  const { right, up } = offsetOf(end.at);
  // Unless the formation steps back, the last scene is the position after the move.
  const underway = stepBackFrom(end.at) === 0 ? scenes.slice(0, -1) : scenes;
  return [
    ...underway.map((scene) => viewOf(scene, after)),
    withMarks(last, marksOf(end.marks, { right: -right, up: -up })),
  ];
}

function viewOf(scene: TurnStage, after: EchekPosition): View {
  const view = describeAt(insideWindow(scene, after), offsetOf(scene.at));
  // In the middle of a turn there is nothing to say to the side to move.
  return { ...view, marks: marksOf(scene.marks, AT_HOME), notices: [] };
}

/** How far a formation reaches out of the window when a piece of it is on a cell. */
function offsetOf(cell: number): Offset {
  const inside = insideOf(cell);
  return { right: columnOf(cell) - columnOf(inside), up: rowOf(cell) - rowOf(inside) };
}

/** Marks go with the formation. They stay on the grid: each cell is in the window or beside the one that steps inside. */
function marksOf(marks: readonly TurnStageMark[], { right, up }: Offset): MarkView[] {
  return marks.map(({ kind, cell }) => ({ kind, cell: GRID.nameOf(cellAt(columnOf(cell) + right, rowOf(cell) + up)) }));
}

function tell(position: Position, move: Move): Message {
  const echek = positionOf(EchekPosition, position);
  const side = echek.turn;
  const say = (code: EchekCode, values: Message['values'] = {}): Message => ({
    code,
    values: { mover: { side }, ...values },
  });
  if (move === PASS) return say('tell-pass');
  if (move === CASTLE) {
    return say('tell-castle', {
      king: GRID.nameOf(echek.place(side, KING)),
      rook: GRID.nameOf(echek.place(side, ROOK)),
    });
  }
  const name = nameOf(pieceOf(move));
  const from = GRID.nameOf(fromOf(move));
  const to = GRID.nameOf(toOf(move));
  if (kindOf(move) === MOVE) return say(`tell-move-${name}`, { from, to });
  if (fromOf(move) !== NOWHERE) return say('tell-pawn-on', { from, to });
  const removed = pieceOn(echek, removedOf(move));
  if (removed !== undefined) return say(removalCode(removed, side), { to, removed: GRID.nameOf(removedOf(move)) });
  assert(name !== 'king', 'a king is never placed');
  return say(`tell-place-${name}`, { to });
}

function removalCode({ side, piece }: Piece, mover: Side): EchekCode {
  const name = nameOf(piece);
  assert(name !== 'king', 'a king is never taken off');
  if (side !== mover) return `tell-remove-${name}`;
  assert(name !== 'bishop', 'the placed bishop is the only one of its side');
  return `tell-remove-own-${name}`;
}

export const moveViewer: MoveViewer = { frames, tell };
