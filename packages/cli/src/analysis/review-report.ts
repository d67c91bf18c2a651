import { MARK_POINTS, MARKS, type ReviewedPly, type ReviewSummary, summarise } from '@tabuleiro/engine';
import { type BySide, type Match, type Side, SIDES } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import type { Picked } from '../play/pick.ts';
import { sayPlayers } from '../play/report.ts';
import type { Stage } from '../play/stage.ts';
import { sayGame } from '../play/words.ts';
import { type Alignment, alignColumns } from '../text/columns.ts';
import { sayPlayerName } from '../text/index.ts';
import { wrap } from '../text/wrap.ts';
import { sayPercent, sayRounded, sayVerdict } from './words.ts';

/** The narrowest terminal that is usual. */
const WIDTH = 80;
/** Stands where there is nothing to be measured. */
const NONE = '–';

/** A table of the mistakes in a match, how each side played, and what the words mean. */
export function sayReview(
  context: Context,
  stage: Stage,
  { read, number, of }: Picked,
  plies: readonly ReviewedPly[],
): readonly string[] {
  const { matches, analysis } = context.texts;
  const { review } = analysis;
  const players = { 1: read.tags['Player1'] ?? '?', 2: read.tags['Player2'] ?? '?' };
  const head = [sayGame(stage), sayPlayers(context, stage, players, of > 1 ? matches.matchOf(number, of) : ''), ''];
  const [first] = plies;
  if (first === undefined) return [...head, review.notBegun];
  const last = plies.at(-1) ?? first;
  const isWhole = first.ply === 1 && last.ply === read.match.moves.length;
  const mistakes = plies.filter(({ mark }) => mark !== null);
  const { '?!': slight, '?': plain, '??': grave } = MARK_POINTS;
  return [
    ...head,
    ...(isWhole ? [] : [review.partial(first.ply, last.ply), '']),
    ...(mistakes.length === 0 ? [review.noMistakes] : sayMistakes(context, stage, read.match, mistakes)),
    '',
    ...saySums(context, stage, players, summarise(plies)),
    '',
    ...wrap(review.legend(slight, plain, grave), WIDTH),
  ];
}

const MISTAKE_ALIGNMENTS: readonly Alignment[] = ['right', 'left', 'left', 'right', 'left', 'right', 'right', 'left'];

function sayMistakes(
  context: Context,
  stage: Stage,
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
      stage.locale.game.sides[side].name,
      stage.rules.makeMove(before, move),
      sayVerdict(context, played),
      stage.rules.makeMove(before, better),
      sayVerdict(context, best),
      sayRounded(context, loss, 0),
      mark ?? '',
    ];
  });
  return alignColumns([head, ...rows], MISTAKE_ALIGNMENTS);
}

const SUM_ALIGNMENTS: readonly Alignment[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'];

function saySums(
  context: Context,
  { rules, locale }: Stage,
  players: BySide<string>,
  sums: BySide<ReviewSummary>,
): readonly string[] {
  const { sums: columns } = context.texts.analysis.review;
  const head = [columns.player, columns.side, columns.plies, columns.loss, ...MARKS, columns.accuracy];
  const row = (side: Side): readonly string[] => {
    const { plies, meanLoss, accuracy, marks } = sums[side];
    return [
      sayPlayerName(context.texts, rules.game, players[side], locale.game),
      locale.game.sides[side].name,
      String(plies),
      meanLoss === null ? NONE : sayRounded(context, meanLoss, 1),
      ...MARKS.map((mark) => String(marks[mark])),
      accuracy === null ? NONE : sayPercent(context, accuracy),
    ];
  };
  return alignColumns([head, ...SIDES.map(row)], SUM_ALIGNMENTS);
}
