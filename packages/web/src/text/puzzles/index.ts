import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { PuzzleTexts } from './texts.ts';

export type { PuzzleTexts } from './texts.ts';

/** They come with the part that speaks them, and are so few that both languages do. */
export const PUZZLE_TEXTS: Readonly<Record<Language, PuzzleTexts>> = { en, pt };
