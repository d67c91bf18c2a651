import { otherSide, type PieceView, type Position, type Rules, type Side, type View } from '@tabuleiro/games';
import type { GameFacets } from './game-facets.ts';
import type { MatchHistory } from './match-history.ts';
import type { Preview } from './move-builder.ts';

/** What a board shows whose pieces are asked about. */
export interface AttackedBoard {
  readonly rules: Rules;
  /**
   * The position on the board; while a move is half picked, the positions to which it may lead. Only what is the same in
   * all of them is answered. None while a move is under way.
   */
  readonly positions: readonly Position[];
  /** While a move is half picked, answers are about the pieces of the other side alone: it does not change them. */
  readonly onlySide: Side | null;
  readonly view: View;
  /** The side that is threatened; null for the side to move. */
  readonly you: Side | null;
}

/**
 * What a board at rest shows, or one on which a move is half picked. Threats are against the person at the board; between
 * two people, or two others, against the side to move.
 */
export function attackedBoardOf(
  { viewer }: Pick<GameFacets, 'viewer'>,
  history: MatchHistory,
  preview: Preview | null,
): AttackedBoard {
  const { match, position, view } = history;
  const [isFirst, isSecond] = [history.isHuman(1), history.isHuman(2)];
  const about = { rules: match.rules, you: isFirst === isSecond ? null : isFirst ? 1 : 2 } as const;
  if (preview === null) return { ...about, positions: [position], onlySide: null, view };
  const onlySide = otherSide(position.turn);
  const positions = preview.moves.map((move) => {
    const next = position.clone();
    next.apply(move);
    return next;
  });
  // The rest of the move may shift the whole board.
  const isStill = positions.every((next) =>
    viewer.describe(next).pieces.every((piece) => piece.owner !== onlySide || isAt(preview.view, piece)),
  );
  return { ...about, positions: isStill ? positions : [], onlySide, view: preview.view };
}

function isAt({ pieces }: View, { id, at }: PieceView): boolean {
  return !('cell' in at) || pieces.some((one) => one.id === id && 'cell' in one.at && one.at.cell === at.cell);
}
