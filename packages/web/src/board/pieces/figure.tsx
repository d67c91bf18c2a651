import type { PieceView } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { usePaint } from '../paint.tsx';
import { BAND, FIGURES, type FigureShape } from './figures.ts';

interface FigureProps {
  readonly shape: FigureShape;
  readonly owner: PieceView['owner'];
}

/** A chess figure: side 1 is pale with dark lines, side 2 dark with pale lines and a second line around its foot. */
export function FigurePiece({ shape, owner }: FigureProps): ReactNode {
  const paint = usePaint();
  const { outline, knobs = [], carving } = FIGURES[shape];
  const isDark = owner === 2;
  const fill = paint(isDark ? 'jet' : 'ivory');
  const knobFill = shape === 'knight' ? (isDark ? '#f3e8d2' : '#2a2521') : fill;
  return (
    <g className={isDark ? 'board-figure board-dark' : 'board-figure board-light'}>
      <path className="board-body" d={outline} fill={fill} />
      {knobs.map(([x, y, r]) => (
        <circle key={x} className={r > 3 ? 'board-body' : undefined} cx={x} cy={y} r={r} fill={knobFill} />
      ))}
      <path className="board-carving" d={carving} />
      {isDark && <path className="board-carving" d="M-20 32H20" />}
      {shape === 'king' && <path className="board-band" d={BAND} fill={paint('gold')} />}
    </g>
  );
}
