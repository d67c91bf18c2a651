import type { Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { OnlineTexts } from './texts.ts';

export type { OnlineTexts } from './texts.ts';

// They come with online play, in both languages: whoever plays may change to the other one without a network.

export const ONLINE_TEXTS: Readonly<Record<Language, OnlineTexts>> = { en, pt };
