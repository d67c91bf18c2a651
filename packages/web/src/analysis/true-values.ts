import { listTrueMoves, type TrueMove } from '@tabuleiro/engine';
import type { Match } from '@tabuleiro/games';
import type { AnalysisTexts } from '../text/analysis/index.ts';
import { findTables } from '../worker/tables.ts';

/** What is certain of a move. */
export interface ShownTruth {
  readonly move: string;
  readonly result: 'win' | 'draw' | 'loss' | null;
  readonly text: string;
}

/** What tables know of the moves of a match; null when there is no table. */
export async function readTruths(match: Match): Promise<readonly TrueMove[] | null> {
  const { game, variant } = match.rules;
  const tables = await findTables(game, variant.id);
  return tables === null ? null : listTrueMoves(tables, match);
}

export function toShown({ rules, position }: Match, truth: TrueMove, texts: AnalysisTexts['truth']): ShownTruth {
  const { move, outcome, proof } = truth;
  const ended =
    outcome === null ? null : outcome.winner === null ? 'draw' : outcome.winner === position.turn ? 'win' : 'loss';
  const result = ended ?? proof?.result ?? null;
  const text = result === null ? texts.unknown : texts.results[result];
  const by =
    proof?.margin && result !== 'draw' ? texts.margin(Math.abs(nearest(proof.margin.low, proof.margin.high))) : '';
  return { move: rules.makeMove(position, move), result, text: by === '' ? text : `${text} ${by}` };
}

/** Of two margins with the same sign, the smaller one: what is certain. */
const nearest = (low: number, high: number): number => (Math.abs(low) < Math.abs(high) ? low : high);
