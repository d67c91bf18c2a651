import type { Edge, LabelView, View } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { type Layout, storeOf } from './geometry/layout.ts';
import type { Point } from './geometry/rect.ts';

interface LabelsProps {
  readonly view: View;
  readonly layout: Layout;
}

/** The names of columns and rows, and the number of seeds in each bowl and store. */
export function Labels({ view, layout }: LabelsProps): ReactNode {
  return (
    <g className={`board-writing board-on-${view.surface}`}>
      {view.labels.map((label) => {
        const { x, y } = placeLabel(label, view, layout);
        return (
          <text key={`${label.edge} ${label.at}`} className="board-label" x={x} y={y} dy=".35em">
            {label.text}
          </text>
        );
      })}
      {placeCounts(view, layout).map(({ id, count, x, y }) => (
        <text key={id} className="board-count" x={x} y={y} dy=".35em">
          {count}
        </text>
      ))}
    </g>
  );
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Labels on one edge only stay there when the board is turned; labels on both edges turn with it. */
export function placeLabel(label: LabelView, view: View, layout: Layout): Point {
  const { slab, field, bottom } = layout;
  const hasBoth = view.labels.some(({ edge }) => edge === OPPOSITE[label.edge]);
  const edge = hasBoth && bottom === 2 ? OPPOSITE[label.edge] : label.edge;
  const { x, y } = layout.at(label.at, label.at);
  const far = 20;
  switch (edge) {
    case 'left':
      return { x: (slab.x + field.x) / 2, y };
    case 'right':
      return { x: slab.x + slab.width - far, y };
    case 'top':
      return { x, y: slab.y + far };
    case 'bottom':
      return { x, y: slab.y + slab.height - far };
    default:
      return { x, y };
  }
}

interface Count extends Point {
  readonly id: string;
  readonly count: number;
}

/** The counts of bowls are on their owner's side, those of stores at their end. */
export function placeCounts(view: View, layout: Layout): Count[] {
  const countAt = (place: string): number =>
    view.pieces.find(({ at }) => ('cell' in at ? at.cell : at.tray) === place)?.count ?? 0;
  const bowls = view.cells
    .filter(({ shape }) => shape === 'bowl')
    .flatMap(({ id, owner }): Count[] => {
      const at = layout.cells.get(id);
      if (at === undefined) return [];
      const away = owner === layout.bottom ? 1 : -1;
      return [{ id, count: countAt(id), x: at.x, y: at.y + away * 64 }];
    });
  const stores = view.trays
    .filter(({ kind }) => kind === 'store')
    .map(({ id, owner }): Count => {
      const { x, y, width, height } = storeOf(layout, owner);
      const isNear = owner === layout.bottom;
      return { id, count: countAt(id), x: x + width / 2, y: isNear ? y + height + 22 : y - 22 };
    });
  return [...bowls, ...stores];
}
