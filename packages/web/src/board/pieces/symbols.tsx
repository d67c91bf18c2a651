import { type PieceView, unreachable } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { stickCountOffset, stickOffset, type StickRows } from '../geometry/piece-placement.ts';
import type { Point } from '../geometry/rect.ts';
import { HOLES, turned } from '../geometry/targets.ts';
import { FIGURES, type FigureShape, isFigure } from './figure-outlines.ts';
import type { PieceProps } from './piece.tsx';
import './symbols.css';

// A set of flat pieces in two colours, without light and shade. Side 1 is round, side 2 has corners and a cross or a bar, so
// that the sides differ by shape too.

/** Any piece of the set, drawn around 0, 0 for a cell of 100. */
export function SymbolPiece({ piece, bottom, isOnCard, isInStore, isOut, sticks, markedPegs }: PieceProps): ReactNode {
  const { shape, owner, at } = piece;
  const side = owner === 2 ? 'symbol symbol-2' : 'symbol symbol-1';
  return <g className={side}>{drawing()}</g>;

  function drawing(): ReactNode {
    if (isFigure(shape)) return <Figure shape={shape} piece={piece} isOnCard={isOnCard} />;
    switch (shape) {
      case 'stick':
        return 'tray' in at ? (
          <Reserve isDark={owner === 2} count={isOut === true ? undefined : piece.count} rows={sticks} />
        ) : (
          <Man isDark={owner === 2} />
        );
      case 'disc':
        return <Man isDark={owner === 2} />;
      case 'seeds':
        return <Seeds count={piece.count ?? 1} room={isInStore ? [30, 72] : [33, 33]} />;
      case 'tile':
        return <Tile piece={piece} bottom={bottom} marked={markedPegs ?? []} />;
      default:
        return unreachable(shape);
    }
  }
}

/** A ring in a circle, or a cross in a square. */
function Man({ isDark }: { readonly isDark: boolean }): ReactNode {
  return isDark ? (
    <>
      <rect className="symbol-body" x={-27} y={-27} width={54} height={54} rx={7} />
      <path className="symbol-sign" d="M-12 -12L12 12M12 -12L-12 12" />
    </>
  ) : (
    <>
      <circle className="symbol-body" r={30} />
      <circle className="symbol-sign" r={13} />
    </>
  );
}

interface ReserveProps {
  readonly isDark: boolean;
  readonly count: number | undefined;
  readonly rows: StickRows | undefined;
}

/** The men of a hand as narrow bars, with their number. */
function Reserve({ isDark, count, rows }: ReserveProps): ReactNode {
  const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;
  return (
    <g className={`board-lying ${isDark ? 'board-dark' : 'board-light'}`}>
      {Array.from({ length: count ?? 1 }, (_, index) => (
        <rect
          key={index}
          className="symbol-body"
          x={-8}
          y={-24}
          width={16}
          height={48}
          rx={isDark ? 1 : 8}
          transform={moved(stickOffset(rows, index))}
        />
      ))}
      {count !== undefined && (
        <text className="board-count-beside" x={-6} transform={moved(stickCountOffset(rows, count))} dy=".35em">
          {count}
        </text>
      )}
    </g>
  );
}

const ROUND_CARD = 'M-30 -42H30Q42 -42 42 -30V30Q42 42 30 42H-30Q-42 42 -42 30V-30Q-42 -42 -30 -42Z';
const CUT_CARD = 'M-28 -42H28L42 -28V28L28 42H-28L-42 28V-28Z';

interface FigureProps {
  readonly shape: FigureShape;
  readonly piece: PieceView;
  readonly isOnCard: boolean;
}

/** The outline of a figure on a circle or on a square with cut corners; on felt these are as large as cards. */
function Figure({ shape, piece: { owner, state }, isOnCard }: FigureProps): ReactNode {
  const isDark = owner === 2;
  const { outline, knobs = [] } = FIGURES[shape];
  const outlineOf = (className: string): ReactNode =>
    isDark || isOnCard ? (
      <path className={className} d={isDark ? CUT_CARD : ROUND_CARD} />
    ) : (
      <circle className={className} r={43} />
    );
  const ground = outlineOf('symbol-body');
  // A dead figure lies on its face.
  if (state === 'dead') {
    return (
      <>
        {ground}
        <path className="symbol-sign" d="M-20 -20L20 20M20 -20L-20 20" />
      </>
    );
  }
  return (
    <g opacity={state === undefined ? 1 : 0.5}>
      {ground}
      {shape === 'king' && <g transform="scale(.86)">{outlineOf('symbol-king')}</g>}
      <g className="symbol-figure" transform="scale(.78)">
        <path d={outline} />
        {shape !== 'knight' && knobs.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} />)}
      </g>
    </g>
  );
}

interface SeedsProps {
  readonly count: number;
  readonly room: readonly [across: number, deep: number];
}

/** The widest room between the centres of two seeds. */
const SEED_PITCH = 17;

/** Equal dots in rows, none upon another, so that they can be counted. */
function Seeds({ count, room: [across, deep] }: SeedsProps): ReactNode {
  const columns = Math.ceil(Math.sqrt((count * across) / deep));
  const rows = Math.ceil(count / columns);
  const pitch = Math.min(SEED_PITCH, (2 * across) / columns, (2 * deep) / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((index % columns) - (inRow - 1) / 2) * pitch;
    const y = (row - (rows - 1) / 2) * pitch;
    return <circle key={index} className="board-seed symbol-seed" cx={x} cy={y} r={pitch * 0.42} />;
  });
}

const ROUND_TILE = 'M-32 -44H32Q44 -44 44 -32V32Q44 44 32 44H-32Q-44 44 -44 32V-32Q-44 -44 -32 -44Z';
const CUT_TILE = 'M-31 -44H31L44 -31V31L31 44H-31L-44 31V-31Z';
const PEG = 6.4;

interface TileProps extends Pick<PieceProps, 'bottom' | 'piece'> {
  readonly marked: readonly number[];
}

/** A tile: empty holes are rings, pegs are full circles or full squares. */
function Tile({ piece: { owner, pegs, name }, bottom, marked }: TileProps): ReactNode {
  const isDark = owner === 2;
  return (
    <g className={isDark ? 'board-tile board-dark' : 'board-tile board-light'}>
      <path className="symbol-body" d={isDark ? CUT_TILE : ROUND_TILE} />
      {pegs !== undefined &&
        HOLES.filter(({ isCentre }) => !isCentre).map((hole) => {
          const { x, y } = turned(hole, bottom);
          return (
            <g key={hole.index} transform={`translate(${x} ${y})`}>
              {pegs[hole.index] === true ? (
                <g className="symbol-peg">
                  {isDark ? <rect x={-PEG} y={-PEG} width={2 * PEG} height={2 * PEG} /> : <circle r={PEG} />}
                </g>
              ) : (
                <circle className="symbol-hole" r={3.8} />
              )}
              {marked.includes(hole.index) && <circle className="board-peg-marked" r={PEG + 2} />}
            </g>
          );
        })}
      {name !== undefined && (
        <text className="symbol-name" x={0} y={0.8} dy=".35em">
          {name}
        </text>
      )}
    </g>
  );
}
