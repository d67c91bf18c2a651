import type { Match, Notice, View } from '@tabuleiro/games';
import type { GameFacets } from './game-facets.ts';

/**
 * The notices for the position at a ply: forced moves and why, the result of the last move, anything remarkable. `last`
 * is the last frame of the move that led there.
 */
export function noticesAt(facets: GameFacets, match: Match, ply: number, last: View | undefined): readonly Notice[] {
  const position = match.positionAt(ply);
  const { notices } = last ?? facets.viewer.describe(position);
  const isEnd = match.outcome !== null && ply === match.moves.length;
  if (isEnd) return notices.filter((notice) => isNews(facets, match, ply, notice));
  const movesAgain = ply > 0 && match.positionAt(ply - 1).turn === position.turn && !position.isOver();
  return movesAgain ? [{ code: 'moves-again', values: { mover: { side: position.turn } } }, ...notices] : notices;
}

/** After the end of a match only a lasting notice that the last move caused is worth showing. */
function isNews({ viewer }: GameFacets, match: Match, ply: number, notice: Notice): boolean {
  const before = ply > 0 ? viewer.describe(match.positionAt(ply - 1)).notices : [];
  return notice.lasts === true && !before.some((one) => isSame(one, notice));
}

/** A lasting notice appears for two plies, so that both sides see it; after that it only takes up room. */
export function isOldNotice({ viewer }: GameFacets, match: Match, ply: number, notice: Notice): boolean {
  const stood = (back: number): boolean =>
    viewer.describe(match.positionAt(ply - back)).notices.some((one) => isSame(one, notice));
  return notice.lasts === true && ply >= 2 && stood(1) && stood(2);
}

const isSame = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other);
