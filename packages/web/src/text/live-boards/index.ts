import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { LiveBoardTexts } from './texts.ts';

/** They come with the part that speaks them, and are so few that both languages do. */
export const LIVE_BOARD_TEXTS: Readonly<Record<Language, LiveBoardTexts>> = { en, pt };
