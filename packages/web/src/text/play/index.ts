import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { PlayTexts } from './texts.ts';

export type { PlayTexts } from './texts.ts';

export const PLAY_TEXTS: Readonly<Record<Language, PlayTexts>> = { en, pt };
