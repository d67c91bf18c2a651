import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { LookTexts } from './texts.ts';

export const LOOK_TEXTS: Readonly<Record<Language, LookTexts>> = { en, pt };
