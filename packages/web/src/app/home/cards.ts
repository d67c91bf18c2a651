import type { GameId, GameTexts, Language, View } from '@tabuleiro/games';

/** What the first page knows of a game before anything of it is loaded. */
export interface GameCard {
  readonly game: GameId;
  /** A real position. */
  readonly view: View;
  /** What the card and its picture say, no more: rules, endings and most messages are left out. */
  readonly texts: Readonly<Record<Language, GameTexts>>;
}

/** The build puts the cards here: build/cards.ts gives this file its content. */
export const CARDS: readonly GameCard[] = [];
