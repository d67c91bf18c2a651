import { type GameId, type GameTexts, loadSharedTexts, type SharedTexts } from '@tabuleiro/games';
import { lazyTexts } from '../../settings/language.tsx';

/** The texts of each game that pages show before they load the game: rules, endings and most messages are left out. */
export type CardTexts = Readonly<Partial<Record<GameId, GameTexts>>>;

export const CARD_TEXTS = lazyTexts<CardTexts>({
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
});

/** The texts that all games share. */
export const SHARED_TEXTS = lazyTexts<SharedTexts>({
  en: async () => loadSharedTexts('en'),
  pt: async () => loadSharedTexts('pt'),
});
