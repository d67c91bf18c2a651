import type { GameId, View } from '@tabuleiro/games';

/** What the first page knows of a game before anything of it is loaded. */
export interface GameCard {
  readonly game: GameId;
  /** A real position. */
  readonly view: View;
}

/** The build puts the cards here: build/cards.ts gives this file its content. */
export const CARDS: readonly GameCard[] = [];
