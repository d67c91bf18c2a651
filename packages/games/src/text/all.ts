import type { Language } from '../contract/index.ts';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { SharedTexts } from './shared.ts';

/** For programs that have all languages at hand anyway; a page loads the one it speaks with `loadSharedTexts`. */
export const SHARED_TEXTS: Readonly<Record<Language, SharedTexts>> = { en, pt };
