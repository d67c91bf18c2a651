import type { SidePageTexts } from './texts.ts';

export const texts: SidePageTexts = {
  back: 'Back to the board',
  variants: 'Variants',
  unknown: 'There is no such page',
  unknownHelp: 'The address may have been cut off. All games are on the first page.',
};
