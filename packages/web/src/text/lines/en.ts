import type { LineTexts } from './texts.ts';

export const texts: LineTexts = {
  others: 'Other lines',
  back: (ply, moves) => `Back to the line from move ${ply}: ${moves}`,
};
