import type { GameId, View } from '@tabuleiro/games';

/** The picture of a game that pages show before they load the game. */
export interface GameCardData {
  readonly game: GameId;
  /** A position from a match. */
  readonly view: View;
  /** How long a match lasts, in minutes; null where that was not measured. */
  readonly minutes: number | null;
  /** How many rules there are to learn. */
  readonly rules: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** How many puzzles it has. */
  readonly puzzles: number;
}

/** The build fills it: see build/cards.ts. */
export const CARDS: readonly GameCardData[] = [];
