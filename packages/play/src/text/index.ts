import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { SessionTexts } from './texts.ts';

export type { SessionTexts } from './texts.ts';

export const SESSION_TEXTS: Readonly<Record<Language, SessionTexts>> = { en, pt };
