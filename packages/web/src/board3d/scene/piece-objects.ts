import type { PieceView, View, Side } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import { isLostHeap, type Placement, stickOffset } from '../../board/geometry/piece-placement.ts';
import { UNIT } from '../../board/geometry/rect.ts';
import { HOLES, turned } from '../../board/geometry/targets.ts';
import { isFigure, type FigureShape } from '../../board/pieces/figure-outlines.ts';
import { markedPegsOf, type TrackedPiece } from '../../board/tracked-pieces.tsx';
import type { BatchName } from '../batch-names.ts';
import {
  CARD_THICKNESS,
  isOnCard,
  LIFT,
  HOLE_DEPTH,
  type WorldPoint,
  toWorld,
  tableHeight,
  HEIGHTS,
  PEG_HEIGHT,
  TILE_THICKNESS,
  TILE_TOP_WIDTH,
} from '../geometry/world-space.ts';
import { COLOURS } from '../materials/colours.ts';
import type { SceneFacts } from './describe-scene.ts';
import { type SceneObject, type Pose, poseAt, type LocalPose } from './scene-object.ts';

const LYING_SCALE = 0.6;

/** All pieces except seeds (see SeedTracker). */
export function pieceObjects(facts: SceneFacts): readonly SceneObject[] {
  return facts.tracked.pieces.flatMap((entry): readonly SceneObject[] => {
    const { piece, isLeaving } = entry;
    const place = facts.places.get(piece.id);
    // Leaving pieces have no object any more; the animator plays their exit.
    if (isLeaving || place === undefined || piece.shape === 'seeds') return [];
    if (piece.shape === 'stick' && 'tray' in piece.at) return lyingSticks(entry, place, facts);
    const pose = poseOf(piece, place, facts);
    const from = originOf(entry, facts);
    const hop = hopOf(piece, facts);
    const exit = isOnCard(facts.view) || piece.shape === 'tile' ? 'shrink' : 'topple';
    const grip = 'cell' in piece.at ? piece.at.cell : piece.id;
    const whole: Whole = { key: entry.key, pose, from, hop, exit, grip, isNew: entry.isNew };
    return partsOf(piece, facts).map((part) => objectOf(part, whole));
  });
}

/** What all parts of a piece share. */
interface Whole extends Pick<SceneObject, 'key' | 'pose' | 'hop' | 'exit' | 'grip'> {
  readonly from: Pose | undefined;
  readonly isNew: boolean;
}

