import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { CounselTexts } from './texts.ts';

// Few words, and only few people need them: they come with the part that says them, in both languages.

export const COUNSEL_TEXTS: Readonly<Record<Language, CounselTexts>> = { en, pt };
