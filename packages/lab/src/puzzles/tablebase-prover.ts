import type { TableProof, Tablebase } from '@tabuleiro/engine';
import { assert, type Move, MoveList, type OnlyChoice, type Position, type PuzzleProver } from '@tabuleiro/games';
import { WHOLE_MOVE } from '@tabuleiro/games/puzzle';

export interface TablebaseProverLimits {
  /** Shorter wins are no puzzles. */
  readonly fewest: number;
  /** A longer win is not asked for to its end, but only while a single choice wins. */
  readonly plies: number;
}

/**
 * Proves puzzles with tables that count the plies to the end of the match. All other choices are known to draw or to
 * lose.
 */
export class TablebaseProver implements PuzzleProver {
  private readonly tables: Tablebase;
  private readonly limits: TablebaseProverLimits;

  constructor(tables: Tablebase, limits: TablebaseProverLimits) {
    assert(tables.facet.distanceTo === 'end', 'the tables count the plies to the end');
    this.tables = tables;
    this.limits = limits;
  }

  /** Whether the tables have the position. */
  knows(position: Position): boolean {
    return !position.isOver() && this.tables.find(position);
  }

  findOnlyChoices(position: Position): readonly OnlyChoice[] {
    const { fewest, plies: most } = this.limits;
    const plies = this.winIn(position);
    if (plies === null || plies < fewest) return [];
    const answers = this.answers(position);
    const winning = answers.filter(({ proof }) => proof?.result === 'loss');
    const [only] = winning;
    // A move whose result depends on the clock might win.
    const areAllKnown = answers.every(({ proof }) => proof !== null);
    if (only === undefined || winning.length > 1 || !areAllKnown) return [];
    return [{ question: WHOLE_MOVE, plies: plies > most ? null : plies, move: only.move, others: 'proved' }];
  }

  findWin(position: Position, plies: number): Move | null {
    const distance = this.winIn(position);
    if (distance === null || distance > plies) return null;
    return (
      this.answers(position).find(({ proof }) => proof?.result === 'loss' && proof.plies === distance - 1)?.move ?? null
    );
  }

  findReplies(position: Position, plies: number | null): readonly Move[] {
    const answers = this.answers(position).toSorted((a, b) => (b.proof?.plies ?? 0) - (a.proof?.plies ?? 0));
    const longest = answers[0]?.proof?.plies;
    return answers.filter(({ proof }) => plies === null || proof?.plies === longest).map(({ move }) => move);
  }

  /** The plies to the win of the side to move; null without a win in time. */
  private winIn(position: Position): number | null {
    const proof = this.knows(position) ? this.tables.prove(position, true) : null;
    return proof?.result === 'win' ? proof.plies : null;
  }

  /** Each move with the proof for the position after it, from the view of the side to move there. */
  private answers(position: Position): readonly { readonly move: Move; readonly proof: TableProof | null }[] {
    const after = position.clone();
    const moves = new MoveList();
    position.legalMoves(moves);
    return [...moves].map((move) => {
      after.apply(move);
      const proof = this.proofOf(after, position.turn);
      after.undo();
      return { move, proof };
    });
  }

  private proofOf(after: Position, mover: Position['turn']): TableProof | null {
    if (!after.isOver()) return this.tables.prove(after, true);
    const winner = after.outcome()?.winner ?? null;
    return { result: winner === null ? 'draw' : winner === mover ? 'loss' : 'win', margin: null, plies: 0 };
  }
}
