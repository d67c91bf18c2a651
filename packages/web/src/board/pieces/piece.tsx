import { type PieceView, type Side, unreachable } from '@tabuleiro/games';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { BOARD_LOOKS, type PieceSet, useChoice } from '../../settings/appearance.ts';
import { lazyComponent } from '../../ui/loading.ts';
import { isCountedInTray, type StickRows } from '../geometry/piece-placement.ts';
import { heapOf, type SeedPlace } from '../geometry/seed-heap.ts';
import { type PaintMaterial, usePaint } from '../svg-defs.tsx';
import { CardPiece, FigurePiece, TilePiece, Disc, LyingSticks, StandingStick } from './carved-pieces.tsx';
import { isFigure } from './figure-outlines.ts';

export interface PieceProps {
  readonly piece: PieceView;
  readonly bottom: Side;
  /** On felt the figures are printed on cards. */
  readonly isOnCard: boolean;
  readonly isInStore: boolean;
  /** Whether it stands for all pieces out of the game. */
  readonly isOut?: boolean;
  readonly sticks?: StickRows | undefined;
  /** The pegs of the last move; see MarkView. */
  readonly markedPegs?: readonly number[];
}

/** Any piece, drawn around 0, 0 for a cell of 100. */
export function Piece(props: PieceProps): ReactNode {
  if (props.isOut !== true && !isCountedInTray(props.piece)) return <OnePiece {...props} />;
  return (
    <>
      <OnePiece {...props} />
      <text className="board-count-out" x={40} y={0} dy=".35em">
        {props.piece.count}
      </text>
    </>
  );
}

/** The set of pieces in a part of the page. */
export const PieceSetContext = createContext<PieceSet>('carved');

/** The set that the user has chosen. */
export function usePieceSet(): PieceSet {
  return useChoice('pieces', BOARD_LOOKS.pieces, 'carved');
}

// Most people play with the first set.
const SymbolPiece = lazyComponent(async () => (await import('./symbols.tsx')).SymbolPiece);

function OnePiece(props: PieceProps): ReactNode {
  const carved = <CarvedPiece {...props} />;
  if (useContext(PieceSetContext) === 'carved') return carved;
  return (
    <Suspense fallback={carved}>
      <SymbolPiece {...props} />
    </Suspense>
  );
}

const NONE: readonly number[] = [];

function CarvedPiece({
  piece,
  bottom,
  isOnCard,
  isInStore,
  isOut = false,
  sticks,
  markedPegs = NONE,
}: PieceProps): ReactNode {
  const { shape, owner, at } = piece;
  if (isFigure(shape)) {
    return isOnCard ? <CardPiece shape={shape} piece={piece} /> : <StandingFigure piece={piece} />;
  }
  switch (shape) {
    case 'stick':
      return 'tray' in at ? (
        <LyingSticks isDark={owner === 2} count={isOut ? undefined : piece.count} rows={sticks} />
      ) : (
        <StandingStick isDark={owner === 2} />
      );
    case 'disc':
      return <Disc isDark={owner === 2} />;
    case 'seeds':
      return <SeedHeap piece={piece} room={isInStore ? [32, 76] : [36, 36]} />;
    case 'tile':
      return <TilePiece piece={piece} bottom={bottom} marked={markedPegs} />;
    default:
      return unreachable(shape);
  }
}

/** Sizes of standing figures; all have their feet on one line. Queens are smaller than kings, to be told apart in a crowd. */
const FIGURE_SIZES: Partial<Readonly<Record<PieceView['shape'], number>>> = { king: 1.16, queen: 0.96 };
const FIGURE_SIZE = 1.04;
const FIGURE_FOOT = 37;
const FOOT_LINE = 41;

function StandingFigure({ piece: { shape, owner, state } }: { readonly piece: PieceView }): ReactNode {
  if (!isFigure(shape)) return null;
  const size = FIGURE_SIZES[shape] ?? FIGURE_SIZE;
  return (
    <g opacity={state === undefined ? 1 : 0.55}>
      <ellipse cx={5} cy={37} rx={29} ry={8} fill="#1d1006" opacity={0.3} />
      <g transform={`translate(0 ${round(FOOT_LINE - FIGURE_FOOT * size)}) scale(${size})`}>
        <FigurePiece shape={shape} owner={owner} />
      </g>
    </g>
  );
}

const SHADES: Readonly<Record<SeedPlace['shade'], PaintMaterial>> = { 0: 'seed-0', 1: 'seed-1', 2: 'seed-2' };
const SEED = 10.8;

interface SeedsProps {
  readonly piece: PieceView;
  /** Half the width and height of the heap. */
  readonly room: readonly [number, number];
}

/** A heap of seeds. Its count belongs to the labels, because empty bowls have one too. */
function SeedHeap({ piece, room: [across, deep] }: SeedsProps): ReactNode {
  const paint = usePaint();
  return (
    <g>
      {heapOf(piece.count ?? 1, piece.id).map(({ x, y, size, turn, shade, layer }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${round(x * across)} ${round(y * deep - layer * 2.5)}) rotate(${turn})`}
        >
          <g className="board-seed">
            <ellipse cx={1} cy={1.6} rx={SEED * size} ry={SEED * size * 0.84} fill="#180b03" opacity={0.45} />
            <ellipse className="board-seed-body" rx={SEED * size} ry={SEED * size * 0.86} fill={paint(SHADES[shade])} />
          </g>
        </g>
      ))}
    </g>
  );
}

const round = (n: number): number => Math.round(n * 10) / 10;
