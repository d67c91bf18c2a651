import { readChoice } from './storage.ts';

/**
 * Options for the look of boards; the first is the default. They are set as `data-finish` and `data-counts` on the document,
 * where the style sheets and the 3D board read them.
 */
export const BOARD_LOOKS = {
  /** The board's material; `classic` is each game's own. */
  finish: ['classic', 'light', 'dark', 'stone'],
  /** Whether numbers are shown beside heaps of seeds. */
  counts: ['on', 'off'],
} as const;

export type Finish = (typeof BOARD_LOOKS.finish)[number];
export type Counts = (typeof BOARD_LOOKS.counts)[number];

export function showBoardLook(): void {
  const { dataset } = document.documentElement;
  dataset['finish'] = readChoice('finish', BOARD_LOOKS.finish, 'classic');
  dataset['counts'] = readChoice('counts', BOARD_LOOKS.counts, 'on');
}
