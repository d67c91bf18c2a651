import { formatNumber, formatOutcome, type GameLocale, type Side, SIDES } from '@tabuleiro/games';
import { alignColumns, type Alignment, wrap } from '@tabuleiro/games/render';
import type { LabContext } from '../lab-context.ts';
import { matchesOf, pointsOf, type Score, type ScoreCounter, type SeriesPlayer } from './score-counter.ts';

/** The results of a series and how to word them. */
export interface ResultsOptions {
  readonly context: Pick<LabContext, 'language' | 'texts'>;
  readonly locale: GameLocale;
  readonly scores: ScoreCounter;
  readonly names: Readonly<Record<SeriesPlayer, string>>;
}

const PLAYERS: readonly SeriesPlayer[] = [1, 2];

/** The table of results, the lengths and endings of the matches, and the score. */
export function formatResults(options: ResultsOptions): readonly string[] {
  const { context, locale, scores, names } = options;
  const texts = context.texts.series.results;
  const { mean, shortest, longest } = scores.length;
  const endings = scores.endings.flatMap(({ outcome, count }) => formatEnding(count, formatOutcome(locale, outcome)));
  const points = (player: SeriesPlayer): string => formatCount(context, pointsOf(scores.totalOf(player)));
  return [
    ...alignColumns(resultRows(options), ALIGNMENTS),
    '',
    texts.length(formatCount(context, mean), shortest, longest),
    texts.endings,
    ...endings,
    '',
    `${texts.result} ${names[1]} ${points(1)} – ${points(2)} ${names[2]}`,
  ];
}

/** Player and side, then numbers. */
const ALIGNMENTS: readonly Alignment[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right'];
/** The usual minimum width of a terminal. */
const WIDTH = 80;

/** The count and the words of an ending, wrapped with an indent. */
function formatEnding(count: number, words: string): readonly string[] {
  const head = `${String(count).padStart(5)}  `;
  const lines = wrap(words, WIDTH - head.length);
  return lines.map((line, index) => `${index === 0 ? head : ' '.repeat(head.length)}${line}`);
}

/** Each player on each side and in total, then each side. */
function resultRows({ context, locale, scores, names }: ResultsOptions): readonly (readonly string[])[] {
  const { columns, all } = context.texts.series.results;
  const sideName = (side: Side): string => locale.game.sides[side].name;
  const row = (player: string, side: string, score: Score): string[] => {
    const { wins, losses, draws } = score;
    return [
      player,
      side,
      ...[matchesOf(score), wins, losses, draws].map(String),
      formatCount(context, pointsOf(score)),
    ];
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
  for (const player of PLAYERS) {
    const played = SIDES.filter((side) => matchesOf(scores.scoreOf(player, side)) > 0);
    for (const side of played) rows.push(row(names[player], sideName(side), scores.scoreOf(player, side)));
    if (played.length > 1) rows.push(row(names[player], all, scores.totalOf(player)));
  }
  for (const side of SIDES) rows.push(row(all, sideName(side), scores.totalOfSide(side)));
  return rows;
}

/** At most one decimal, formatted for the language. */
function formatCount({ language }: ResultsOptions['context'], value: number): string {
  return formatNumber(language, value, { maximumFractionDigits: 1, useGrouping: false });
}

/** The names of the two players. */
export type Names = Readonly<Record<SeriesPlayer, string>>;

/** Numbers two players of the same name. */
export function distinguish(one: string, two: string): Names {
  return one === two ? { 1: `${one} (1)`, 2: `${two} (2)` } : { 1: one, 2: two };
}

/** The results of a series as JSON. */
export function resultsToJson(scores: ScoreCounter, names: Names): object {
  const playerOf = (player: SeriesPlayer): object => ({
    name: names[player],
    points: pointsOf(scores.totalOf(player)),
    total: scores.totalOf(player),
    sides: { 1: scores.scoreOf(player, 1), 2: scores.scoreOf(player, 2) },
  });
  return {
    matches: scores.matches,
    players: [playerOf(1), playerOf(2)],
    sides: { 1: scores.totalOfSide(1), 2: scores.totalOfSide(2) },
    plies: scores.length,
    endings: scores.endings,
  };
}
