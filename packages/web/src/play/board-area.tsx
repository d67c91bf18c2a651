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
  const { view, voice, bottom, offered, picked, pick, frameMs, nameOf } = state;
  return (
    <section className="board-area" aria-label={PLAY_TEXTS[voice.language].board}>
      <Board
        view={view}
        voice={voice}
        bottom={bottom}
        offered={offered}
        picked={picked}
        onPick={pick}
        frameMs={frameMs}
        nameOf={nameOf}
      />
    </section>
  );
}
