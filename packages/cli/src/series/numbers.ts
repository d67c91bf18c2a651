import { type GameTexts, makePlayer } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import type { ComputerSpec } from '../players/open.ts';
import { sayPlayerSpec } from '../text/index.ts';
import { sayNumberIn } from '../text/number.ts';
import type { SeatSettings } from './settings.ts';

// Numbers as people read them, in the manner of the language.

function format({ language }: Context, value: number, options: Intl.NumberFormatOptions): string {
  return sayNumberIn(language, value, { useGrouping: false, ...options });
}

/** "+191", "−12", "+∞". */
export function sayElo(context: Context, elo: number): string {
  return format(context, elo, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** A rating, which nobody reads as a difference. */
export function sayRating(context: Context, rating: number): string {
  return format(context, rating, { maximumFractionDigits: 0 });
}

/** "62.5 %", of a share from 0 to 1. */
export function sayPercent(context: Context, share: number): string {
  return `${format(context, share * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
}

export function sayRatio(context: Context, ratio: number): string {
  return format(context, ratio, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
}

/** "max (100 ms)": a player and what it is limited to, where it is. */
export function nameSeat({ texts }: Context, game: GameTexts, spec: ComputerSpec, { limits }: SeatSettings): string {
  const { timeMs, nodes } = limits;
  // Beside a number nothing more need be said of how strong it is.
  const name = spec.kind === 'max' ? makePlayer(spec) : sayPlayerSpec(texts, spec, game);
  const words = [
    ...(timeMs === undefined ? [] : [texts.contests.time(timeMs)]),
    ...(nodes === undefined ? [] : [texts.contests.nodes(nodes)]),
  ];
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}
