import type { GameLocale } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { BOARD_TEXTS } from '../text/board/index.ts';

interface DoneButtonProps {
  readonly locale: GameLocale;
  readonly onPick: (id: string) => void;
}

/** Leaves the move at what has been picked. */
export function DoneButton({ locale, onPick }: DoneButtonProps): ReactNode {
  return (
    <button type="button" className="board-done" data-pick="done" onClick={() => onPick('done')}>
      {BOARD_TEXTS[locale.language].done}
    </button>
  );
}
