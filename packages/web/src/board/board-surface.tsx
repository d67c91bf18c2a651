import type { CellView, Surface, View } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { clothOf, type Layout, storeOf } from './geometry/layout.ts';
import { type Point, type Rect, UNIT } from './geometry/rect.ts';
import { type PaintName, usePaint } from './svg-defs.tsx';

interface SurfaceProps {
  readonly view: View;
  readonly layout: Layout;
}

interface Slab {
  readonly fill: PaintName;
  readonly texture: PaintName | null;
  readonly corner: number;
}

const SLABS: Readonly<Record<Surface, Slab>> = {
  sand: { fill: 'sand', texture: 'grains', corner: 26 },
  felt: { fill: 'felt', texture: 'weave', corner: 22 },
  marble: { fill: 'frame', texture: 'grain', corner: 12 },
  hardwood: { fill: 'hardwood', texture: 'grain', corner: 70 },
  slate: { fill: 'frame', texture: 'grain', corner: 12 },
};

/** The empty board: slab, cells and stores. */
export function BoardSurface({ view, layout }: SurfaceProps): ReactNode {
  const paint = usePaint();
  const { fill, texture, corner } = SLABS[view.surface];
  // The cloth covers the reserves too; other boards end at their edge.
  const rect = view.surface === 'felt' ? clothOf(layout) : layout.slab;
  return (
    <g>
      <rect className="board-slab-shadow" {...rect} y={rect.y + 6} rx={corner} />
      <rect className="board-slab" {...rect} rx={corner} fill={paint(fill)} />
      {texture !== null && <rect className="board-texture" {...rect} rx={corner} fill={paint(texture)} />}
      <rect className="board-slab-edge" {...inset(rect, 2)} rx={corner - 2} />
      {view.trays
        .filter(({ kind }) => kind === 'store')
        .map(({ id, owner }) => (
          <Hollow key={id} rect={storeOf(layout, owner)} />
        ))}
      {view.cells.map((cell) => {
        const at = layout.cells.get(cell.id);
        return at === undefined ? null : <Cell key={cell.id} cell={cell} at={at} surface={view.surface} />;
      })}
      {view.surface === 'marble' && <rect className="board-texture" {...layout.field} fill={paint('veins')} />}
      {view.surface === 'slate' && <rect className="board-texture" {...layout.field} fill={paint('layers')} />}
    </g>
  );
}

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

interface CellProps {
  readonly cell: CellView;
  readonly at: Point;
  readonly surface: Surface;
}

function Cell({ cell: { shape, dark = false }, at: { x, y }, surface }: CellProps): ReactNode {
  const paint = usePaint();
  switch (shape) {
    case 'hole':
      return (
        <g transform={`translate(${x} ${y})`}>
          <ellipse cy={2.5} rx={31} ry={30} fill="#fff8e4" opacity={0.7} />
          <circle className="board-cell-edge" r={30} fill={paint('sand-hole')} />
          <path d="M-29 -4A29.5 29.5 0 0 1 29 -4A31 27 0 0 0 -29 -4Z" fill="#6d5026" opacity={0.4} />
        </g>
      );
    case 'square': {
      const stone = surface === 'marble' ? 'marble' : 'slate';
      return (
        <rect
          className="board-square"
          x={x - UNIT / 2}
          y={y - UNIT / 2}
          width={UNIT}
          height={UNIT}
          fill={paint(dark ? `${stone}-dark` : `${stone}-light`)}
        />
      );
    }
    case 'card-place':
      return <path className="board-stitch" d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />;
    case 'bowl':
      return <Hollow rect={{ x: x - 45, y: y - 45, width: 90, height: 90 }} />;
    default:
      return null;
  }
}

/** A carved hollow: dark towards the light, with a lit lip on the other side. */
function Hollow({ rect: { x, y, width, height } }: { readonly rect: Rect }): ReactNode {
  const paint = usePaint();
  const round = Math.min(width, height) / 2;
  return (
    <g>
      <rect x={x} y={y + 3} width={width} height={height} rx={round} fill="#c98d5c" opacity={0.6} />
      <rect className="board-cell-edge" x={x} y={y} width={width} height={height} rx={round} fill={paint('bowl')} />
    </g>
  );
}
