import type { Side } from '@tabuleiro/games';
import type { FigureShape } from '../../board/pieces/figures.ts';

/** Solid things, each a geometry and a material. */
export const SOLIDS = [
  'marble-square',
  'slate-square',
  'wood-square',
  'plain-square',
  'dish',
  'bowl',
  'stick',
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

/** Pictures that lie flat on something. */
export const PRINTS = [
  'stitch',
  'mark-square',
  'mark-round',
  'mark-dashed-square',
  'mark-dashed-round',
  'removed',
  'offer-square',
  'offer-round',
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
export type PrintName = (typeof PRINTS)[number];

/** Prints of which there is one for each figure or name. */
export type FaceName = `face-${FigureShape}-${Side}`;
export type TitleName = `title-${string}`;

export type BatchName = SolidName | PrintName | FaceName | TitleName;
