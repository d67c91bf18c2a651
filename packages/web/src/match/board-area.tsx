import type { ReactNode } from 'react';
import { type BoardProps, NO_SUGGESTIONS } from '../board/board-props.ts';
import { SwitchableBoard } from '../board3d/switchable-board.tsx';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import { MATCH_TEXTS } from './messages.ts';

interface BoardState extends Omit<BoardProps, 'attackedBoard' | 'onPick'> {
  readonly attackedBoard: NonNullable<BoardProps['attackedBoard']>;
  readonly pick: BoardProps['onPick'];
}

/** The board of a page. */
export function BoardArea({ store }: { readonly store: ReadableStore<BoardState> }): ReactNode {
  const board = useSelector(store, ({ view, locale, bottom, offered, picked, pick, frameMs, ...state }) => ({
    view,
    locale,
    bottom,
    offered,
    picked,
    onPick: pick,
    frameMs,
    nameOf: state.nameOf,
    attackedBoard: state.attackedBoard,
    suggestions: state.suggestions ?? NO_SUGGESTIONS,
  }));
  return (
    <section className="board-area" aria-label={MATCH_TEXTS[board.locale.language].board}>
      <SwitchableBoard {...board} />
    </section>
  );
}
