import { MARK_POINTS, MARKS, type ReviewedPly, type ReviewSummary, summarise } from '@tabuleiro/engine';
import { type BySide, type Match, type Side, SIDES, formatGameName } from '@tabuleiro/games';
import { alignColumns, type Alignment, wrap } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import type { RecordPosition } from '../options/record-position.ts';
import { formatPlayers } from '../pipes/text-printer.ts';
import type { MatchFacets } from '../text/game-facets.ts';
import { formatPercent, formatRounded, formatVerdict } from '../text/numbers.ts';
import { formatPlayerName } from '../text/player-names.ts';

/** The usual minimum width of a terminal. */
const WIDTH = 80;
/** Printed where there is nothing to measure. */
const NONE = '–';

/** A table of the mistakes, a summary for each side, and a legend. */
export function formatReview(
  context: Context,
  facets: MatchFacets,
  { read, number, of }: RecordPosition,
  plies: readonly ReviewedPly[],
): readonly string[] {
  const { matches, analysis } = context.texts;
  const { review } = analysis;
  const players = { 1: read.tags['Player1'] ?? '?', 2: read.tags['Player2'] ?? '?' };
  const head = [
    formatGameName(facets.locale, facets.rules.variant.id),
    formatPlayers(context, facets, players, of > 1 ? matches.matchOf(number, of) : ''),
    '',
  ];
  const [first] = plies;
  if (first === undefined) return [...head, review.notBegun];
  const last = plies.at(-1) ?? first;
  const isWhole = first.ply === 1 && last.ply === read.match.moves.length;
  const mistakes = plies.filter(({ mark }) => mark !== null);
  const { '?!': slight, '?': plain, '??': grave } = MARK_POINTS;
  return [
    ...head,
    ...(isWhole ? [] : [review.partial(first.ply, last.ply), '']),
    ...(mistakes.length === 0 ? [review.noMistakes] : formatMistakes(context, facets, read.match, mistakes)),
    '',
    ...formatSums(context, facets, players, summarise(plies)),
    '',
    ...wrap(review.legend(slight, plain, grave), WIDTH),
  ];
}

const MISTAKE_ALIGNMENTS: readonly Alignment[] = ['right', 'left', 'left', 'right', 'left', 'right', 'right', 'left'];

function formatMistakes(
  context: Context,
  facets: MatchFacets,
  match: Match,
  mistakes: readonly ReviewedPly[],
): readonly string[] {
  const { columns } = context.texts.analysis.review;
  const head = [columns.ply, columns.side, columns.played, columns.score, columns.better, columns.score, columns.loss];
  const rows = mistakes.map(({ ply, side, move, played, best, loss, mark }) => {
    const before = match.positionAt(ply - 1);
    const better = best.moves[0] ?? move;
    return [
      String(ply),
      facets.locale.game.sides[side].name,
      facets.rules.makeMove(before, move),
      formatVerdict(context, played),
      facets.rules.makeMove(before, better),
      formatVerdict(context, best),
      formatRounded(context, loss, 0),
      mark ?? '',
    ];
  });
  return alignColumns([head, ...rows], MISTAKE_ALIGNMENTS);
}

const SUM_ALIGNMENTS: readonly Alignment[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'];

function formatSums(
  context: Context,
  { rules, locale }: MatchFacets,
  players: BySide<string>,
  sums: BySide<ReviewSummary>,
): readonly string[] {
  const { sums: columns } = context.texts.analysis.review;
  const head = [columns.player, columns.side, columns.plies, columns.loss, ...MARKS, columns.accuracy];
  const row = (side: Side): readonly string[] => {
    const { plies, meanLoss, accuracy, marks } = sums[side];
    return [
      formatPlayerName(context.texts, rules.game, players[side], locale.game),
      locale.game.sides[side].name,
      String(plies),
      meanLoss === null ? NONE : formatRounded(context, meanLoss, 1),
      ...MARKS.map((mark) => String(marks[mark])),
      accuracy === null ? NONE : formatPercent(context, accuracy),
    ];
  };
  return alignColumns([head, ...SIDES.map(row)], SUM_ALIGNMENTS);
}
