import type { Edge, MarkKind, View } from '@tabuleiro/games';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Layout } from './geometry/layout.ts';
import { centreOf, type Point, type Rect, rectAround, UNIT } from './geometry/rect.ts';
import { cellOfHole, enemyCells, type Target } from './geometry/targets.ts';

interface LastMoveProps {
  readonly view: View;
  readonly layout: Layout;
}

/** Marks of the last move, below the pieces. */
export function LastMove({ view, layout }: LastMoveProps): ReactNode {
  return (
    <g className={`board-on-${view.surface}`}>
      {view.marks.map(({ kind, cell, hole, edge }) => {
        const at = layout.cells.get(cell);
        // Marks of holes lie on the tiles, those of edges above the pieces.
        return at === undefined || hole !== undefined || edge !== undefined ? null : (
          <Mark key={`${kind} ${cell}`} kind={kind} at={at} isRound={isRound(view)} />
        );
      })}
    </g>
  );
}

const isRound = (view: View): boolean => view.cells.some(({ shape }) => shape === 'hole' || shape === 'bowl');

interface MarkProps {
  readonly kind: MarkKind;
  readonly at: Point;
  readonly isRound: boolean;
}

function Mark({ kind, at: { x, y }, isRound: round }: MarkProps): ReactNode {
  if (kind === 'removed') {
    return <path className="board-mark-removed" d={`M${x - 11} ${y - 11}l22 22m0 -22l-22 22`} />;
  }
  const size = round ? 2 * 44 : UNIT - 6;
  return (
    <rect
      className={`board-mark-${kind}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      rx={round ? size / 2 : 8}
    />
  );
}

/** Bars at single sides of cells, above the pieces. */
export function EdgeMarks({ view, layout }: LastMoveProps): ReactNode {
  return (
    <g>
      {edgeBars(view, layout).map(({ kind, cell, edge, bar }) => (
        <rect key={`${kind} ${cell} ${edge}`} className={`board-mark-edge board-mark-${kind}`} {...bar} rx={5} />
      ))}
    </g>
  );
}

interface EdgeBar {
  readonly kind: MarkKind;
  readonly cell: string;
  readonly edge: Edge;
  readonly bar: Rect;
}

const BAR_LENGTH = 84;
const BAR_WIDTH = 11;
const TOWARDS: Readonly<Record<Edge, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

/** Where the marks of single sides lie: on the line between the cell and the next. */
export function edgeBars({ marks }: View, { cells, bottom }: Layout): readonly EdgeBar[] {
  return marks.flatMap(({ kind, cell, edge }): EdgeBar[] => {
    const at = cells.get(cell);
    if (at === undefined || edge === undefined) return [];
    const half = (bottom === 1 ? 0.5 : -0.5) * UNIT;
    const { x, y } = TOWARDS[edge];
    const [width, height] = x === 0 ? [BAR_LENGTH, BAR_WIDTH] : [BAR_WIDTH, BAR_LENGTH];
    const bar = rectAround({ x: at.x + x * half, y: at.y + y * half }, width, height);
    return [{ kind, cell, edge, bar }];
  });
}

interface OffersProps {
  readonly view: View;
  readonly targets: readonly Target[];
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** What can be picked next, and what is picked, above the pieces. */
export function Offers({ view, targets, offered, picked }: OffersProps): ReactNode {
  const taken = new Set(view.pieces.flatMap(({ at }) => ('cell' in at ? [at.cell] : [])));
  const enemies = enemyCells(view, picked);
  const round = isRound(view);
  return (
    <g>
      {targets.map(({ id, kind, hit }) => {
        const isPicked = picked.includes(id);
        if (!isPicked && !offered.has(id)) return null;
        const look = isPicked ? 'board-picked' : 'board-offered';
        if (kind === 'hole') return <circle key={id} className={look} {...centre(hit)} r={isPicked ? 6.4 : 5} />;
        if (kind === 'cell' && !taken.has(id) && !isPicked) return <Dot key={id} hit={hit} />;
        const corners = !isPicked && kind === 'cell' && enemies.has(id);
        return <Ring key={id} className={look} hit={hit} isRound={round && kind === 'cell'} corners={corners} />;
      })}
    </g>
  );
}

const centre = (hit: Rect): { cx: number; cy: number } => {
  const { x, y } = centreOf(hit);
  return { cx: x, cy: y };
};

function Dot({ hit }: { readonly hit: Rect }): ReactNode {
  return (
    <g className="board-offered-dot">
      <circle {...centre(hit)} r={12.5} />
      <circle {...centre(hit)} r={8.5} />
    </g>
  );
}

interface RingProps {
  readonly className: string;
  readonly hit: Rect;
  readonly isRound: boolean;
  /** Only its four corners, around what a move would take. */
  readonly corners: boolean;
}

function Ring({ className, hit, isRound: round, corners }: RingProps): ReactNode {
  // The ring of a bowl or hole is inside its edge, to keep the labels readable.
  const by = round ? 8 : 4;
  const [width, height] = [hit.width - 2 * by, hit.height - 2 * by];
  const rx = round ? Math.min(width, height) / 2 : 12;
  const rect = { x: hit.x + by, y: hit.y + by, width, height, rx };
  if (corners) {
    // Every dash is an eighth of the way round; that of a round one begins in the middle of its top.
    const dashes = { ...rect, pathLength: 8, strokeDashoffset: round ? 1.5 : 0.5 };
    return (
      <>
        <rect className="board-attackable board-attackable-under" {...dashes} />
        <rect className="board-attackable" {...dashes} />
      </>
    );
  }
  return (
    <>
      <rect className="board-ring-under" {...rect} />
      <rect className={className} {...rect} />
    </>
  );
}

/**
 * The cell that the hole under the pointer would open, or the hole that the keyboard is at, on the board or on an enlarged
 * tile. `place` is anything within the board.
 */
export function useOpenedCell(
  place: RefObject<Element | null>,
  view: View,
  offered: ReadonlySet<string>,
): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const board = place.current?.closest('.board-2d, .board-3d');
    const look = ({ target, type }: Event): void => {
      if (!(target instanceof Element)) return;
      const pick = target.closest('[data-pick]');
      // A click gives the focus too, but the pointer says by itself where it is.
      if (type === 'pointerover' || pick?.matches(':focus-visible') === true) {
        // Only holes open cells, and nothing else needs to be drawn anew.
        const picked = pick?.getAttribute('data-pick') ?? '';
        setId(picked.includes('.') ? picked : null);
      }
    };
    const leave = (event: Event): void => {
      // What a finger has touched stays marked.
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) setId(null);
    };
    board?.addEventListener('pointerover', look);
    board?.addEventListener('focusin', look);
    board?.addEventListener('pointerleave', leave);
    board?.addEventListener('focusout', leave);
    return () => {
      board?.removeEventListener('pointerover', look);
      board?.removeEventListener('focusin', look);
      board?.removeEventListener('pointerleave', leave);
      board?.removeEventListener('focusout', leave);
    };
  }, [place]);
  return id !== null && offered.has(id) ? cellOfHole(view, id) : null;
}

interface OpenedCellProps extends LastMoveProps {
  readonly offered: ReadonlySet<string>;
}

/** Marks the cell that the hole at the pointer would open. */
export function OpenedCell({ view, layout, offered }: OpenedCellProps): ReactNode {
  const place = useRef<SVGGElement>(null);
  const cell = useOpenedCell(place, view, offered);
  const at = cell === null ? undefined : layout.cells.get(cell);
  return (
    <g ref={place}>
      {at !== undefined && (
        <g className="board-opened" data-opened={cell} transform={`translate(${at.x} ${at.y})`}>
          <rect className="board-ring-under" x={-44} y={-44} width={88} height={88} rx={12} />
          <rect x={-44} y={-44} width={88} height={88} rx={12} />
        </g>
      )}
    </g>
  );
}
