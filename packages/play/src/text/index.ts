import type { Language } from '@tabuleiro/games';
import { type SessionTexts, texts as en } from './en.ts';
import { texts as pt } from './pt.ts';

export const SESSION_TEXTS: Readonly<Record<Language, SessionTexts>> = { en, pt };
