import type { PieceView, Side } from '@tabuleiro/games';
import { UNIT } from '../../board/geometry/rect.ts';
import { HOLES, turned } from '../../board/geometry/targets.ts';
import type { FigureShape } from '../../board/pieces/figure-outlines.ts';
import type { BatchName } from '../batch-names.ts';
import { CARD_THICKNESS, HEIGHTS, PEG_HEIGHT, TILE_THICKNESS } from '../geometry/world-space.ts';
import { COLOURS } from '../materials/colours.ts';
import type { LocalPose } from './scene-object.ts';

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
    { name: 'top', batch: 'tile-top', colour: COLOURS.white, local: { at: [0, top, 0], size: [0.84, 1, 0.84] } },
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
