import type { BySide, Side } from '../contract/index.ts';
import * as geometryModule from './geometry.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { ALL_PINS, HOLES } = geometryModule;

// A piece in play is one 32-bit word, its cell above its pins. It is never 0, because a piece has its first pin at least;
// so 0 is a piece that is out. Pieces are kept in slots: side 1 has slots 8–13 and side 2 slots 16–21, so that a piece's
// number can be or-ed to the first slot of its side, and slot 0 means no piece.

export const packPiece = (cell: number, pins: number): number => (cell << HOLES) | pins;
export const cellOf = (piece: number): number => piece >>> HOLES;
export const pinsOf = (piece: number): number => piece & ALL_PINS;

export const SLOTS = 24;
export const FIRST_SLOTS = [8, 16] as const;
export const firstSlotOf = (side: Side): number => (side === 1 ? FIRST_SLOTS[0] : FIRST_SLOTS[1]);

/** A piece as in the text of a position. */
export interface PieceSetup {
  /** 0–5 for A–F and for 1–6. */
  readonly piece: number;
  readonly cell: number;
  readonly pins: number;
}

/** All parts of a position, as in its text. */
export interface EigenstateSetup {
  /** Whether the variant is `full-piece-anytime`; no text of a position says so. */
  readonly doesFullAlwaysWin: boolean;
  readonly pieces: BySide<readonly PieceSetup[]>;
  readonly turn: Side;
  readonly clock: number;
}
