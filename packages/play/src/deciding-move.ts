import { type AnalysePosition, expectedPoints, type PlyVerdict, reviewMatch } from '@tabuleiro/engine';
import { type Match, otherSide, type Side } from '@tabuleiro/games';

/** From this many points out of 100, the winner is no longer in doubt. */
const SURE = 70;
/** A move that changes less decides nothing. */
const LEAST = 8;

/**
 * The ply, counted from 1, after which the winner was no longer in doubt: of the plies since the winner's last moment of
 * doubt, the one that changed the expected points most. Null for a draw, for a winner who was in doubt to the end, and for
 * a match that was decided from its start. It looks from the end backwards, and no further than needed.
 */
export async function findDecidingPly(match: Match, analyse: AnalysePosition): Promise<number | null> {
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return null;
  let after: number | null = null;
  let most = { ply: 0, gain: 0 };
  for await (const { ply, side, isForced, best, played } of reviewMatch(match, analyse)) {
    after ??= pointsOf(winner, side, played);
    if (after < SURE) break;
    const before = pointsOf(winner, side, best);
    const gain = after - before;
    if (gain > most.gain && !isForced) most = { ply, gain };
    after = before;
  }
  return most.gain < LEAST ? null : most.ply;
}

function pointsOf(winner: Side, side: Side, verdict: PlyVerdict): number {
  const points = expectedPoints(verdict);
  return side === otherSide(winner) ? 100 - points : points;
}
