import type { MoveList } from '@tabuleiro/games';

/**
 * What a weaker player does not see. Below the root each move in each position is overlooked with the same chance; which
 * ones follows from the seed, so that a move stays overlooked for as long as the player thinks.
 */
export class Oversight {
  private readonly threshold: number;
  private readonly seed: number;

  /** `chance` is from 0 to 1. */
  constructor(chance: number, seed: number) {
    this.threshold = Math.round(chance * 65536);
    this.seed = seed;
  }

  /** Takes the overlooked moves out of a list; one always stays. */
  narrow(moves: MoveList, keyLow: number): void {
    const { packed, length } = moves;
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const move = moves.at(index);
      const isLast = index === length - 1 && kept === 0;
      if (isLast || !this.misses(keyLow, move)) packed[kept++] = move;
    }
    moves.length = kept;
  }

  private misses(keyLow: number, move: number): boolean {
    let mixed = Math.imul(keyLow ^ this.seed, 0x85ebca6b) ^ Math.imul(move + 1, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return mixed >>> 16 < this.threshold;
  }
}
