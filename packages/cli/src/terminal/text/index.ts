import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { TerminalTexts } from './texts.ts';

export const TERMINAL_TEXTS: Readonly<Record<Language, TerminalTexts>> = { en, pt };
