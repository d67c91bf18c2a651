import type { CardTexts } from '../texts.ts';

/** The build puts the texts here, taken from those of the games: see build/cards.ts. */
export const texts: CardTexts = {};
