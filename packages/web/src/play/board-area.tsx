import type { ReactNode } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import type { BoardProps } from '../board/board-props.ts';
import { Board } from '../board3d/board-choice.tsx';
import { PLAY_TEXTS } from '../text/play/index.ts';

/** What pages with a board keep in their states. */
interface BoardState extends Omit<BoardProps, 'onPick'> {
  readonly pick: BoardProps['onPick'];
}

/** The board where pages have it. */
export function BoardArea({ store }: { readonly store: Readable<BoardState> }): ReactNode {
  const board = useParts(store, ({ view, locale, bottom, offered, picked, pick, frameMs, nameOf }) => ({
    view,
    locale,
    bottom,
    offered,
    picked,
    onPick: pick,
    frameMs,
    nameOf,
  }));
  return (
    <section className="board-area" aria-label={PLAY_TEXTS[board.locale.language].board}>
      <Board {...board} />
    </section>
  );
}
