import { type ReviewedPly, reviewMatch, type ReviewSummary, summarise } from '@tabuleiro/engine';
import type { Context } from '../context.ts';
import type { Picked } from '../play/pick.ts';
import { openProgress } from '../play/progress.ts';
import { loadStage } from '../play/stage.ts';
import { toLineInfo, toPoints } from '../service/analyse.ts';
import { expectFile, saveRecords } from '../storage/index.ts';
import { type Session, withSession } from './analyst.ts';
import { annotate } from './annotate.ts';
import { sayReview } from './review-report.ts';
import type { AnalysisSettings } from './settings.ts';

export interface RecordOutput {
  readonly json: boolean;
  /** An absolute path. */
  readonly annotated: string | null;
}

/** Looks for mistakes in a match. What was reviewed is told and kept even when the person ends it on the way. */
export async function analyseRecord(
  context: Context,
  picked: Picked,
  settings: AnalysisSettings,
  { json, annotated }: RecordOutput,
): Promise<void> {
  const { read } = picked;
  await withSession(context, settings, async (session) => {
    const plies = await reviewAll(context, picked, session);
    if (annotated !== null) {
      await expectFile(context, await saveRecords(annotated, [annotate(context, read, plies)]));
    }
    if (json) return context.printJson(toJson(picked, plies));
    const stage = await loadStage(context, read.match.rules);
    await context.print(sayReview(context, stage, picked, plies).join('\n'));
  });
}

/** The plies that could be reviewed, in the order in which they were played. */
async function reviewAll(context: Context, { read }: Picked, session: Session): Promise<readonly ReviewedPly[]> {
  const { match } = read;
  const plies: ReviewedPly[] = [];
  const progress = await openProgress(context.io.stderr, match.moves.length);
  try {
    const reviews = reviewMatch(match, async (now) => {
      const analysis = await session.analyse(now);
      // What was broken off would be compared with what was not.
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

function toJson({ read, number, of }: Picked, reviewed: readonly ReviewedPly[]): object {
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
