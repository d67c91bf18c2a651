import { type ReviewedPly, reviewMatch, type ReviewSummary, summarise, MARK_POINTS, MARKS } from '@tabuleiro/engine';
import {
  assert,
  type RecordLine,
  Match,
  type MatchRecord,
  type Ply,
  type ReadRecord,
  type BySide,
  type Side,
  SIDES,
  formatGameName,
} from '@tabuleiro/games';
import { alignColumns, type Alignment, wrap } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { openProgress } from '../io/progress.ts';
import type { RecordPosition } from '../options/record-position.ts';
import { formatPlayers } from '../pipes/text-printer.ts';
import { expectFile } from '../storage/files.ts';
import { saveRecords } from '../storage/records.ts';
import { loadMatchFacets, type MatchFacets } from '../text/game-facets.ts';
import { formatPlayerName } from '../text/player-names.ts';
import { formatRounded, formatVerdict, formatPercent, toLineInfo, toPoints } from './analysis-info.ts';
import { type AnalysisSession, withAnalysisSession, type AnalysisSettings } from './analysis-session.ts';

export interface ReviewOutput {
  readonly json: boolean;
  /** An absolute path. */
  readonly annotated: string | null;
}

/** Finds the mistakes in a match. When interrupted, it prints and saves the plies reviewed so far. */
export async function analyseRecord(
  context: Context,
  picked: RecordPosition,
  settings: AnalysisSettings,
  { json, annotated }: ReviewOutput,
): Promise<void> {
  const { read } = picked;
  await withAnalysisSession(context, settings, async (session) => {
    const plies = await reviewAll(context, picked, session);
    if (annotated !== null) {
      await expectFile(context, await saveRecords(annotated, [annotate(context, read, plies)]));
    }
    if (json) return context.printJson(toJson(picked, plies));
    const facets = await loadMatchFacets(context, read.match.rules);
    await context.print(formatReview(context, facets, picked, plies).join('\n'));
  });
}

/** The reviewed plies in the order in which they were played. */
async function reviewAll(
  context: Context,
  { read }: RecordPosition,
  session: AnalysisSession,
): Promise<readonly ReviewedPly[]> {
  const { match } = read;
  const plies: ReviewedPly[] = [];
  const progress = await openProgress(context.io.stderr, match.moves.length);
  try {
    const reviews = reviewMatch(match, async (now) => {
      const analysis = await session.analyse(now);
      // A stopped analysis cannot be compared with complete ones.
      return session.isStopped ? null : analysis;
    });
    for await (const ply of reviews) {
      plies.push(ply);
      progress.update(plies.length);
    }
  } finally {
    progress.stop();
  }
  return plies.toReversed();
}

function toJson({ read, number, of }: RecordPosition, reviewed: readonly ReviewedPly[]): object {
  const { match, record, tags } = read;
  const { rules } = match;
  const plies = reviewed.map(({ ply, side, move, isForced, played, best, loss, mark, depth, nodes }) => {
    const before = match.positionAt(ply - 1);
    // It is a line of one move.
    const { moves, ...verdict } = toLineInfo(rules, before, { ...played, moves: [move] });
    const text = moves.join(' ');
    const better = toLineInfo(rules, before, best);
    return {
      ply,
      side,
      move: text,
      forced: isForced,
      ...verdict,
      best: better,
      loss: toPoints(loss),
      mark,
      depth,
      nodes,
    };
  });
  const place = { game: record.game, variant: record.variant, match: number, matches: of, tags };
  const sums = summarise(reviewed);
  return { ...place, plies, sides: { 1: rounded(sums[1]), 2: rounded(sums[2]) } };
}

function rounded({ meanLoss, accuracy, ...counts }: ReviewSummary): ReviewSummary {
  return { ...counts, meanLoss: meanLoss && toPoints(meanLoss), accuracy: accuracy && toPoints(accuracy) };
}

/** The record with a comment on each marked ply and the better line as a variation. */
export function annotate(
  context: Context,
  { record, match }: ReadRecord,
  reviewed: readonly ReviewedPly[],
): MatchRecord {
  const marked = new Map(reviewed.filter(({ mark }) => mark !== null).map((review) => [review.ply, review]));
  const plies = record.plies.map((ply, index): Ply => {
    const review = marked.get(index + 1);
    if (review === undefined) return ply;
    const better = betterLine(match, review);
    const comment = formatComment(context, review, better.plies[0]?.move ?? '');
    return {
      ...ply,
      comment: ply.comment === undefined ? comment : `${ply.comment} ${comment}`,
      variations: [...(ply.variations ?? []), better],
    };
  });
  return { ...record, plies };
}

function formatComment(context: Context, { mark, played, best, loss }: ReviewedPly, better: string): string {
  const { comment } = context.texts.analysis.review;
  const [score, betterScore] = [formatVerdict(context, played), formatVerdict(context, best)];
  return `${mark} ${comment(score, better, betterScore, formatRounded(context, loss, 0))}`;
}

/** The best line as a variation. It stops where the match would end, for example by repetition. */
function betterLine(match: Match, { ply, best }: ReviewedPly): RecordLine {
  const { rules, moves } = match;
  const way = new Match(rules, match.positionAt(0));
  for (const move of moves.slice(0, ply - 1)) assert(way.play(move).ok, 'a match is made of legal moves');
  const plies: Ply[] = [];
  for (const move of best.moves) {
    if (way.outcome !== null) break;
    plies.push({ move: rules.makeMove(way.position, move) });
    assert(way.play(move).ok, 'a line is made of legal moves');
  }
  return { plies };
}

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
