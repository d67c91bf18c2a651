import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { OfflineTexts } from './texts.ts';

export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = { en, pt };
