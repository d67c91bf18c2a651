import type { Verdict } from '@tabuleiro/engine';
import type { Context } from '../context.ts';
import { sayNumberIn } from '../text/number.ts';

// Numbers of an analysis as people read them, in the manner of the language.

/** "+1.35", or "wins in 7 plies", "wins in at most 7 plies", "wins" or "a draw" where that is proved. */
export function sayVerdict({ language, texts }: Context, { score, end }: Verdict): string {
  if (end?.result === 'draw') return texts.analysis.isDrawn;
  if (end !== null) {
    const { loses, losesIn, wins, winsIn } = texts.analysis;
    if (end.plies === undefined) return end.result === 'win' ? wins : loses;
    return (end.result === 'win' ? winsIn : losesIn)(end.plies, end.atMost === true);
  }
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
  return sayNumberIn(language, score / 100, format);
}

/** "62 %", of points of a hundred. */
export function sayPercent(context: Context, points: number): string {
  return `${sayRounded(context, points, 0)} %`;
}

/** With so many decimals. */
export function sayRounded({ language }: Context, value: number, decimals: number): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return sayNumberIn(language, value, format);
}
