import type { Position } from './position.ts';

/** Moves as the original program had people type them; for people's input only. */
export interface TypedNotation {
  /**
   * The move in the game's notation, legal or not; null for text that means nothing here. It is asked only about text that
   * is not in the game's notation.
   */
  readMove(position: Position, text: string): string | null;

  /**
   * The pick that a text names, for moves that are typed in parts; null where it names none. Ids of picks need not be read
   * here.
   */
  readPick?(position: Position, text: string): string | null;
}
