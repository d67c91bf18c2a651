// Hot: moves are taken apart at every apply.
import { type Move, toMove } from '../contract/index.ts';

// A move packs `to`, `from` and `removed` in five bits each, then its kind. Unused cells are `NOWHERE`.

export const DROP = 0;
export const STEP = 1;
export const CAPTURE = 2;
export const NOWHERE = 31;
export const PASS: Move = toMove((3 << 15) | (NOWHERE << 10) | (NOWHERE << 5) | NOWHERE);

export function packDrop(to: number): number {
  return (NOWHERE << 10) | (NOWHERE << 5) | to;
}

export function packStep(from: number, to: number): number {
  return (STEP << 15) | (NOWHERE << 10) | (from << 5) | to;
}

/** A jump and the further man removed, or NOWHERE when no other is left on the board. */
export function packCapture(from: number, to: number, removed: number): number {
  return (CAPTURE << 15) | (removed << 10) | (from << 5) | to;
}

export function kindOf(move: number): number {
  return move >>> 15;
}

export function removedOf(move: number): number {
  return (move >>> 10) & 31;
}

export function fromOf(move: number): number {
  return (move >>> 5) & 31;
}

export function toOf(move: number): number {
  return move & 31;
}

/** The cell between the two cells of a jump. */
export function jumpedOf(move: number): number {
  return (fromOf(move) + toOf(move)) >> 1;
}
