import { texts as app } from './app/pt.ts';
import type { WebTexts } from './texts.ts';

export const texts: WebTexts = { app };
