import type { CardTexts } from './card-texts.ts';

/** The build takes them from the texts of the games: see build/cards.ts. */
export const en: CardTexts = {};
