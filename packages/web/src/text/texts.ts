import type { AppTexts } from './app/texts.ts';

/** What the page says, by area. Games speak for themselves. */
export interface WebTexts {
  readonly app: AppTexts;
}
