import type { PieceView } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { usePaint } from '../svg-defs.tsx';
import { type FigureShape, FIGURES, GOLD } from './figure-outlines.ts';

const ROUND = 'M-32 -42H32Q42 -42 42 -32V32Q42 42 32 42H-32Q-42 42 -42 32V-32Q-42 -42 -32 -42Z';
const CUT = 'M-29 -42H29L42 -29V29L29 42H-29L-42 29V-29Z';
const ROUND_RIM = 'M-30 -37H30Q37 -37 37 -30V30Q37 37 30 37H-30Q-37 37 -37 30V-30Q-37 -37 -30 -37Z';
const CUT_RIM = 'M-26 -37H26L37 -26V26L26 37H-26L-37 26V-26Z';

interface CardProps {
  readonly shape: FigureShape;
  readonly piece: PieceView;
}

/** A thick card with a figure: pale with round corners for side 1, dark with cut corners for side 2. */
export function CardPiece({ shape, piece: { owner, state } }: CardProps): ReactNode {
  const paint = usePaint();
  const isDark = owner === 2;
  const outline = isDark ? CUT : ROUND;
  const rim = isDark ? CUT_RIM : ROUND_RIM;
  return (
    <g className={isDark ? 'board-card board-dark' : 'board-card board-light'}>
      <path d={outline} transform="translate(1 9)" fill="#000" opacity={0.25} />
      <path className="board-card-edge" d={outline} transform="translate(0 5)" />
      {state === 'dead' ? (
        <>
          <path className="board-body" d={outline} fill={paint(isDark ? 'card-dark' : 'card-light')} />
          <path d={rim} fill={paint('card-back')} />
        </>
      ) : (
        <>
          <path className="board-body" d={outline} fill={paint(isDark ? 'card-dark' : 'card-light')} />
          <path className="board-rim" d={rim} />
          <g transform="scale(.86)">
            {/* Printed in pale ink on both: the card tells the side, and dark on dark is hard to see. */}
            <FigurePiece shape={shape} owner={1} />
          </g>
        </>
      )}
      {state === 'surrounded' && <path d={outline} fill={paint('dimming')} />}
    </g>
  );
}

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
      {shape === 'king' && GOLD.map((path) => <path key={path} className="board-band" d={path} fill={paint('gold')} />)}
    </g>
  );
}
