import { texts as app } from './app/en.ts';
import type { WebTexts } from './texts.ts';

export const texts: WebTexts = { app };
