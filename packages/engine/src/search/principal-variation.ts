// Hot: called whenever a search finds a better move.
import { type Move, toMove } from '@tabuleiro/games';
import { HIGHEST } from './score.ts';

/** The principal variation below each height, in a triangular table. */
export class PrincipalVariations {
  private readonly moves = new Int32Array((HIGHEST + 1) ** 2);
  private readonly ends = new Int32Array(HIGHEST + 2);

  /** Empties the line at this height. */
  clear(height: number): void {
    this.ends[height] = height;
  }

  /** Sets the line at this height: the move, then the line one height further down. */
  extend(height: number, move: number): void {
    const { moves, ends } = this;
    const row = height * (HIGHEST + 1);
    const below = row + HIGHEST + 1;
    const end = Math.max(ends[height + 1]!, height + 1);
    moves[row + height] = move;
    for (let index = height + 1; index < end; index++) moves[row + index] = moves[below + index]!;
    ends[height] = end;
  }

  /** The line from this height on. */
  line(height: number): readonly Move[] {
    const row = height * (HIGHEST + 1);
    return Array.from(this.moves.subarray(row + height, row + this.ends[height]!), toMove);
  }
}
