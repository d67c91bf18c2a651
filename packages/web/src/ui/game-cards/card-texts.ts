import { byLanguage, type GameId, type GameTexts } from '@tabuleiro/games';
import { lazyTexts } from '../../settings/language.tsx';

/** The texts of each game that pages show before they load the game: rules, endings and most messages are left out. */
export type CardTexts = Readonly<Partial<Record<GameId, GameTexts>>>;

/** The build takes them from the texts of the games: see build/cards.ts. */
export const CARD_TEXTS = lazyTexts<CardTexts>(byLanguage(() => async () => ({})));
