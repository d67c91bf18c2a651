import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { SidePageTexts } from './texts.ts';

/** They come with the pages that say them, and are so few that both languages do. */
export const SIDE_PAGE_TEXTS: Readonly<Record<Language, SidePageTexts>> = { en, pt };
