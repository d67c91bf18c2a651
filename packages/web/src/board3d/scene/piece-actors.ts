import type { PieceView } from '@tabuleiro/games';
import { isLostHeap, type Placement, STICK_PITCH } from '../../board/geometry/places.ts';
import { UNIT } from '../../board/geometry/rect.ts';
import { isFigure } from '../../board/pieces/figures.ts';
import type { TrackedPiece } from '../../board/tracked-pieces.ts';
import { type Actor, type Pose, poseAt } from './actor.ts';
import type { SceneFacts } from './describe.ts';
import { fanned } from './fan.ts';
import { CARD_THICKNESS, isOnCard, LIFT } from './heights.ts';
import { cardParts, figureParts, type Part, stickParts, tileParts } from './piece-parts.ts';
import { HOLE_DEPTH, type Spot, spotOf, strandHeight } from './space.ts';

const LYING_SCALE = 0.6;

/** The pieces but for seeds, which go their own ways. */
export function pieceActors(facts: SceneFacts): readonly Actor[] {
  return facts.tracked.pieces.flatMap((entry): readonly Actor[] => {
    const { piece, isLeaving } = entry;
    const place = facts.places.get(piece.id);
    // What is no longer in the view has no actor; those that it had find their own way out.
    if (isLeaving || place === undefined || piece.shape === 'seeds') return [];
    if (piece.shape === 'stick' && 'tray' in piece.at) return lyingSticks(entry, place, facts);
    const pose = poseOf(piece, place, facts);
    const from = originOf(entry, facts);
    const hop = hopOf(piece, facts);
    const exit = isOnCard(facts.view) || piece.shape === 'tile' ? 'shrink' : 'topple';
    const grip = 'cell' in piece.at ? piece.at.cell : piece.id;
    const whole: Whole = { key: entry.key, pose, from, hop, exit, grip, isNew: entry.isNew };
    return partsOf(piece, facts).map((part) => actorOf(part, whole));
  });
}

/** What all parts of a piece have in common. */
interface Whole extends Pick<Actor, 'key' | 'pose' | 'hop' | 'exit' | 'grip'> {
  readonly from: Pose | undefined;
  readonly isNew: boolean;
}

function actorOf({ name, batch, colour, local, isPeg }: Part, whole: Whole): Actor {
  const { key, pose, hop = 0, exit, grip, isNew } = whole;
  const [x, y, z] = pose.at;
  // A peg that goes in comes from above.
  const from = isPeg === true && !isNew ? { ...pose, at: [x, y + 0.5, z] as const } : whole.from;
  return {
    key: `${key} ${name}`,
    batch,
    pose,
    colour,
    hop,
    ...(exit !== undefined && { exit }),
    ...(grip !== undefined && { grip }),
    ...(local !== undefined && { local }),
    ...(from !== undefined && { from }),
  };
}

function partsOf(piece: PieceView, { view, layout }: SceneFacts): readonly Part[] {
  const { shape } = piece;
  if (isFigure(shape)) return isOnCard(view) ? cardParts(piece, shape) : figureParts(piece, shape);
  return shape === 'stick' ? stickParts(piece) : tileParts(piece, layout.bottom);
}

/** Where a piece stands: lifted when it is picked, face down when it is dead. */
function poseOf(piece: PieceView, place: Placement, { view, layout, picked }: SceneFacts): Pose {
  const isBeside = 'tray' in piece.at;
  // A tile stays where it is: its holes are picked next.
  const isPicked = piece.shape !== 'tile' && picked.includes('cell' in piece.at ? piece.at.cell : piece.id);
  const ground = isBeside ? strandHeight(view.surface) : piece.shape === 'stick' ? -HOLE_DEPTH : 0;
  const half = isOnCard(view) ? (CARD_THICKNESS / 2) * place.scale : 0;
  const { turn, near } = fanned(piece, view, layout);
  const turns: Spot = [0, turn, isOnCard(view) && piece.state === 'dead' ? Math.PI : 0];
  const [x, y, z] = spotOf(layout, place, ground + half + (isPicked ? LIFT : 0));
  return poseAt([x, y, z + near], place.scale, turns);
}

function hopOf({ shape }: PieceView, { view }: SceneFacts): number {
  if (isOnCard(view)) return 0.18;
  return shape === 'stick' ? 0.6 : 0.35;
}

/** A stick that is put on the board was the last in its hand. */
function originOf({ isNew, cameFrom, piece }: TrackedPiece, facts: SceneFacts): Pose | undefined {
  if (!isNew || cameFrom === undefined) return undefined;
  const before = facts.tracked.before.pieces.find(({ id }) => id === cameFrom);
  const place = facts.placesBefore.get(cameFrom);
  if (before === undefined || place === undefined) return undefined;
  if (piece.shape === 'stick') return lyingPose(place, (before.count ?? 1) - 1, facts);
  return poseOf(before, place, facts);
}

/** Sticks of a hand lie side by side. */
function lyingSticks({ key, piece }: TrackedPiece, place: Placement, facts: SceneFacts): readonly Actor[] {
  const parts = stickParts(piece);
  const count = isLostHeap(facts.view, piece) ? 1 : (piece.count ?? 1);
  return Array.from({ length: count }, (_, index) => {
    const pose = lyingPose(place, index, facts);
    // They go at once: the one that is played flies as a piece of its own. Hands take the last one.
    const whole: Whole = { key: `${key} ${index}`, pose, from: pose, isNew: true };
    const held: Whole = index === count - 1 ? { ...whole, grip: piece.id } : whole;
    return parts.map((part) => actorOf(part, held));
  }).flat();
}

function lyingPose(place: Placement, index: number, { view, layout }: SceneFacts): Pose {
  const [x, y, z] = spotOf(layout, place, strandHeight(view.surface));
  const radius = 0.21 * LYING_SCALE;
  // The head of a stick looks at whoever sits below, so that one sees whose it is.
  const turn: Spot = [Math.PI / 2, 0.06 * ((index % 3) - 1), 0];
  return poseAt(
    [x + (index * STICK_PITCH) / UNIT, y + radius, z - (place.y < layout.height / 2 ? 0.3 : 0.15)],
    LYING_SCALE,
    turn,
  );
}
