import {
  type Message,
  type Move,
  type MoveViewer,
  otherSide,
  positionOf,
  type Position,
  type View,
} from '../contract/index.ts';
import { renamed, withMarks } from '../view/frames.ts';
import type { OwareCode } from './codes.ts';
import { PASS } from './layout.ts';
import { makePit } from './notation.ts';
import { OwarePosition } from './rules.ts';
import { sowingResultOf } from './sowing-result.ts';
import { SowingView } from './sowing-view.ts';
import { heapId, viewer } from './view.ts';

/** The seeds are lifted, fall one by one, and what is captured goes to the store pit by pit. */
function frames(position: Position, move: Move): readonly View[] {
  const oware = positionOf(OwarePosition, position);
  const next = oware.clone();
  next.apply(move);
  const after = viewer.describe(next);
  if (move === PASS) return [after];

  const { sown, captured } = sowingResultOf(oware, move);
  const scene = new SowingView(oware, move);
  const pictures = [scene.picture()];
  for (const pit of sown) pictures.push(scene.drop(pit).picture());
  for (const pit of captured) pictures.push(scene.capture(pit).picture());
  const pit = makePit(move);
  const last = withMarks(renamed(after, heapId(pit), scene.newHeapId), scene.marks());
  return [...pictures.slice(0, -1), last];
}

function tell(position: Position, move: Move): Message {
  const oware = positionOf(OwarePosition, position);
  const sides = { mover: { side: oware.turn }, other: { side: otherSide(oware.turn) } };
  if (move === PASS) return { code: 'tell-pass', values: sides };
  const { sown, captured, taken } = sowingResultOf(oware, move);
  const pits = { pit: makePit(move), last: makePit(sown.at(-1) ?? move), pits: captured.map(makePit).join(', ') };
  return { code: tellCode(oware, move, taken), values: { ...sides, ...pits, taken } };
}

/** What the move does, and what forced it, if anything did. */
function tellCode(position: OwarePosition, move: Move, taken: number): OwareCode {
  const deed = taken > 0 ? 'capture' : position.isGrandSlam(move) ? 'slam' : 'sow';
  if (position.mustFeed()) return `tell-${deed}-feed`;
  return position.countMoves() === 1 ? `tell-${deed}-only` : `tell-${deed}`;
}

export const moveViewer: MoveViewer = { frames, tell };
