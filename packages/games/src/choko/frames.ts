import {
  type MarkView,
  type Message,
  type Move,
  type MoveViewer,
  type Notice,
  positionOf,
  type Position,
  type Side,
  type View,
} from '../contract/index.ts';
import { moved, renamed, withMarks, without } from '../view/frames.ts';
import { GRID } from './board.ts';
import { CAPTURE, DROP, fromOf, jumpedOf, kindOf, NOWHERE, PASS, removedOf, toOf } from './moves.ts';
import { ChokoPosition } from './rules.ts';
import type { ChokoCode } from './text/en.ts';
import { manId, viewer } from './view.ts';

/** A jump is seen before the further man is taken off. */
function frames(position: Position, move: Move): readonly View[] {
  const before = viewer.describe(position);
  const next = position.clone();
  next.apply(move);
  const after = viewer.describe(next);
  if (move === PASS) return [after];
  const to = GRID.nameOf(toOf(move));
  if (kindOf(move) === DROP) {
    const notices = [...announceLastDrop(positionOf(ChokoPosition, next), position.turn), ...after.notices];
    return [{ ...withMarks(after, [{ kind: 'last-to', cell: to }]), notices }];
  }

  const from = GRID.nameOf(fromOf(move));
  const last = renamed(after, manId(to), manId(from));
  const marks: MarkView[] = [
    { kind: 'last-from', cell: from },
    { kind: 'last-to', cell: to },
  ];
  if (kindOf(move) !== CAPTURE) return [withMarks(last, marks)];
  const jumped = GRID.nameOf(jumpedOf(move));
  marks.push({ kind: 'removed', cell: jumped });
  if (removedOf(move) === NOWHERE) return [withMarks(last, marks)];
  const jump = withMarks(without(moved(before, from, to), jumped), marks);
  return [jump, withMarks(last, [...marks, { kind: 'removed', cell: GRID.nameOf(removedOf(move)) }])];
}

/** The 24th drop changes what play is about. A side that moves twice in a row is announced anyway, in this game's words. */
function announceLastDrop(next: ChokoPosition, dropped: Side): readonly Notice[] {
  const isLast = next.hand(1) === 0 && next.hand(2) === 0;
  if (!isLast || next.isOver() || next.turn === dropped) return [];
  return [{ code: 'all-dropped' satisfies ChokoCode, values: { mover: { side: next.turn } } }];
}

function describeMove(position: Position, move: Move): Message {
  const { turn } = positionOf(ChokoPosition, position);
  const values = {
    mover: { side: turn },
    from: GRID.nameOf(fromOf(move)),
    to: GRID.nameOf(toOf(move)),
    jumped: GRID.nameOf(jumpedOf(move)),
    removed: GRID.nameOf(removedOf(move)),
  };
  return { code: messageCode(move), values };
}

function messageCode(move: Move): ChokoCode {
  if (move === PASS) return 'tell-pass';
  if (kindOf(move) === DROP) return 'tell-drop';
  if (kindOf(move) !== CAPTURE) return 'tell-step';
  return removedOf(move) === NOWHERE ? 'tell-capture' : 'tell-capture-two';
}

export const moveViewer: MoveViewer = { frames, describeMove };
