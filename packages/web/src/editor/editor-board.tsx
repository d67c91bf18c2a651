import type { Side, View, GameLocale } from '@tabuleiro/games';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Board2D } from '../board/board-2d.tsx';
import { useBoardRatio } from '../board/use-layout.ts';
import { MATCH_TEXTS, nameOnBoard } from '../match/messages.ts';
import { canAnimate } from '../settings/appearance.ts';
import type { EditorAction } from './editor-state.ts';
import type { EditorTexts } from './text/en.ts';

interface EditorBoardProps {
  readonly view: View;
  readonly locale: GameLocale;
  readonly texts: EditorTexts;
  readonly bottom: Side;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly act: (action: EditorAction) => void;
}

const GLIDE_MS = 180;
const DRAG_SLACK_PX = 6;

/** A board on which everything can be touched. Delete removes the focused piece. */
export function EditorBoard({ view, locale, texts, bottom, offered, picked, act }: EditorBoardProps): ReactNode {
  const pressed = useRef<{ readonly id: string; readonly x: number; readonly y: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const id = pickOf(event.target);
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || id === null) return;
    event.preventDefault();
    act({ kind: 'erase', id });
  };
  const onPointerDown = (event: PointerEvent): void => {
    const id = pickOf(event.target);
    pressed.current = id === null ? null : { id, x: event.clientX, y: event.clientY };
  };
  // In the capture phase, before the board handles the drag: dragging moves a piece, whatever the tool.
  const onPointerMove = (event: PointerEvent): void => {
    // The button may have been released outside the window.
    if (event.buttons === 0) pressed.current = null;
    const from = pressed.current;
    if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_SLACK_PX) return;
    pressed.current = null;
    act({ kind: 'lift', id: from.id });
  };
  return (
    <section
      className="editor-board"
      aria-label={texts.board}
      style={useBoardRatio(view, bottom)}
      onKeyDown={onKeyDown}
      onPointerDownCapture={onPointerDown}
      onPointerMoveCapture={onPointerMove}
      onPointerUpCapture={() => {
        pressed.current = null;
      }}
    >
      <Board2D
        view={view}
        locale={locale}
        bottom={bottom}
        offered={offered}
        picked={picked}
        onPick={(id) => act({ kind: 'touch', id })}
        frameMs={canAnimate() ? GLIDE_MS : 0}
        nameOf={(id) => nameOnBoard(view, { locale, texts: MATCH_TEXTS[locale.language] }, id)}
      />
    </section>
  );
}

/** The pick id that an event is about. */
function pickOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-pick]')?.getAttribute('data-pick') ?? null) : null;
}
