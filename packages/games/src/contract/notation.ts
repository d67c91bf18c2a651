import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { TextError } from './text.ts';

/**
 * The text of a game's positions and moves. Reading is strict and guesses nothing; writing is canonical: equal positions
 * give equal text, and what is written is read back as the same.
 */
export interface Notation {
  /** Reads a position of the given variant. Errors name fields as `position` or `position.<field>`. */
  parsePosition(text: string, variant: string): Result<Position, TextError>;

  makePosition(position: Position): string;

  /**
   * Reads a move for this position. The move is well formed but need not be legal: ask `isLegal`. Errors name the field
   * `move`.
   */
  parseMove(position: Position, text: string): Result<Move, TextError>;

  /** Writes a move that is legal in this position. */
  makeMove(position: Position, move: Move): string;
}
