import type { PieceView, Side, GameLocale } from '@tabuleiro/games';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../ui/hooks.ts';
import { BOARD_TEXTS } from './board-props.ts';
import { GRID_WIDTH, holeId, HOLES } from './geometry/targets.ts';
import './tile-panel.css';

interface TilePanelProps {
  readonly tile: PieceView;
  readonly bottom: Side;
  readonly locale: GameLocale;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
  /** Called when the panel has gone, so that the focus can move on. */
  readonly onGone: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_WIDTH,
  ArrowDown: GRID_WIDTH,
};

/**
 * An enlarged tile, with the board in view: beside the board where there is room, else at the foot of the window. It stays
 * open for a second pin and closes when nothing is left to pick.
 */
export function TilePanel(props: TilePanelProps): ReactNode {
  const { tile, bottom, locale, offered, picked, nameOf, onPick, onClose, onGone } = props;
  const texts = BOARD_TEXTS[locale.language];
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // Turned like the tile on the board.
  const holes = bottom === 1 ? HOLES : HOLES.toReversed();

  const gone = useStableCallback(onGone);
  useBesideBoard(panel, picked);
  // Moves the focus to the first hole whenever another tile is shown.
  const { id: tileId } = tile;
  useEffect(() => {
    grid.current
      ?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
    return gone;
  }, [tileId, gone]);

  const onKeyDown = (event: KeyboardEvent): void => {
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
    <div
      ref={panel}
      className="tile-panel"
      role="dialog"
      aria-label={title}
      // Above everything, whatever surrounds the board; the rest of the page stays within reach.
      popover="manual"
      onKeyDown={onKeyDown}
    >
      <p className="tile-panel-title">{title}</p>
      <div className={`tile-panel-grid tile-panel-${tile.owner ?? 1}`} ref={grid}>
        {holes.map((hole) => {
          if (hole.isCentre) {
            return (
              <span key={hole.index} className="tile-panel-centre" aria-hidden="true">
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
              className={`tile-panel-hole${isIn ? ' tile-panel-peg' : ''}`}
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
      <button type="button" className="tile-panel-close" onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}

/** The least room beside the board. */
const LEAST_WIDTH = 200;
/** With holes for a mouse. */
const LEAST_HEIGHT = 170;
const USUAL_HEIGHT = 256;
/** Below the name of the player at the top. */
const TOP = 48;
const GAP = 8;

interface Strip {
  readonly top: number;
  readonly height: number;
}

/** What tells a person about the move to make, and the buttons: live regions say what changes. */
const KEPT_CLEAR = ':is([aria-live="polite"], [role="status"]) > *, .button, .controls';

/** The strips that must stay in sight, from the top. */
function keptClear(panel: HTMLElement, left: number): readonly Strip[] {
  return [...document.querySelectorAll(KEPT_CLEAR)]
    .filter((one) => !panel.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ right, height }) => right > left && height > 1)
    .toSorted((one, other) => one.top - other.top);
}

/**
 * The first strip with enough room for the panel, or else the highest; where all are too low, the panel covers what stands
 * at the top.
 */
export function freeStrip({ top, height }: Strip, kept: readonly Strip[]): Strip {
  const free: Strip[] = [];
  let from = top;
  for (const one of [...kept, { top: top + height, height: 0 }]) {
    free.push({ top: from, height: Math.min(one.top, top + height) - from });
    from = Math.max(from, one.top + one.height);
  }
  const highest = Math.max(...free.map((strip) => strip.height));
  const found = free.find((strip) => strip.height >= Math.min(highest, USUAL_HEIGHT));
  return found !== undefined && (highest >= LEAST_HEIGHT || kept.length === 0)
    ? found
    : freeStrip({ top, height }, kept.slice(1));
}

/** Shows a popover and places it beside its board, if there is room; style sheets place it otherwise. */
function useBesideBoard(panel: RefObject<HTMLElement | null>, picked: readonly string[]): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const board = element?.parentElement;
    if (element === null || board === null || board === undefined) return undefined;
    if (!element.matches(':popover-open')) element.showPopover();
    const place = (): void => {
      const { right, top, bottom } = board.getBoundingClientRect();
      const room = document.documentElement.clientWidth - right - 2 * GAP;
      const isBeside = room >= LEAST_WIDTH;
      element.classList.toggle('is-beside', isBeside);
      element.style.setProperty('--panel-left', `${right + GAP}px`);
      const start = Math.max(GAP, top + TOP);
      const whole = { top: start, height: Math.min(bottom, document.documentElement.clientHeight) - start };
      const strip = freeStrip(whole, isBeside ? keptClear(element, right) : []);
      element.style.setProperty('--panel-top', `${strip.top + GAP / 2}px`);
      element.style.setProperty('--panel-height', `${strip.height - GAP}px`);
      element.style.setProperty('--panel-room', `${room}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(board);
    globalThis.addEventListener('scroll', place, { passive: true });
    globalThis.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('scroll', place);
      globalThis.removeEventListener('resize', place);
    };
    // With every pick, other words are said.
  }, [panel, picked]);
}
