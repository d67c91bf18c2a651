import type { PieceView } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { heapOf, type SeedPlace } from '../geometry/seed-heap.ts';
import { type Material, usePaint } from '../paint.tsx';

const SHADES: Readonly<Record<SeedPlace['shade'], Material>> = { 0: 'seed-0', 1: 'seed-1', 2: 'seed-2' };
const SEED = 10.8;

interface SeedsProps {
  readonly piece: PieceView;
  /** Half of the room they have, across and down. */
  readonly room: readonly [number, number];
}

/** A heap of seeds. Their number stands on the board beside them, not here: an empty bowl has a number too. */
export function SeedHeap({ piece, room: [across, deep] }: SeedsProps): ReactNode {
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
