import {
  assert,
  type MarkView,
  type Message,
  type Move,
  type MoveViewer,
  otherSide,
  positionOf,
  type Position,
  type View,
} from '../contract/index.ts';
import { pieceOn, renamed, withMarks } from '../view/frames.ts';
import { GRID } from './cells.ts';
import { fromOf, toOf } from './moves.ts';
import { HecatombPosition } from './rules.ts';
import type { HecatombCode } from './text/en.ts';
import { queenId, viewer } from './view.ts';

/** One picture is enough: a piece goes, and what it takes falls as it arrives. A king keeps its id by itself. */
function frames(position: Position, move: Move): readonly View[] {
  const [from, to] = [GRID.nameOf(fromOf(move)), GRID.nameOf(toOf(move))];
  const next = position.clone();
  next.apply(move);
  const marks: MarkView[] = [
    { kind: 'last-from', cell: from },
    { kind: 'last-to', cell: to },
  ];
  if (pieceOn(viewer.describe(position), to) !== undefined) marks.push({ kind: 'removed', cell: to });
  const after = viewer.describe(next);
  return [withMarks(renamed(after, queenId(to), queenId(from)), [...marks, ...after.marks])];
}

function describeMove(position: Position, move: Move): Message {
  const hecatomb = positionOf(HecatombPosition, position);
  const { turn } = hecatomb;
  const mover = hecatomb.pieceOn(fromOf(move), turn);
  const taken = hecatomb.pieceOn(toOf(move), otherSide(turn));
  assert(mover !== null, 'a move has a piece');
  const code: HecatombCode = taken === null ? `tell-${mover}-moves` : `tell-${mover}-takes-${taken}`;
  return { code, values: { mover: { side: turn }, from: GRID.nameOf(fromOf(move)), to: GRID.nameOf(toOf(move)) } };
}

export const moveViewer: MoveViewer = { frames, describeMove };
