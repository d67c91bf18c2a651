import { recallOneOf } from '../app/memory.ts';

/**
 * What a person can choose about how boards look; the first is what is usual. The choices stand on the page as
 * `data-finish` and `data-counts`, where the style sheets of the flat board and the deep board find them.
 */
export const BOARD_LOOKS = {
  /** What boards are made of; the first is each game's own. */
  finish: ['classic', 'light', 'dark', 'stone'],
  /** Numbers beside heaps of seeds. */
  counts: ['on', 'off'],
} as const;

export type Finish = (typeof BOARD_LOOKS.finish)[number];
export type Counts = (typeof BOARD_LOOKS.counts)[number];

/** Puts what was chosen before on the page. */
export function showBoardLook(): void {
  const { dataset } = document.documentElement;
  dataset['finish'] = recallOneOf('finish', BOARD_LOOKS.finish, 'classic');
  dataset['counts'] = recallOneOf('counts', BOARD_LOOKS.counts, 'on');
}
