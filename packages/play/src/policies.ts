import { AS_PLAYER } from '@tabuleiro/engine';
import { type Chosen, type Limits, type Move, MoveList, type Position, type Rules } from '@tabuleiro/games';

// One rule each for what every front end and the server do in the same way; docs/architecture.md lists them.

/** A hint is one second of the strongest engine. */
export const HINT_LIMITS: Limits = { timeMs: 1000 };

/** Long enough to read why one must pass. */
export const BEFORE_PASS_MS = 2200;

/** Whether a move, as it is written, is a pass: in every game that is the only move where it is one. */
export function isForcedPass(move: string): boolean {
  return move === 'pass';
}

/** The pass that a position forces; null where there is something to decide. */
export function forcedPassAt(rules: Rules, position: Position): Move | null {
  if (position.countMoves() !== 1) return null;
  const moves = new MoveList();
  position.legalMoves(moves);
  const move = moves.at(0);
  return isForcedPass(rules.makeMove(position, move)) ? move : null;
}

/** A computer answers no draw offer before so many plies, and weighs at most one offer in so many. */
const DRAW_PLIES = 10;

/**
 * Why a computer does not weigh a draw offer; null when it does. `lastOffer` is the ply of the last one that was weighed, if
 * any: offers that are not weighed do not count, and it goes back with the match.
 */
export function refuseDrawOffer(plies: number, lastOffer: number | null): 'draw-early' | 'draw-again' | null {
  if (plies < DRAW_PLIES) return 'draw-early';
  return lastOffer !== null && plies - lastOffer < DRAW_PLIES ? 'draw-again' : null;
}

/**
 * Whether a computer accepts a draw: when a draw is proved, or its own search values the position at most even for itself.
 * `thought` is that search, for the side to move.
 */
export function acceptsDraw({ score = 0, end }: Pick<Chosen, 'score' | 'end'>, isComputerToMove = false): boolean {
  if (end !== undefined) return end.result !== (isComputerToMove ? 'win' : 'loss');
  // A player's search dislikes draws a little, and so values an even position just below even.
  return isComputerToMove ? score <= 0 : score >= -AS_PLAYER.contempt;
}

/** Whether a player told how it values a position; the originals do not, and the strongest engine weighs for them. */
export function hasValue({ score, end }: Chosen): boolean {
  return score !== undefined || end !== undefined;
}
