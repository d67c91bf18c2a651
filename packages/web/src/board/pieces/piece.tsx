import { type PieceView, type Side, unreachable } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { CardPiece } from './card.tsx';
import { FigurePiece } from './figure.tsx';
import { isFigure } from './figures.ts';
import { SeedHeap } from './seeds.tsx';
import { LyingSticks, StandingStick } from './stick.tsx';
import { TilePiece } from './tile.tsx';

export interface PieceProps {
  readonly piece: PieceView;
  readonly bottom: Side;
  /** On felt the figures are printed on cards. */
  readonly isOnCard: boolean;
  readonly isInStore: boolean;
  /** Whether it stands for all that are out of the game. */
  readonly isOut?: boolean;
}

/** Whatever the piece is, drawn around 0, 0 for a cell of 100. */
export function Piece(props: PieceProps): ReactNode {
  if (props.isOut !== true) return <OnePiece {...props} />;
  return (
    <>
      <OnePiece {...props} />
      <text className="board-count-out" x={40} y={0} dy=".35em">
        {props.piece.count}
      </text>
    </>
  );
}

function OnePiece({ piece, bottom, isOnCard, isInStore, isOut = false }: PieceProps): ReactNode {
  const { shape, owner, at } = piece;
  if (isFigure(shape)) {
    return isOnCard ? <CardPiece shape={shape} piece={piece} /> : <StandingFigure piece={piece} />;
  }
  switch (shape) {
    case 'stick':
      return 'tray' in at ? (
        <LyingSticks isDark={owner === 2} count={isOut ? undefined : piece.count} />
      ) : (
        <StandingStick isDark={owner === 2} />
      );
    case 'seeds':
      return <SeedHeap piece={piece} room={isInStore ? [32, 76] : [36, 36]} />;
    case 'tile':
      return <TilePiece piece={piece} bottom={bottom} />;
    default:
      return unreachable(shape);
  }
}

function StandingFigure({ piece: { shape, owner, state } }: { readonly piece: PieceView }): ReactNode {
  if (!isFigure(shape)) return null;
  return (
    <g opacity={state === undefined ? 1 : 0.55}>
      <ellipse cx={5} cy={35} rx={29} ry={8} fill="#1d1006" opacity={0.3} />
      <g transform="scale(1.08)">
        <FigurePiece shape={shape} owner={owner} />
      </g>
    </g>
  );
}
