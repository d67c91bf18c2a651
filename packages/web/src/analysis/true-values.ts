import type { MoveVerdicts, TrueMove } from '@tabuleiro/engine';
import type { Match } from '@tabuleiro/games';
import type { AnalysisTexts } from '../text/analysis/index.ts';

/** What is certain of a move, for the side that makes it. */
export interface TrueValue {
  /** As people read it. */
  readonly move: string;
  /** Null where nothing is proved. */
  readonly result: 'win' | 'draw' | 'loss' | null;
  /** How many plies there are to the end of a win or a loss, this move included; null where nobody has counted. */
  readonly plies: number | null;
  /** Whether it cannot be sooner. */
  readonly isExact: boolean;
  /** What is surely won or lost by, in games that count points. */
  readonly margin: number | null;
}

/** What tables know of the moves of a match. */
export function valuesOfTables({ rules, position }: Match, moves: readonly TrueMove[]): readonly TrueValue[] {
  return inOrder(
    moves.map(({ move: made, outcome, proof }): TrueValue => {
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

/** What a proof made on the spot has found. */
export function valuesOfVerdicts({ rules, position }: Match, { verdicts }: MoveVerdicts): readonly TrueValue[] {
  return inOrder(
    verdicts.map(({ move, result, plies, isExact }): TrueValue => {
      const known = result === 'unproved' ? null : result;
      return { move: rules.makeMove(position, move), result: known, plies, isExact, margin: null };
    }),
  );
}

/** What is certain of the position, for the side to move; null where a move might be better than all that is proved. */
export function resultOf(values: readonly TrueValue[]): 'win' | 'draw' | 'loss' | null {
  const [best] = values;
  const isOpen = best?.result !== 'win' && values.some(({ result }) => result === null);
  return isOpen ? null : (best?.result ?? null);
}

const RANKS = { win: 3, draw: 2, unproved: 1, loss: 0 } as const;

/** The best first: the quickest or largest win, the latest or smallest loss. What is not known comes before what is lost. */
function inOrder(values: readonly TrueValue[]): readonly TrueValue[] {
  return values.toSorted(
    (one, other) =>
      RANKS[other.result ?? 'unproved'] - RANKS[one.result ?? 'unproved'] || worthOf(other) - worthOf(one),
  );
}

/** Of two moves with the same result, the better one has more. */
function worthOf({ result, plies, margin }: TrueValue): number {
  if (result === 'win') return (margin ?? 0) - (plies ?? 0);
  return result === 'loss' ? (plies ?? 0) - (margin ?? 0) : 0;
}

/** "wins in 7", "loses by 3 at least", "draws". */
export function sayValue({ result, plies, isExact, margin }: TrueValue, texts: AnalysisTexts['truth']): string {
  if (result === null) return texts.unknown;
  const said = texts.results[result];
  if (result === 'draw') return said;
  if (margin !== null) return `${said} ${texts.margin(margin)}`;
  return plies === null ? said : `${said} ${texts.within(plies, isExact)}`;
}
