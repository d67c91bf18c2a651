import type { ReviewedPly } from '@tabuleiro/engine';
import { assert, type Line, Match, type MatchRecord, type Ply, type ReadRecord } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { sayRounded, sayVerdict } from './words.ts';

/** The record with a comment on each marked ply, and what should have been played as a variation of it. */
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
    const comment = sayComment(context, review, better.plies[0]?.move ?? '');
    return {
      ...ply,
      comment: ply.comment === undefined ? comment : `${ply.comment} ${comment}`,
      variations: [...(ply.variations ?? []), better],
    };
  });
  return { ...record, plies };
}

function sayComment(context: Context, { mark, played, best, loss }: ReviewedPly, better: string): string {
  const { comment } = context.texts.analysis.review;
  const [score, betterScore] = [sayVerdict(context, played), sayVerdict(context, best)];
  return `${mark} ${comment(score, better, betterScore, sayRounded(context, loss, 0))}`;
}

/** The best line as a variation. A match may end, by repetition, before a search has had enough: there the line stops. */
function betterLine(match: Match, { ply, best }: ReviewedPly): Line {
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
