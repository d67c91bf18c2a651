import type { ReactNode } from 'react';
import type { EditorTexts } from '../text/editor/index.ts';
import type { DeskAction } from './desk.ts';

interface DeskButtonsProps {
  readonly texts: EditorTexts;
  readonly canUndo: boolean;
  readonly act: (action: DeskAction) => void;
  readonly turnBoard: () => void;
}

export function DeskButtons({ texts: { buttons }, canUndo, act, turnBoard }: DeskButtonsProps): ReactNode {
  return (
    <div className="editor-buttons">
      <button
        type="button"
        className="button"
        // It keeps the focus while it can do nothing, so that the keyboard does not lose its place.
        aria-disabled={!canUndo}
        onClick={() => act({ kind: 'undo' })}
      >
        {buttons.undo}
      </button>
      <button type="button" className="button" onClick={() => act({ kind: 'start' })}>
        {buttons.start}
      </button>
      <button type="button" className="button" onClick={() => act({ kind: 'empty' })}>
        {buttons.empty}
      </button>
      <button type="button" className="button" onClick={turnBoard}>
        {buttons.turn}
      </button>
    </div>
  );
}
