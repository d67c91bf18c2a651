import type { GameId, View } from '@tabuleiro/games';

/** The picture of a game that pages show before they load the game. */
export interface GameCardData {
  readonly game: GameId;
  /** A position from a match. */
  readonly view: View;
  /** How many puzzles it has. */
  readonly puzzles: number;
}

/** The build fills it: see build/cards.ts. */
export const CARDS: readonly GameCardData[] = [];
