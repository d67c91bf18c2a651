import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { TextError } from './text.ts';

/**
 * The text of a game's positions and moves. Parsing is strict and guesses nothing. Writing is canonical: equal
 * positions give equal text, and parsing that text gives the same position.
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

/** Moves in the notation of the original program; for people's input only. */
export interface TypedNotation {
  /**
   * The move in the game's notation, legal or not; null for text that this notation cannot parse. Callers try the
   * game's own notation first.
   */
  readMove(position: Position, text: string): string | null;

  /**
   * The pick that a text names, for moves typed in parts; null where it names none. It need not recognise ids of picks.
   */
  readPick?(position: Position, text: string): string | null;
}

/**
 * The visualiser facet: the protocol between a game's original program and a board in another process. A game without
 * the facet uses its own notation.
 */
export interface Visualiser {
  /** The text after `gameStatus`: the board and the points as the original program wrote them. */
  makeStatus(position: Position): string;

  /** The text after `playerChoose` for a legal move. All legal moves of a position but a pass have different texts. */
  makeChoice(position: Position, move: Move): string;
}
