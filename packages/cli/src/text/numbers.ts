import type { PlyVerdict } from '@tabuleiro/engine';
import { formatNumber } from '@tabuleiro/games';
import type { Context } from '../context.ts';

/** Points as "62 %". */
export function formatPercent(context: Context, points: number): string {
  return `${formatRounded(context, points, 0)} %`;
}

/** A number with a fixed number of decimals. */
export function formatRounded({ language }: Context, value: number, decimals: number): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return formatNumber(language, value, format);
}

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
