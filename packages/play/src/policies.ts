import { AS_PLAYER } from '@tabuleiro/engine';
import { type ChosenMove, type ThinkingLimits, type Move, MoveList, type Position, type Rules } from '@tabuleiro/games';

// Rules that every front end and the server share; docs/architecture.md lists them.

/** A hint is one second of the strongest engine. */
export const HINT_LIMITS: ThinkingLimits = { timeMs: 1000 };

/** Enough time to read why the side must pass. */
export const BEFORE_PASS_MS = 2200;

/** Whether a move text is a pass. In every game a pass is legal only where it is the only move. */
export function isForcedPass(move: string): boolean {
  return move === 'pass';
}

/** The forced pass of a position; null where there is a decision to make. */
export function forcedPassAt(rules: Rules, position: Position): Move | null {
  if (position.countMoves() !== 1) return null;
  const moves = new MoveList();
  position.legalMoves(moves);
  const move = moves.at(0);
  return isForcedPass(rules.makeMove(position, move)) ? move : null;
}

/** A computer answers no draw offer before this ply, and weighs at most one offer in this number of plies. */
const DRAW_PLIES = 10;

/**
 * Why a computer does not weigh a draw offer; null when it does. `lastOffer` is the ply of the last offer that it
 * weighed, if any. Offers that it did not weigh do not count, and taking back moves lowers `lastOffer`.
 */
export function refuseDrawOffer(plies: number, lastOffer: number | null): 'draw-early' | 'draw-again' | null {
  if (plies < DRAW_PLIES) return 'draw-early';
  return lastOffer !== null && plies - lastOffer < DRAW_PLIES ? 'draw-again' : null;
}

type Value = Pick<ChosenMove, 'score' | 'end'>;

/** Whether a computer's own search, made for the side to move, values the position at most even for that computer. */
export function acceptsDrawItself({ score, end }: Value, isComputerToMove = false): boolean {
  if (end !== undefined) return end.result !== (isComputerToMove ? 'win' : 'loss');
  if (score === undefined) return false;
  // A player's contempt makes its search value an even position just below even.
  return isComputerToMove ? score <= 0 : score >= -AS_PLAYER.contempt;
}

/**
 * Whether a computer accepts a draw: its own search values the position at most even for itself, or the strongest
 * engine proves a draw. The original players give no value, so the strongest engine decides for them.
 */
export function acceptsDraw(own: Value, strongest: Value, isComputerToMove = false): boolean {
  const hasValue = own.score !== undefined || own.end !== undefined;
  if (!hasValue) return acceptsDrawItself(strongest, isComputerToMove);
  return acceptsDrawItself(own, isComputerToMove) || strongest.end?.result === 'draw';
}

/**
 * Whether a computer accepts a draw. It is asked itself; where its own search declines, the strongest engine is asked too.
 * Null when one of them does not answer.
 */
export async function weighDraw(
  ask: (player: 'itself' | 'strongest') => Promise<Value | null>,
  isComputerToMove = false,
): Promise<boolean | null> {
  const own = await ask('itself');
  if (own === null) return null;
  if (acceptsDrawItself(own, isComputerToMove)) return true;
  const strongest = await ask('strongest');
  return strongest === null ? null : acceptsDraw(own, strongest, isComputerToMove);
}
