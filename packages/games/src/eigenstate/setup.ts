import type { BySide, Side } from '../contract/index.ts';

/** A piece as its text has it. */
export interface PieceSetup {
  /** 0–5 for A–F and for 1–6. */
  readonly piece: number;
  readonly cell: number;
  readonly pins: number;
}

/** Everything a position is made of, as its text has it. */
export interface EigenstateSetup {
  /** Whether the variant is `full-piece-anytime`; no text of a position says so. */
  readonly doesFullAlwaysWin: boolean;
  readonly pieces: BySide<readonly PieceSetup[]>;
  readonly turn: Side;
  readonly clock: number;
}
