import type { PlyVerdict } from '@tabuleiro/engine';
import { formatNumber } from '@tabuleiro/games';
import type { Context } from '../context.ts';

// Evaluations as people read them, formatted for the language.

/** "+1.35", or "wins in 7 plies", "wins in at most 7 plies", "wins" or "a draw" where that is proved. */
export function formatVerdict({ language, texts }: Context, { score, end }: PlyVerdict): string {
  if (end?.result === 'draw') return texts.analysis.isDrawn;
  if (end !== null) {
    const { loses, losesIn, wins, winsIn } = texts.analysis;
    if (end.plies === undefined) return end.result === 'win' ? wins : loses;
    return (end.result === 'win' ? winsIn : losesIn)(end.plies, end.atMost === true);
  }
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
  return formatNumber(language, score / 100, format);
}
