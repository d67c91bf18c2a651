import type { ReactNode } from 'react';
import { stickCountOffset, stickOffset, type StickRows } from '../geometry/piece-placement.ts';
import type { Point } from '../geometry/rect.ts';
import { usePaint } from '../svg-defs.tsx';

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
