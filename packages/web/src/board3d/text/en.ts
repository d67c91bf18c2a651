import type { Translation } from '../../settings/language.tsx';

export type Board3DTexts = Translation<typeof en>;

/** The 3D board. */
export const en = {
  depth: 'View of the board',
  depths: { '2d': '2D, from above', '3d': '3D, in depth' },
  failed: 'The 3D board could not be shown here, so you see it in 2D. You can play on as before.',
  turn: 'Rotate: drag, or Shift and arrows. Zoom: wheel, or + and −. Reset: double-click, or 0.',
};
