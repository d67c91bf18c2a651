import type { Side } from '@tabuleiro/games';
import type { FigureShape } from '../board/pieces/figure-outlines.ts';

/** Solid objects: each has its own geometry and material. */
export const SOLIDS = [
  'marble-square',
  'slate-square',
  'wood-square',
  'plain-square',
  'dish',
  'bowl',
  'stick',
  'counter',
  'pawn',
  'rook',
  'bishop',
  'knight',
  'queen',
  'king',
  'band',
  'crest',
  'card-1',
  'card-2',
  'tile-1',
  'tile-2',
  'peg-1',
  'peg-2',
  'seed',
  'rail',
  'line',
  'disc',
  'diamond',
  'wax',
  'wick',
  'flame',
] as const;
export type SolidName = (typeof SOLIDS)[number];

/** Decals: flat pictures on something. */
export const DECALS = [
  'stitch',
  'mark-square',
  'mark-round',
  'mark-dashed-square',
  'mark-dashed-round',
  'removed',
  'offer-square',
  'offer-round',
  'take-square',
  'take-round',
  'pick-square',
  'pick-round',
  'dot',
  'spot',
  'card-back-1',
  'card-back-2',
  'dimming',
  'tile-top',
  'rings',
  'cross',
] as const;
export type DecalName = (typeof DECALS)[number];

/** One decal for each figure or name. */
type FaceName = `face-${FigureShape}-${Side}`;
type TitleName = `title-${string}`;

export type BatchName = SolidName | DecalName | FaceName | TitleName;
