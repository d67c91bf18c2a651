import { formatNumber, type GameTexts, makePlayer, type ComputerSpec } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { SeatSettings } from './series-settings.ts';

// Numbers formatted for the language.

function format({ language }: LabContext, value: number, options: Intl.NumberFormatOptions): string {
  return formatNumber(language, value, { useGrouping: false, ...options });
}

/** "+191", "−12", "+∞". */
export function formatElo(context: LabContext, elo: number): string {
  return format(context, elo, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** A rating, without a sign. */
export function formatRating(context: LabContext, rating: number): string {
  return format(context, rating, { maximumFractionDigits: 0 });
}

/** A share from 0 to 1 as "62.5 %". */
export function formatPercent(context: LabContext, share: number): string {
  return `${format(context, share * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
}

export function formatRatio(context: LabContext, ratio: number): string {
  return format(context, ratio, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
}

/** A player with its limits, such as "max (100 ms)". */
export function nameSeat(context: LabContext, game: GameTexts, spec: ComputerSpec, { limits }: SeatSettings): string {
  const { timeMs, nodes } = limits;
  // Beside a number the long name of `max` says nothing more.
  const name = spec.kind === 'max' ? makePlayer(spec) : context.players.formatPlayer(spec, game);
  const words = [
    ...(timeMs === undefined ? [] : [context.texts.series.time(timeMs)]),
    ...(nodes === undefined ? [] : [context.texts.series.nodes(nodes)]),
  ];
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}
