import {
  type CellView,
  type Surface,
  type View,
  type FurnitureView,
  type GameLocale,
  formatMessage,
} from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { clothOf, type Layout, storeOf } from './geometry/layout.ts';
import { placeCandles, placeToken, TOKEN_LINE, TOKEN_NAME } from './geometry/piece-placement.ts';
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

interface FurnitureProps {
  readonly view: View;
  readonly layout: Layout;
  readonly locale: GameLocale;
}

/** What stands on the table besides pieces. */
export function Furniture({ view, layout, locale }: FurnitureProps): ReactNode {
  return (
    <g>
      {view.furniture.map((item) => {
        switch (item.kind) {
          case 'token':
            return <Token key={keyOf(item)} item={item} view={view} layout={layout} locale={locale} />;
          case 'rail':
            return <Rail key={keyOf(item)} item={item} layout={layout} />;
          case 'candles':
            return <Candles key={keyOf(item)} item={item} layout={layout} />;
          default:
            return null;
        }
      })}
    </g>
  );
}

type Item<Kind extends FurnitureView['kind']> = Extract<FurnitureView, { kind: Kind }>;

/** A token that one side has passes to the other; one that both may have is two tokens. */
function keyOf(item: FurnitureView): string {
  if (item.kind === 'rail') return `rail ${item.edge}`;
  return item.kind === 'token' ? `token ${item.name} ${item.owner}` : item.kind;
}

function Token({ item, view, layout, locale }: FurnitureProps & { readonly item: Item<'token'> }): ReactNode {
  const paint = usePaint();
  const { x, y } = placeToken(view, layout, item.owner);
  return (
    <g className={`board-token board-on-${view.surface}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <title>{tokenLines(locale, view, item).join(': ')}</title>
      <circle cx={1.5} cy={3} r={17} fill="#1d1006" opacity={0.35} />
      <circle className="board-token-disc" r={17} fill={paint('brass')} />
      <path className="board-token-mark" d="M0 -10L10 0L0 10L-10 0ZM0 -4L4 0L0 4L-4 0Z" />
      {layout.isWide ? (
        tokenLines(locale, view, item).map((line, index) => (
          <text key={line} className="board-token-name is-below" y={TOKEN_NAME + index * TOKEN_LINE} dy=".35em">
            {line}
          </text>
        ))
      ) : (
        // Without an owner it lies on the rim of the board.
        <text className={item.owner === null ? 'board-token-free board-label' : 'board-token-name'} x={-26} dy=".35em">
          {tokenName(locale, view, item)}
        </text>
      )}
    </g>
  );
}

/** Brass along an edge of the formation, placed by a transform so that it slides along. */
function Rail({ item: { from, to }, layout }: { readonly item: Item<'rail'>; readonly layout: Layout }): ReactNode {
  const paint = usePaint();
  const [a, b] = [layout.at(...from), layout.at(...to)];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const thick = 9;
  const shape = { x: -width / 2 - thick / 2, y: -height / 2 - thick / 2, width: width + thick, height: height + thick };
  return (
    <g className="board-rail" style={{ transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2}px)` }}>
      <rect {...shape} y={shape.y + 4} rx={4} fill="#000" opacity={0.3} />
      <rect className="board-body" {...shape} rx={4} fill={paint('gold')} />
    </g>
  );
}

/** Burnt-down candles are stumps with smoke, so that they differ in more than colour. */
function Candles({
  item: { lit, of },
  layout,
}: {
  readonly item: Item<'candles'>;
  readonly layout: Layout;
}): ReactNode {
  const paint = usePaint();
  const { spots, count } = placeCandles(layout, of);
  return (
    <g className="board-candles">
      {spots.map(({ x, y }, index) => {
        const isLit = index < lit;
        const tall = isLit ? 46 : 14;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <ellipse cx={4} cy={1} rx={20} ry={5} fill="#1d1006" opacity={0.25} />
            <ellipse className="board-body" rx={17} ry={5} fill={paint('brass')} />
            <rect className="board-body" x={-10} y={-tall} width={20} height={tall} rx={4} fill={paint('wax')} />
            <path className="board-wick" d={`M0 ${-tall}v-6`} />
            {isLit ? (
              <path className="board-flame" d="M0 -80Q11 -64 6 -55Q0 -49 -6 -55Q-11 -64 0 -80Z" fill={paint('flame')} />
            ) : (
              <path className="board-smoke" d="M0 -23q-5 -7 0 -13t0 -13" />
            )}
          </g>
        );
      })}
      <text className="board-count-beside" x={count.x} y={count.y} dy=".35em">
        {lit}
      </text>
    </g>
  );
}

/** The text beside a token. It names no owner, whose strip the token lies in; it says so if neither side has the token. */
export function tokenName(locale: GameLocale, view: View, item: Item<'token'>): string {
  const lines = tokenLines(locale, view, item);
  return (item.owner === null ? lines : lines.slice(0, 1)).join(': ');
}

/** What a token is and who has it, in lines, for below it. Where each side has a token, they need no owner. */
export function tokenLines(locale: GameLocale, view: View, { name, owner }: Item<'token'>): readonly string[] {
  const word = formatMessage(locale, { code: name });
  if (owner === null) return [word, locale.shared.neither];
  const isOnly = view.furniture.filter(({ kind }) => kind === 'token').length === 1;
  return isOnly ? [word, locale.game.sides[owner].name] : [word];
}
