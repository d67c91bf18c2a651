import type { Finish } from '../../theme/board-look.ts';

/** What people choose about the look of the board. */
export interface Look {
  /** The colour of the page's own writing, which changes with the theme. */
  readonly ink: number;
  /** High contrast: black and white with outlines. */
  readonly isStark: boolean;
  readonly finish: Finish;
  /** Whether heaps have their numbers beside them. */
  readonly hasCounts: boolean;
}

export const USUAL_LOOK: Look = { ink: 0x221c16, isStark: false, finish: 'classic', hasCounts: true };
