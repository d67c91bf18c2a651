import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { LineTexts } from './texts.ts';

// Few words, and only few people need them: they come with the part that says them, in both languages.

export const LINE_TEXTS: Readonly<Record<Language, LineTexts>> = { en, pt };