function objectOf({ name, batch, colour, local, isPeg }: Part, whole: Whole): SceneObject {
  const { key, pose, hop = 0, exit, grip, isNew } = whole;
  const [x, y, z] = pose.at;
  // A new peg drops in from above.
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

function partsOf(piece: PieceView, { view, layout, look }: SceneFacts): readonly Part[] {
  const { shape } = piece;
  if (look.isFlat && !isOnCard(view)) {
    if (isFigure(shape)) return counterParts(piece, shape);
    if (shape === 'stick') return discParts(piece);
  }
  if (isFigure(shape)) return isOnCard(view) ? cardParts(piece, shape) : figureParts(piece, shape);
  if (shape === 'stick') return stickParts(piece);
  return shape === 'disc' ? discParts(piece) : tileParts(piece, layout.bottom, markedPegsOf(view, piece));
}

/** Picked pieces are lifted, dead ones lie face down. */
function poseOf(piece: PieceView, place: Placement, { view, layout, picked, look }: SceneFacts): Pose {
  const isBeside = 'tray' in piece.at;
  // A tile stays put: its holes are picked next.
  const isPicked = piece.shape !== 'tile' && picked.includes('cell' in piece.at ? piece.at.cell : piece.id);
  const ground = isBeside ? tableHeight(view.surface) : piece.shape === 'stick' && !look.isFlat ? -HOLE_DEPTH : 0;
  const half = isOnCard(view) ? (CARD_THICKNESS / 2) * place.scale : 0;
  const { turn, near } = placeInFanOf(piece, view, layout);
  const turns: WorldPoint = [0, turn, isOnCard(view) && piece.state === 'dead' ? Math.PI : 0];
  const [x, y, z] = toWorld(layout, place, ground + half + (isPicked ? LIFT : 0));
  return poseAt([x, y, z + near], place.scale, turns);
}

function hopOf({ shape }: PieceView, { view }: SceneFacts): number {
  if (isOnCard(view)) return 0.18;
  return shape === 'stick' ? 0.6 : 0.35;
}

/** A stick put on the board comes from the end of its reserve. */
function originOf({ isNew, cameFrom, piece }: TrackedPiece, facts: SceneFacts): Pose | undefined {
  if (!isNew || cameFrom === undefined) return undefined;
  const before = facts.tracked.before.pieces.find(({ id }) => id === cameFrom);
  const place = facts.placesBefore.get(cameFrom);
  if (before === undefined || place === undefined) return undefined;
  if (piece.shape === 'stick') return lyingPose(place, (before.count ?? 1) - 1, facts);
  return poseOf(before, place, facts);
}

/** The sticks of a reserve lie side by side. */
function lyingSticks({ key, piece }: TrackedPiece, place: Placement, facts: SceneFacts): readonly SceneObject[] {
  const parts = stickParts(piece);
  const count = isLostHeap(facts.view, piece) ? 1 : (piece.count ?? 1);
  return Array.from({ length: count }, (_, index) => {
    const pose = lyingPose(place, index, facts);
    // They vanish at once: the played stick flies as a piece of its own. A drag takes the last one.
    const whole: Whole = { key: `${key} ${index}`, pose, from: pose, isNew: true };
    const held: Whole = index === count - 1 ? { ...whole, grip: piece.id } : whole;
    return parts.map((part) => objectOf(part, held));
  }).flat();
}

function lyingPose(place: Placement, index: number, { view, layout }: SceneFacts): Pose {
  const { x: right, y: down } = stickOffset(place.sticks, index);
  const [x, y, z] = toWorld(layout, { x: place.x + right, y: place.y + down }, tableHeight(view.surface));
  const radius = 0.21 * LYING_SCALE;
  // The heads point at the near side, to show whose sticks they are.
  const turn: WorldPoint = [Math.PI / 2, 0.06 * ((index % 3) - 1), 0];
  return poseAt([x, y + radius, z - (place.y < layout.height / 2 ? 0.3 : 0.15)], LYING_SCALE, turn);
}

/** Where a card lies in its fan. */
interface FanPlace {
  /** Rotation around the y axis, in radians. */
  readonly turn: number;
  /** Offset towards the near side, in cells. */
  readonly near: number;
}

const STRAIGHT: FanPlace = { turn: 0, near: 0 };
/** The angle between neighbours. */
const ANGLE = 0.06;
/** The radius of the fan, in cells. */
const RADIUS = 13;
/** Keeps rotated corners on the cloth, in cells. */
const INSET = 0.06;

/** The cards of a reserve form a fan that opens towards the board; in a column, and elsewhere, cards lie straight. */
export function placeInFanOf(piece: PieceView, view: View, { bottom, isWide }: Layout): FanPlace {
  const { at } = piece;
  if (isWide || !isOnCard(view) || !('tray' in at)) return STRAIGHT;
  const tray = view.trays.find(({ id }) => id === at.tray);
  if (tray?.kind !== 'reserve') return STRAIGHT;
  const cards = view.pieces.filter((one) => 'tray' in one.at && one.at.tray === tray.id);
  const index = cards.findIndex(({ id }) => id === piece.id);
  return index < 0 ? STRAIGHT : placeInFan(index, cards.length, tray.owner === bottom ? 1 : -1);
}

/** The middle card is nearest to the board. The fan as a whole is centred on its strip. */
function placeInFan(index: number, of: number, away: 1 | -1): FanPlace {
  const middle = (of - 1) / 2;
  const dip = (steps: number): number => RADIUS * (1 - Math.cos(steps * ANGLE));
  return { turn: away * (middle - index) * ANGLE, near: away * (dip(index - middle) - dip(middle) / 2 - INSET) };
}

/** One of the objects that make up a piece. */
export interface Part {
  /** Unique within the piece. */
  readonly name: string;
  readonly batch: BatchName;
  readonly colour: number;
  readonly local?: LocalPose;
  readonly isPeg?: boolean;
}

const HAIR = 0.004;
const CENTRE_HEIGHT = 0.13;
const sideOf = ({ owner }: PieceView): Side => owner ?? 1;

/** A round stick: pale with growth rings on its head, or dark with a carved cross. */
export function stickParts(piece: PieceView): readonly Part[] {
  const isDark = sideOf(piece) === 2;
  const local: LocalPose = { at: [0, 0.63 + HAIR, 0], size: [0.36, 1, 0.36] };
  return [
    { name: 'body', batch: 'stick', colour: isDark ? COLOURS.darkWood : COLOURS.paleWood },
    { name: 'head', batch: isDark ? 'cross' : 'rings', colour: COLOURS.white, local },
  ];
}

/** A flat round piece with rings on its face, or with a cross. */
export function discParts(piece: PieceView): readonly Part[] {
  const isDark = sideOf(piece) === 2;
  const local: LocalPose = { at: [0, HEIGHTS.disc + HAIR, 0], size: [0.6, 1, 0.6] };
  return [
    { name: 'body', batch: 'counter', colour: isDark ? COLOURS.darkWood : COLOURS.paleWood },
    { name: 'face', batch: isDark ? 'cross' : 'rings', colour: COLOURS.white, local },
  ];
}

/** A turned figure in ivory, or in jet with a pale line around its foot. Kings wear a gold band. */
export function figureParts(piece: PieceView, shape: FigureShape): readonly Part[] {
  const isDark = sideOf(piece) === 2;
  const dim = piece.state === undefined ? 1 : 0.6;
  const parts: Part[] = [{ name: 'body', batch: shape, colour: dimmed(isDark ? COLOURS.jet : COLOURS.ivory, dim) }];
  if (isDark) {
    const wide = shape === 'king' ? 0.335 : 0.283;
    const local: LocalPose = { at: [0, 0.06, 0], size: [wide, 0.22, wide] };
    parts.push({ name: 'foot', batch: 'band', colour: COLOURS.paleFoot, local });
  }
  if (shape === 'king') {
    const local: LocalPose = { at: [0, HEIGHTS.king * 0.52, 0], size: [0.2, 0.55, 0.2] };
    parts.push({ name: 'band', batch: 'band', colour: COLOURS.gold, local });
    parts.push({ name: 'crest', batch: 'crest', colour: COLOURS.gold });
  }
  return parts;
}

function dimmed(colour: number, by: number): number {
  const part = (shift: number): number => Math.round(((colour >> shift) & 255) * by) << shift;
  return part(16) | part(8) | part(0);
}

/** A thick card, centred on its origin: a figure on one side, a pattern on the other. */
export function cardParts(piece: PieceView, shape: FigureShape): readonly Part[] {
  const side = sideOf(piece);
  const up = CARD_THICKNESS / 2 + HAIR;
  const size = [0.84, 1, 0.84] as const;
  const parts: Part[] = [
    { name: 'body', batch: `card-${side}`, colour: side === 2 ? COLOURS.cardDark : COLOURS.cardLight },
    { name: 'face', batch: `face-${shape}-${side}`, colour: COLOURS.white, local: { at: [0, up, 0], size } },
  ];
  if (piece.state === 'dead') {
    const local: LocalPose = { at: [0, -up, 0], turn: [0, 0, Math.PI], size };
    parts.push({ name: 'back', batch: `card-back-${side}`, colour: COLOURS.white, local });
  }
  if (piece.state === 'surrounded') {
    const local: LocalPose = { at: [0, up + HAIR, 0], size };
    parts.push({ name: 'dimming', batch: 'dimming', colour: COLOURS.white, local });
  }
  return parts;
}

/** In place of a standing figure: a card that lies on the board, with the figure on it. Kings lie on gold. */
export function counterParts(piece: PieceView, shape: FigureShape): readonly Part[] {
  const raised = cardParts(piece, shape).map((part) => raise(part, CARD_THICKNESS / 2));
  if (shape !== 'king') return raised;
  const local: LocalPose = { at: [0, HAIR, 0], size: [0.44, 0.2, 0.44] };
  return [...raised, { name: 'band', batch: 'band', colour: COLOURS.gold, local }];
}

function raise(part: Part, by: number): Part {
  const [x, y, z] = part.local?.at ?? [0, 0, 0];
  return { ...part, local: { ...part.local, at: [x, y + by, z] } };
}

/** A tile with its grid of holes and its pegs. The middle peg is taller and bears the name. */
export function tileParts(piece: PieceView, bottom: Side, marked: readonly number[]): readonly Part[] {
  const side = sideOf(piece);
  const metal = side === 2 ? COLOURS.brass : COLOURS.copper;
  const top = TILE_THICKNESS + HAIR;
  const parts: Part[] = [
    { name: 'body', batch: `tile-${side}`, colour: side === 2 ? COLOURS.stone : COLOURS.maple },
    {
      name: 'top',
      batch: 'tile-top',
      colour: COLOURS.white,
      local: { at: [0, top, 0], size: [TILE_TOP_WIDTH, 1, TILE_TOP_WIDTH] },
    },
  ];
  for (const hole of HOLES) {
    if (!hole.isCentre && piece.pegs?.[hole.index] !== true) continue;
    const { x, y } = turned(hole, bottom);
    const [wide, tall] = hole.isCentre ? [0.115, CENTRE_HEIGHT] : [0.06, PEG_HEIGHT];
    const local: LocalPose = { at: [x / UNIT, TILE_THICKNESS, y / UNIT], size: [wide, tall, wide] };
    parts.push({ name: `peg ${hole.index}`, batch: `peg-${side}`, colour: metal, local, isPeg: !hole.isCentre });
    if (marked.includes(hole.index)) {
      const ring: LocalPose = { at: [x / UNIT, TILE_THICKNESS + 3 * HAIR, y / UNIT], size: [0.2, 1, 0.2] };
      parts.push({ name: `peg mark ${hole.index}`, batch: 'mark-round', colour: COLOURS.lastMove, local: ring });
    }
  }
  if (piece.name !== undefined) {
    const local: LocalPose = { at: [0, TILE_THICKNESS + CENTRE_HEIGHT + HAIR, 0], size: [0.2, 1, 0.2] };
    const ink = side === 2 ? COLOURS.inkOnBrass : COLOURS.inkOnCopper;
    parts.push({ name: 'title', batch: `title-${piece.name}`, colour: ink, local });
  }
  return parts;
}
