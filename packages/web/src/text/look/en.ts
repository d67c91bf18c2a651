import type { LookTexts } from './texts.ts';

export const texts: LookTexts = {
  finish: 'Board',
  finishes: { classic: 'As it was made', light: 'Light wood', dark: 'Dark wood', stone: 'Stone' },
  counts: 'Numbers of seeds',
  countsShown: { on: 'Shown', off: 'Hidden' },
};
