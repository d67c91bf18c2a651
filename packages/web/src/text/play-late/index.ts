import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { LateTexts } from './texts.ts';

/** They come with the parts that say them, and are so few that both languages do. */
export const LATE_TEXTS: Readonly<Record<Language, LateTexts>> = { en, pt };
