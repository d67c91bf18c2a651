import type { ReactNode } from 'react';
import type { BoardProps } from '../board/board-props.ts';
import { Board } from '../board3d/board-choice.tsx';
import { PLAY_TEXTS } from '../text/play/index.ts';

/** What pages with a board keep in their states. */
interface BoardState extends Omit<BoardProps, 'onPick'> {
  readonly pick: BoardProps['onPick'];
}

/** The board where pages have it. */
export function BoardArea({ state }: { readonly state: BoardState }): ReactNode {
  return (
    <section className="board-area" aria-label={PLAY_TEXTS[state.voice.language].board}>
      <Board {...state} onPick={state.pick} />
    </section>
  );
}
