import type { PieceView, Side, GameLocale } from '@tabuleiro/games';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStableCallback } from '../ui/use-stable-callback.ts';
import { BOARD_TEXTS } from './board-texts.ts';
import { GRID_WIDTH, holeId, HOLES } from './geometry/targets.ts';
import './tile-zoom-dialog.css';

interface TileZoomDialogProps {
  readonly tile: PieceView;
  readonly bottom: Side;
  readonly locale: GameLocale;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
  /** Called when the dialog has gone, so that the focus can move on. */
  readonly onGone: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_WIDTH,
  ArrowDown: GRID_WIDTH,
};

/** An enlarged tile, for fingers. It stays open for a second pin and closes when nothing is left to pick. */
export function TileZoomDialog(props: TileZoomDialogProps): ReactNode {
  const { tile, bottom, locale, offered, picked, nameOf, onPick, onClose, onGone } = props;
  const texts = BOARD_TEXTS[locale.language];
  const dialog = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // Turned like the tile on the board.
  const holes = bottom === 1 ? HOLES : HOLES.toReversed();

  const gone = useStableCallback(onGone);
  // Moves the focus to the first hole whenever another tile is shown.
  const { id: tileId } = tile;
  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')?.focus();
    const showBehind = hideSiblings(dialog.current);
    return () => {
      showBehind();
      gone();
    };
  }, [tileId, gone]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return trapFocus(dialog.current, event);
    if (event.key === 'Escape') onClose();
    const step = STEPS[event.key];
    if (step !== undefined) {
      const all = [...(grid.current?.children ?? [])];
      const from = all.findIndex((child) => child === event.target);
      // Arrows do not wrap around the rows.
      const isWrapping = Math.abs(step) === 1 && (from % GRID_WIDTH) + step !== (from + step) % GRID_WIDTH;
      const [next, beyond] = [all[from + step], all[from + 2 * step]];
      // From the button below, arrows lead back into the grid.
      const goal = from < 0 ? all.at(-1) : next instanceof HTMLButtonElement ? next : beyond;
      if ((from < 0 || !isWrapping) && goal instanceof HTMLButtonElement) goal.focus();
    } else if (event.key !== 'Escape') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const title = texts.tile(tile.name ?? '');
  return (
    <div ref={dialog} className="board-zoom" role="dialog" aria-modal="true" aria-label={title} onKeyDown={onKeyDown}>
      <p className="board-zoom-title">{title}</p>
      <div className={`board-zoom-grid board-zoom-${tile.owner ?? 1}`} ref={grid}>
        {holes.map((hole) => {
          if (hole.isCentre) {
            return (
              <span key={hole.index} className="board-zoom-centre" aria-hidden="true">
                {tile.name}
              </span>
            );
          }
          const id = holeId(tile, hole);
          const isIn = tile.pegs?.[hole.index] === true;
          return (
            <button
              key={hole.index}
              type="button"
              className={`board-zoom-hole${isIn ? ' board-zoom-peg' : ''}`}
              data-pick={id}
              aria-label={nameOf(id)}
              aria-disabled={!offered.has(id)}
              aria-pressed={picked.includes(id)}
              onClick={({ detail }) => {
                // Ignore the second click of a double click: it would take the pin out again.
                if (detail < 2) onPick(id);
              }}
            >
              <span />
            </button>
          );
        })}
      </div>
      <button type="button" className="board-zoom-close" onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}

// A modal only over the board: a native dialog would also block what is beside the board and still usable.

/** Hides from screen readers what a dialog covers, its neighbours; gives the function that shows it again. */
function hideSiblings(dialog: Element | null): () => void {
  const behind = [...(dialog?.parentElement?.children ?? [])].filter((one) => one !== dialog);
  for (const one of behind) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of behind) one.removeAttribute('aria-hidden');
  };
}

/** Tab cycles within the dialog. */
function trapFocus(dialog: Element | null, event: Pick<KeyboardEvent, 'preventDefault' | 'shiftKey'>): void {
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  const [last, next] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== last) return;
  next?.focus();
  event.preventDefault();
}
