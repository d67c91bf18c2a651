import type { Board3DTexts } from './texts.ts';

export const texts: Board3DTexts = {
  depth: 'View of the board',
  depths: { '2d': '2D, from above', '3d': '3D, in depth' },
  failed: 'The 3D board could not be shown here, so this is the flat one. You can play on as before.',
  turn: 'Look from elsewhere: drag, or Shift and arrows. Nearer: wheel, or + and −. Back: double click, or 0.',
};
