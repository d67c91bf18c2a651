import type { PieceView, Side, GameLocale } from '@tabuleiro/games';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStableCallback } from '../app/use-stable-callback.ts';
import { BOARD_TEXTS } from '../text/board/index.ts';
import { GRID_WIDTH, holeId, HOLES } from './geometry/targets.ts';
import { hideBehind, keepWithin } from './hole-zoom-modal.ts';
import './hole-zoom.css';

interface HoleZoomProps {
  readonly tile: PieceView;
  readonly bottom: Side;
  readonly locale: GameLocale;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
  /** Called when it is gone, closed or not needed any more: the focus must go somewhere. */
  readonly onGone: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_WIDTH,
  ArrowDown: GRID_WIDTH,
};

/** A tile so large that a finger finds its holes. It stays open for a second pin, and closes when nothing is left to do. */
export function HoleZoom(props: HoleZoomProps): ReactNode {
  const { tile, bottom, locale, offered, picked, nameOf, onPick, onClose, onGone } = props;
  const texts = BOARD_TEXTS[locale.language];
  const dialog = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // Turned like the tile on the board.
  const holes = bottom === 1 ? HOLES : HOLES.toReversed();

  const gone = useStableCallback(onGone);
  // The focus goes to the first hole whenever another tile is shown.
  const { id: tileId } = tile;
  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')?.focus();
    const showBehind = hideBehind(dialog.current);
    return () => {
      showBehind();
      gone();
    };
  }, [tileId, gone]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return keepWithin(dialog.current, event);
    if (event.key === 'Escape') onClose();
    const step = STEPS[event.key];
    if (step !== undefined) {
      const all = [...(grid.current?.children ?? [])];
      const from = all.findIndex((child) => child === event.target);
      // From the last of a row there is no way on to the first of the next.
      const isWrapping = Math.abs(step) === 1 && (from % GRID_WIDTH) + step !== (from + step) % GRID_WIDTH;
      const [next, beyond] = [all[from + step], all[from + 2 * step]];
      // From the button below the grid an arrow leads back into it.
      const goal = from < 0 ? all.at(-1) : next instanceof HTMLButtonElement ? next : beyond;
      if ((from < 0 || !isWrapping) && goal instanceof HTMLButtonElement) goal.focus();
    } else if (event.key !== 'Escape') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const title = texts.tile.replace('{name}', tile.name ?? '');
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
                // The second click of a double click would take the pin out again.
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
