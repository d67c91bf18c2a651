import type { PieceView, Side } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { HOLES, turned } from '../geometry/targets.ts';
import { usePaint } from '../svg-defs.tsx';

const ROUND = 'M-34 -44H34Q44 -44 44 -34V34Q44 44 34 44H-34Q-44 44 -44 34V-34Q-44 -44 -34 -44Z';
const CUT = 'M-31 -44H31L44 -31V31L31 44H-31L-44 31V-31Z';
const PEG = 6.2;
const HOLE = 4.8;

interface TileProps {
  readonly piece: PieceView;
  readonly bottom: Side;
  /** The pegs of the last move, as indices of `pegs`. */
  readonly marked: readonly number[];
}

/**
 * A square tile with its grid of holes: maple with round corners and copper pegs, or slate with cut corners and brass
 * ones.
 */
export function TilePiece({ piece: { owner, pegs, name }, bottom, marked }: TileProps): ReactNode {
  const paint = usePaint();
  const isDark = owner === 2;
  const outline = isDark ? CUT : ROUND;
  return (
    <g className={isDark ? 'board-tile board-dark' : 'board-tile board-light'}>
      <path d={outline} transform="translate(1 6)" fill="#0c1014" opacity={0.35} />
      <path className="board-tile-edge" d={outline} transform="translate(0 3)" />
      <path className="board-body" d={outline} fill={paint(isDark ? 'stone' : 'maple')} />
      {pegs !== undefined &&
        HOLES.filter(({ isCentre }) => !isCentre).map((hole) => {
          const { x, y } = turned(hole, bottom);
          const isIn = pegs[hole.index] === true;
          return (
            <g key={hole.index} transform={`translate(${x} ${y})`}>
              <circle className="board-hole" r={HOLE} />
              {isIn && <Peg radius={PEG} isDark={isDark} />}
              {marked.includes(hole.index) && <circle className="board-peg-marked" r={PEG + 2} />}
            </g>
          );
        })}
      <Peg radius={10.5} isDark={isDark} height={3.5} />
      {name !== undefined && (
        <text className="board-tile-name" x={0} y={0.8} dy=".35em">
          {name}
        </text>
      )}
    </g>
  );
}

interface PegProps {
  readonly radius: number;
  readonly isDark: boolean;
  readonly height?: number;
}

/** The shadow shows the height of a peg. Brass pegs are hexagons, so that the sides differ in more than colour. */
function Peg({ radius, isDark, height = 1.6 }: PegProps): ReactNode {
  const paint = usePaint();
  const shared = { className: 'board-peg', fill: paint(isDark ? 'brass' : 'copper') };
  return (
    <g className="board-peg-in">
      <circle cx={height * 0.6} cy={height} r={radius + 0.6} fill="#000" opacity={0.35} />
      <g transform={`translate(0 ${-height / 2})`}>
        {isDark ? <path {...shared} d={hexagon(radius * 1.08)} /> : <circle {...shared} r={radius} />}
      </g>
    </g>
  );
}

function hexagon(r: number): string {
  const [x, y] = [(r * 0.866).toFixed(1), (r / 2).toFixed(1)];
  return `M0 ${-r}L${x} -${y}V${y}L0 ${r}L-${x} ${y}V-${y}Z`;
}
