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
