import { formatOutcome, type Side, SIDES, type GameLocale } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { type Alignment, alignColumns } from '../text/columns.ts';
import { sayNumberIn } from '../text/number.ts';
import { wrap } from '../text/wrap.ts';
import { type Contestant, matchesOf, pointsOf, type Score, type Tally } from './tally.ts';

/** What is needed to speak of the results of a series. */
export interface ResultsOptions {
  readonly context: Context;
  readonly locale: GameLocale;
  readonly tally: Tally;
  readonly names: Readonly<Record<Contestant, string>>;
}

const CONTESTANTS: readonly Contestant[] = [1, 2];

/** The table of results, how long the matches were and how they ended; the score in the last line. */
export function sayResults(options: ResultsOptions): readonly string[] {
  const { context, locale, tally, names } = options;
  const texts = context.texts.matches.series;
  const { mean, shortest, longest } = tally.length;
  const endings = tally.endings.flatMap(({ outcome, count }) => sayEnding(count, formatOutcome(locale, outcome)));
  const points = (contestant: Contestant): string => sayNumber(context, pointsOf(tally.totalOf(contestant)));
  return [
    ...alignColumns(resultRows(options), ALIGNMENTS),
    '',
    texts.length(sayNumber(context, mean), shortest, longest),
    texts.endings,
    ...endings,
    '',
    `${texts.result} ${names[1]} ${points(1)} – ${points(2)} ${names[2]}`,
  ];
}

/** Player and side, then numbers. */
const ALIGNMENTS: readonly Alignment[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right'];
/** The narrowest terminal that is usual. */
const WIDTH = 80;

/** How often an end came, and its words, which go on below themselves where the line is full. */
function sayEnding(count: number, words: string): readonly string[] {
  const head = `${String(count).padStart(5)}  `;
  const lines = wrap(words, WIDTH - head.length);
  return lines.map((line, index) => `${index === 0 ? head : ' '.repeat(head.length)}${line}`);
}

/** Each player on each side and on both, then each side whoever played it. */
function resultRows({ context, locale, tally, names }: ResultsOptions): readonly (readonly string[])[] {
  const { columns, all } = context.texts.matches.series;
  const sideName = (side: Side): string => locale.game.sides[side].name;
  const row = (player: string, side: string, score: Score): string[] => {
    const { wins, losses, draws } = score;
    return [player, side, ...[matchesOf(score), wins, losses, draws].map(String), sayNumber(context, pointsOf(score))];
  };
  const head = [
    columns.player,
    columns.side,
    columns.matches,
    columns.wins,
    columns.losses,
    columns.draws,
    columns.points,
  ];
  const rows = [head];
  for (const contestant of CONTESTANTS) {
    const played = SIDES.filter((side) => matchesOf(tally.scoreOf(contestant, side)) > 0);
    for (const side of played) rows.push(row(names[contestant], sideName(side), tally.scoreOf(contestant, side)));
    if (played.length > 1) rows.push(row(names[contestant], all, tally.totalOf(contestant)));
  }
  for (const side of SIDES) rows.push(row(all, sideName(side), tally.totalOfSide(side)));
  return rows;
}

/** With one decimal where there is one, in the manner of the language. */
function sayNumber({ language }: Context, value: number): string {
  return sayNumberIn(language, value, { maximumFractionDigits: 1, useGrouping: false });
}
