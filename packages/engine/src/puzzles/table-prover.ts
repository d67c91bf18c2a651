import { assert, type Move, MoveList, type OnlyChoice, type Position, type PuzzleProver } from '@tabuleiro/games';
import { WHOLE_MOVE } from '@tabuleiro/games/puzzle';
import type { TableProof, Tables } from '../tablebase/index.ts';

export interface TableProverLimits {
  /** Wins that take fewer plies are no puzzles. */
  readonly fewest: number;
  /** Wins that take more are not asked for to their end, but only as long as one choice alone wins. */
  readonly plies: number;
}

/**
 * Proves puzzles by tables of solved positions that count the plies to the end. What it says of the other choices holds however
 * long the match goes on: each of them is known to draw or to lose.
 */
export class TableProver implements PuzzleProver {
  private readonly tables: Tables;
  private readonly limits: TableProverLimits;

  constructor(tables: Tables, limits: TableProverLimits) {
    assert(tables.facet.distanceTo === 'end', 'the tables count the plies to the end');
    this.tables = tables;
    this.limits = limits;
  }

  /** Whether the tables have a position, so that they can be asked about it. */
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
    // A move of which the clock leaves open what it leads to might win.
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

  /** The plies that a win of the side to move takes; null where it has none, or none in time. */
  private winIn(position: Position): number | null {
    const proof = this.knows(position) ? this.tables.prove(position, true) : null;
    return proof?.result === 'win' ? proof.plies : null;
  }

  /** Each move with what is proved of the position after it, for the side that is to move there. */
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
