import type { MoveVerdicts, SolvedMove } from '@tabuleiro/engine';
import type { Match } from '@tabuleiro/games';
import type { AnalysisTexts } from './text/en.ts';

/** The proved value of a move, for the side that makes it. */
export interface MoveValue {
  /** As text. */
  readonly move: string;
  /** Null if nothing is proved. */
  readonly result: 'win' | 'draw' | 'loss' | null;
  /** Plies to the end of a win or loss, this move included; null if unknown. */
  readonly plies: number | null;
  /** Whether `plies` is exact and not only a bound. */
  readonly isExact: boolean;
  /** The margin that is certain, in games that count points. */
  readonly margin: number | null;
}

/** Values from tables of solved positions. */
export function valuesOfTables({ rules, position }: Match, moves: readonly SolvedMove[]): readonly MoveValue[] {
  return inOrder(
    moves.map(({ move: made, outcome, proof }): MoveValue => {
      const move = rules.makeMove(position, made);
      if (outcome !== null) {
        const result = outcome.winner === null ? 'draw' : outcome.winner === position.turn ? 'win' : 'loss';
        return { move, result, plies: 1, isExact: true, margin: null };
      }
      const result = proof?.result ?? null;
      const margin = proof?.margin ? Math.min(Math.abs(proof.margin.low), Math.abs(proof.margin.high)) : null;
      return { move, result, plies: proof?.plies ?? null, isExact: true, margin };
    }),
  );
}

/** Values from a proof search. */
export function valuesOfVerdicts({ rules, position }: Match, { verdicts }: MoveVerdicts): readonly MoveValue[] {
  return inOrder(
    verdicts.map(({ move, result, plies, isExact }): MoveValue => {
      const known = result === 'unproved' ? null : result;
      return { move: rules.makeMove(position, move), result: known, plies, isExact, margin: null };
    }),
  );
}

/** The proved result for the side to move; null if an unproved move might be better. */
export function provedResult(values: readonly MoveValue[]): 'win' | 'draw' | 'loss' | null {
  const [best] = values;
  const isOpen = best?.result !== 'win' && values.some(({ result }) => result === null);
  return isOpen ? null : (best?.result ?? null);
}

const RANKS = { win: 3, draw: 2, unproved: 1, loss: 0 } as const;

/** Best first: quick or large wins, then draws, unknown values, and late or small losses. */
function inOrder(values: readonly MoveValue[]): readonly MoveValue[] {
  return values.toSorted(
    (one, other) =>
      RANKS[other.result ?? 'unproved'] - RANKS[one.result ?? 'unproved'] || worthOf(other) - worthOf(one),
  );
}

/** Orders moves with the same result. */
function worthOf({ result, plies, margin }: MoveValue): number {
  if (result === 'win') return (margin ?? 0) - (plies ?? 0);
  return result === 'loss' ? (plies ?? 0) - (margin ?? 0) : 0;
}

/** "wins in 7", "loses by 3 at least", "draws". */
export function formatMoveValue(
  { result, plies, isExact, margin }: MoveValue,
  texts: AnalysisTexts['solvedValues'],
): string {
  if (result === null) return texts.unknown;
  const said = texts.results[result];
  if (result === 'draw') return said;
  if (margin !== null) return `${said} ${texts.margin(margin)}`;
  return plies === null ? said : `${said} ${texts.within(plies, isExact)}`;
}
