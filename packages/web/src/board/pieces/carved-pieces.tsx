import type { PieceView, Side } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { stickCountOffset, stickOffset, type StickRows } from '../geometry/piece-placement.ts';
import type { Point } from '../geometry/rect.ts';
import { HOLES, turned } from '../geometry/targets.ts';
import { usePaint } from '../svg-defs.tsx';
import { type FigureShape, FIGURES, GOLD } from './figure-outlines.ts';

/** A round stick standing in its hole: pale with growth rings, or dark with a carved cross. */
export function StandingStick({ isDark }: { readonly isDark: boolean }): ReactNode {
  const paint = usePaint();
  return (
    <g className={isDark ? 'board-dark' : 'board-light'}>
      <ellipse cx={7} cy={22} rx={33} ry={17} fill="#2b1a08" opacity={0.28} />
      <path
        className="board-body"
        d="M-27 -12V12A27 21 0 0 0 27 12V-12Z"
        fill={paint(isDark ? 'dark-side' : 'pale-side')}
      />
      <ellipse
        className="board-body"
        cx={0}
        cy={-12}
        rx={27}
        ry={22}
        fill={paint(isDark ? 'dark-wood' : 'pale-wood')}
      />
      {isDark ? (
        <path className="board-stick-cross" d="M-11 -21L11 -3M11 -21L-11 -3" />
      ) : (
        <g className="board-stick-rings">
          <ellipse cx={-1} cy={-12.5} rx={18} ry={14.5} />
          <ellipse cx={-1.5} cy={-13} rx={10} ry={8} />
          <ellipse cx={-2} cy={-13.5} rx={3} ry={2.4} />
        </g>
      )}
    </g>
  );
}

/** A flat round piece, as in draughts: two rings on its face. */
export function Disc({ isDark }: { readonly isDark: boolean }): ReactNode {
  const paint = usePaint();
  return (
    <g className={isDark ? 'board-dark' : 'board-light'}>
      <ellipse cx={4} cy={12} rx={36} ry={30} fill="#2b1a08" opacity={0.28} />
      <path
        className="board-body"
        d="M-34 -4V6A34 29 0 0 0 34 6V-4Z"
        fill={paint(isDark ? 'dark-side' : 'pale-side')}
      />
      <ellipse className="board-body" cx={0} cy={-4} rx={34} ry={29} fill={paint(isDark ? 'dark-wood' : 'pale-wood')} />
      <g className="board-stick-rings">
        <ellipse cx={0} cy={-4} rx={26} ry={22} />
        <ellipse cx={0} cy={-4} rx={12} ry={10} />
      </g>
    </g>
  );
}

interface LyingSticksProps {
  readonly isDark: boolean;
  readonly count: number | undefined;
  readonly rows: StickRows | undefined;
}

const offsetText = ({ x, y }: Point): string => `translate(${x} ${y})`;
/** Not quite in a line. */
const shaken = ({ x, y }: Point, index: number): Point => ({ x, y: y + (index % 2 === 0 ? 0 : 1.5) });

/** The sticks of a hand, side by side, with their number. */
export function LyingSticks({ isDark, count, rows }: LyingSticksProps): ReactNode {
  const paint = usePaint();
  return (
    <g className={`board-lying ${isDark ? 'board-dark' : 'board-light'}`}>
      {Array.from({ length: count ?? 1 }, (_, index) => (
        <g key={index} transform={offsetText(shaken(stickOffset(rows, index), index))}>
          <rect x={-7} y={-25} width={20} height={58} rx={9} fill="#2b1a08" opacity={0.2} />
          <rect
            className="board-body"
            x={-10}
            y={-29}
            width={20}
            height={58}
            rx={8}
            fill={paint(isDark ? 'dark-side' : 'pale-side')}
          />
          {isDark ? (
            <path className="board-stick-cross" d="M-5 -6L5 6M5 -6L-5 6" />
          ) : (
            <ellipse className="board-stick-rings" cx={0} cy={-22} rx={6.5} ry={4} />
          )}
        </g>
      ))}
      {count !== undefined && (
        <text className="board-count-beside" x={-6} transform={offsetText(stickCountOffset(rows, count))} dy=".35em">
          {count}
        </text>
      )}
    </g>
  );
}

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

const TILE_ROUND = 'M-34 -44H34Q44 -44 44 -34V34Q44 44 34 44H-34Q-44 44 -44 34V-34Q-44 -44 -34 -44Z';
const TILE_CUT = 'M-31 -44H31L44 -31V31L31 44H-31L-44 31V-31Z';
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
  const outline = isDark ? TILE_CUT : TILE_ROUND;
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
