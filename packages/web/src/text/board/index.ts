import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { BoardTexts } from './texts.ts';

export const BOARD_TEXTS: Readonly<Record<Language, BoardTexts>> = { en, pt };
