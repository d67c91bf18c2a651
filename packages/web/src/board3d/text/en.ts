import type { Translation } from '../../settings/language.tsx';

export type Board3DTexts = Translation<typeof en>;

/** The 3D board, and the settings of both boards. */
export const en = {
  depth: 'View of the board',
  depths: { '2d': '2D, from above', '3d': '3D, in depth' },
  failed: 'The 3D board could not be shown here, so you see it in 2D. You can play on as before.',
  turn: 'Rotate: drag, or Shift and arrows. Zoom: wheel, or + and −. Reset: double-click, or 0.',
  finish: 'Board',
  finishes: { classic: 'As it was made', light: 'Light wood', dark: 'Dark wood', stone: 'Stone' },
  /** The numbers beside heaps of seeds. */
  counts: 'Numbers of seeds',
  countsShown: { on: 'Shown', off: 'Hidden' },
};
