import type { Voice } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { BOARD_TEXTS } from '../text/board/index.ts';

interface DoneButtonProps {
  readonly voice: Voice;
  readonly onPick: (id: string) => void;
}

/** Leaves the move at what has been picked. */
export function DoneButton({ voice, onPick }: DoneButtonProps): ReactNode {
  return (
    <button type="button" className="board-done" data-pick="done" onClick={() => onPick('done')}>
      {BOARD_TEXTS[voice.language].done}
    </button>
  );
}
