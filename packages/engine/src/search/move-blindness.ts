// Hot: with a playing level, every move list passes through it.
import type { MoveList } from '@tabuleiro/games';

/**
 * The moves that a weaker player overlooks. Each move in each position is overlooked with the same chance. The seed
 * decides which, so a move stays overlooked while the player thinks.
 */
export class MoveBlindness {
  private readonly threshold: number;
  private readonly seed: number;

  /** `chance` is from 0 to 1. */
  constructor(chance: number, seed: number) {
    this.threshold = Math.round(chance * 65536);
    this.seed = seed;
  }

  /** Removes the overlooked moves from a list; always keeps the clearest move. */
  narrow(moves: MoveList, keyLow: number): void {
    const { packed, length } = moves;
    let kept = 0;
    let clearest = -1;
    let best = 0;
    for (let index = 0; index < length; index++) {
      const move = packed[index]!;
      const clarity = this.clarityOf(keyLow, move);
      if (clarity >= this.threshold) packed[kept++] = move;
      else if (clarity > clearest) {
        clearest = clarity;
        best = move;
      }
    }
    if (kept === 0 && length > 0) packed[kept++] = best;
    moves.length = kept;
  }

  /** How clearly the player sees a move in a position: a 16-bit hash. */
  private clarityOf(keyLow: number, move: number): number {
    let mixed = Math.imul(keyLow ^ this.seed, 0x85ebca6b) ^ Math.imul(move + 1, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return mixed >>> 16;
  }
}
