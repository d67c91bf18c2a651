import type { MarkKind, PieceView, View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import { centreOf, UNIT } from '../../board/geometry/rect.ts';
import { enemyCells, HOLES, holeId, type Target } from '../../board/geometry/targets.ts';
import { edgeBars } from '../../board/marks.tsx';
import type { BatchName } from '../batch-names.ts';
import {
  heightOf,
  isOnCard,
  LIFT,
  PEG_HEIGHT,
  TILE_THICKNESS,
  HOLE_DEPTH,
  type WorldPoint,
  toWorld,
  tableHeight,
} from '../geometry/world-space.ts';
import { COLOURS } from '../materials/colours.ts';
import type { SceneFacts } from './describe-scene.ts';
import { placeInFanOf } from './piece-objects.ts';
import { barAt, type SceneObject, type Pose, poseAt } from './scene-object.ts';

/** Decals float slightly above what they lie on, to avoid z-fighting. */
const HAIR = 0.006;

const isRound = (view: View): boolean => view.cells.some(({ shape }) => shape === 'hole' || shape === 'bowl');

/** Marks of the last move. */
export function markObjects({ view, layout }: SceneFacts): readonly SceneObject[] {
  const round = isRound(view) ? 'round' : 'square';
  const last = view.surface === 'sand' ? COLOURS.lastMoveOnSand : COLOURS.lastMove;
  const flat = view.marks.flatMap(({ kind, cell, hole, edge }): SceneObject[] => {
    const at = layout.cells.get(cell);
    // Marks of holes belong to the tiles.
    if (at === undefined || hole !== undefined || edge !== undefined) return [];
    const [batch, colour] = lookOf(kind, round, last);
    const size = kind === 'removed' ? 0.36 : 0.98;
    return [{ key: `mark ${kind} ${cell}`, batch, pose: poseAt(toWorld(layout, at, HAIR), size), colour }];
  });
  return [...flat, ...edgeObjects(view, layout)];
}

const BAR_HEIGHT = 0.17;

/** Bars at single sides of cells grow out of the board, higher than cards. */
function edgeObjects(view: View, layout: Layout): readonly SceneObject[] {
  return edgeBars(view, layout).map(({ kind, cell, edge, bar }): SceneObject => {
    const at = toWorld(layout, centreOf(bar), BAR_HEIGHT / 2);
    const pose = barAt(at, bar.width / UNIT, bar.height / UNIT, BAR_HEIGHT);
    return { key: `mark ${kind} ${cell} ${edge}`, batch: 'rail', pose, colour: COLOURS.attacked, exit: 'shrink' };
  });
}

function lookOf(kind: MarkKind, round: 'round' | 'square', last: number): readonly [BatchName, number] {
  switch (kind) {
    case 'last-from':
      return [`mark-dashed-${round}`, last];
    case 'last-to':
      return [`mark-${round}`, last];
    case 'removed':
      return ['removed', COLOURS.pick];
    case 'attacked':
    case 'closed':
      return [`mark-${round}`, COLOURS.attacked];
    case 'possible':
      return [`offer-${round}`, COLOURS.offer];
    case 'picked':
      return [`pick-${round}`, COLOURS.pick];
    default:
      return kind;
  }
}

/** What can be picked next, in teal; what is picked, in terracotta. */
export function offerObjects(facts: SceneFacts): readonly SceneObject[] {
  const { view, targets, offered, picked } = facts;
  const taken = new Map(view.pieces.flatMap((piece) => ('cell' in piece.at ? [[piece.at.cell, piece]] : [])));
  const enemies = enemyCells(view, picked);
  const round = isRound(view) ? 'round' : 'square';
  return targets.flatMap((target): SceneObject[] => {
    const { id, kind } = target;
    const isPicked = picked.includes(id);
    if (!isPicked && !offered.has(id)) return [];
    const isTaken = !isPicked && kind === 'cell' && enemies.has(id);
    const colour = isPicked ? COLOURS.pick : isTaken ? COLOURS.attacked : COLOURS.offer;
    const key = `offer ${kind} ${id}`;
    if (kind === 'hole') return [{ key, batch: 'spot', pose: poseAt(holeSpot(target, facts), 0.13), colour }];
    const piece = taken.get(id);
    if (kind === 'cell' && piece === undefined && !isPicked) {
      return [{ key, batch: 'dot', pose: poseAt(groundOf(target, facts), 0.34), colour }];
    }
    const cover = view.pieces.find((one) => (kind === 'cell' ? one === piece : one.id === id));
    const { width, height } = target.hit;
    const isHand = kind === 'piece' && cover?.count !== undefined;
    if (isHand || Math.max(width, height) > 1.4 * Math.min(width, height)) return frame(target, facts, colour);
    const form = kind === 'cell' ? round : 'square';
    const batch: BatchName = isPicked ? `pick-${form}` : isTaken ? `take-${form}` : `offer-${form}`;
    return [{ key, batch, pose: ringPose(target, facts, cover), colour }];
  });
}

/** A piece that covers its cell has the ring on top; others stand inside the ring. */
function ringPose(target: Target, facts: SceneFacts, piece: PieceView | undefined): Pose {
  const [x, y, z] = groundOf(target, facts);
  const isCovered = piece !== undefined && (piece.shape === 'tile' || isOnCard(facts.view));
  if (!isCovered) return poseAt([x, y, z], 0.97);
  const { scale = 1 } = facts.places.get(piece.id) ?? {};
  const lift = facts.picked.includes(target.id) && piece.shape !== 'tile' ? LIFT : 0;
  const wide = piece.shape === 'tile' ? 0.96 : 0.925;
  const { turn, near } = placeInFanOf(piece, facts.view, facts.layout);
  return poseAt([x, y + heightOf(facts.view, piece, facts.look.isFlat) * scale + lift, z + near], wide * scale, [
    0,
    turn,
    0,
  ]);
}

/** A frame around a whole row or column. */
function frame({ id, hit, kind }: Target, { view, layout }: SceneFacts, colour: number): SceneObject[] {
  const thick = 0.045;
  const [wide, deep] = [hit.width / UNIT, hit.height / UNIT - 0.06];
  const [x, , z] = toWorld(layout, centreOf(hit), 0);
  const y = (kind === 'piece' ? tableHeight(view.surface) : 0) + 2 * HAIR;
  const sides: readonly (readonly [at: WorldPoint, size: WorldPoint])[] = [
    [
      [x, y, z - deep / 2],
      [wide, 0.012, thick],
    ],
    [
      [x, y, z + deep / 2],
      [wide, 0.012, thick],
    ],
    [
      [x - wide / 2, y, z],
      [thick, 0.012, deep + thick],
    ],
    [
      [x + wide / 2, y, z],
      [thick, 0.012, deep + thick],
    ],
  ];
  return sides.map(([at, size], index) => ({
    key: `offer ${id} ${index}`,
    batch: 'line',
    pose: poseAt(at, size),
    colour,
  }));
}

function groundOf({ id, kind, hit }: Target, { view, layout }: SceneFacts): WorldPoint {
  const isHole = kind === 'cell' && view.cells.some((cell) => cell.id === id && cell.shape === 'hole');
  const isEmpty = !view.pieces.some(({ at }) => 'cell' in at && at.cell === id);
  // In an empty hole the mark lies on the bottom.
  const ground = isHole && isEmpty ? -HOLE_DEPTH + 0.01 : kind === 'piece' ? tableHeight(view.surface) : 0;
  return toWorld(layout, centreOf(hit), ground + 2 * HAIR);
}

function holeSpot({ id, hit, tile }: Target, { view, layout }: SceneFacts): WorldPoint {
  const hole = HOLES.find((one) => tile !== undefined && holeId(tile, one) === id);
  const isIn = hole !== undefined && tile?.pegs?.[hole.index] === true;
  const ground = tile === undefined ? TILE_THICKNESS : heightOf(view, tile, false);
  return toWorld(layout, centreOf(hit), ground + HAIR + (isIn ? PEG_HEIGHT : 0));
}
