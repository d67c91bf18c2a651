import { type ReviewedPly, reviewMatch, type ReviewSummary, summarise } from '@tabuleiro/engine';
import { assert, type RecordLine, Match, type MatchRecord, type Ply, type ReadRecord } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openProgress } from '../io/progress.ts';
import type { RecordPosition } from '../options/record-position.ts';
import { expectFile } from '../storage/file-errors.ts';
import { saveRecords } from '../storage/records.ts';
import { loadMatchFacets } from '../text/game-facets.ts';
import { formatRounded, formatVerdict } from '../text/numbers.ts';
import { toLineInfo, toPoints } from './analysis-info.ts';
import { type AnalysisSession, withAnalysisSession } from './analyst.ts';
import { formatReview } from './review-report.ts';
import type { AnalysisSettings } from './settings.ts';

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
