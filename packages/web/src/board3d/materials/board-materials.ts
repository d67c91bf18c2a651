import type { Surface } from '@tabuleiro/games';
import type { Finish } from '../../settings/appearance.ts';
import type { SolidName } from '../batch-names.ts';
import type { Look } from '../look.ts';
import type { TextureName } from './textures.ts';

/** What a board is made of. The colour tints the texture. */
export interface BoardMaterial {
  readonly texture: TextureName | null;
  readonly colour: number;
  readonly rough: number;
  /** The colour of text on the board. */
  readonly ink: number;
  /** The colour of the bottom of holes and bowls. */
  readonly hollow: number;
  readonly square: Extract<SolidName, `${string}-square`>;
  readonly lightSquare: number;
  readonly darkSquare: number;
}

const SQUARES = { square: 'slate-square', lightSquare: 0x8f9aa4, darkSquare: 0x5f6b76 } as const;
const FRAME = { texture: 'wood', colour: 0x543a28, rough: 0.45, ink: 0xf0e2c8, hollow: 0x6b3d22 } as const;

/** Each surface in its own material. */
const CLASSIC: Readonly<Record<Surface, BoardMaterial>> = {
  sand: { ...SQUARES, texture: 'sand', colour: 0xffffff, rough: 1, ink: 0x3d290b, hollow: 0x8a6636 },
  felt: { ...SQUARES, texture: 'felt', colour: 0xffffff, rough: 1, ink: 0xd5ebdd, hollow: 0x163d2a },
  marble: { ...FRAME, square: 'marble-square', lightSquare: 0xd3d2cc, darkSquare: 0x6d757b },
  hardwood: { ...SQUARES, texture: 'wood', colour: 0x864c28, rough: 0.5, ink: 0xfff0d8, hollow: 0x6b3d22 },
  slate: { ...SQUARES, ...FRAME },
};

const LIGHT_WOOD: BoardMaterial = {
  texture: 'wood',
  colour: 0xcf9f63,
  rough: 0.5,
  ink: 0x33200d,
  hollow: 0xa8763f,
  square: 'wood-square',
  lightSquare: 0xeed6a8,
  darkSquare: 0xb07a45,
};

const DARK_WOOD: BoardMaterial = {
  texture: 'wood',
  colour: 0x3d281c,
  rough: 0.42,
  ink: 0xf3e6cf,
  hollow: 0x4a2f1f,
  square: 'wood-square',
  lightSquare: 0xb98f62,
  darkSquare: 0x714a30,
};

const STONE: BoardMaterial = {
  texture: 'slate',
  colour: 0x5c6167,
  rough: 0.8,
  ink: 0xf7f5f0,
  hollow: 0x4b5056,
  square: 'marble-square',
  lightSquare: 0xd3d5d6,
  darkSquare: 0x7b8187,
};

const MADE: Readonly<Record<Exclude<Finish, 'classic'>, BoardMaterial>> = {
  light: LIGHT_WOOD,
  dark: DARK_WOOD,
  stone: STONE,
};

/** In high contrast all boards are pale and plain. */
const HIGH_CONTRAST: BoardMaterial = {
  texture: null,
  colour: 0xffffff,
  rough: 1,
  ink: 0x000000,
  hollow: 0xb0b0b0,
  square: 'plain-square',
  lightSquare: 0xffffff,
  darkSquare: 0x9c9c9c,
};

export function boardMaterialOf(surface: Surface, { finish, isHighContrast }: Look): BoardMaterial {
  if (isHighContrast) return HIGH_CONTRAST;
  return finish === 'classic' ? CLASSIC[surface] : MADE[finish];
}
