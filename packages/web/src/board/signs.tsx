import type { View, SignKind } from '@tabuleiro/games';
import { type AttackedBoard, AttackFinder, formatReach, formatThreats, type Sign, signsOf } from '@tabuleiro/play';
import { Fragment, type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { logError } from '../ui/log-error.ts';
import { useSelector } from '../ui/use-store.ts';
import type { BoardProps } from './board-props.ts';
import type { Layout } from './geometry/layout.ts';
import { type Pointing, useThreatsShown } from './pointing.tsx';
import './signs.css';

// The shapes of signs around the middle of a cell, for both boards. Each kind has a shape of its own: a thin frame, a diamond,
// the corners of a frame, a warning triangle, and that triangle in a whole frame.

/** A filled shape, a line, a thin one, or a line on a shape in the colour of its edge. */
export interface SignShape {
  readonly look: 'solid' | 'line' | 'thin' | 'on-solid';
  /** The outline, as in an SVG path. */
  readonly d: string;
}

const solid = (d: string): SignShape => ({ look: 'solid', d });
const line = (d: string): SignShape => ({ look: 'line', d });

const DIAMOND = [solid('M0 -15L15 0L0 15L-15 0Z')];
/** At the near edge of a cell whose middle is taken. */
const LOW_DIAMOND = [solid('M0 21L13 34L0 47L-13 34Z')];
const CORNERS = [line('M-44 -22V-44H-22M22 -44H44V-22M44 22V44H22M-22 44H-44V22')];
/** Bowls and holes are round. */
const ARCS = [
  line('M-44 -14A46 46 0 0 1 -14 -44M14 -44A46 46 0 0 1 44 -14M44 14A46 46 0 0 1 14 44M-14 44A46 46 0 0 1 -44 14'),
];
const WARNING: readonly SignShape[] = [
  solid('M-30 -48L-12 -17H-48Z'),
  { look: 'on-solid', d: 'M-30 -38V-29M-30 -23V-22.5' },
];
const FRAME = 'M-44 -44H44V44H-44Z';
const RING = 'M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0Z';

export function shapesOfSign(kind: SignKind, isTaken: boolean, isRound: boolean): readonly SignShape[] {
  const whole = isRound ? RING : FRAME;
  switch (kind) {
    case 'pointed':
      return [{ look: 'thin', d: whole }];
    case 'goes':
      return isTaken ? LOW_DIAMOND : DIAMOND;
    case 'attacks':
      return isRound ? ARCS : CORNERS;
    case 'threatened':
      return WARNING;
    case 'decisive':
      return [line(whole), ...WARNING];
    default:
      return kind;
  }
}

// Signs of the piece that is pointed at, and of what is threatened. This file is loaded when the first one is wanted.

export interface SignsProps extends Pick<BoardProps, 'locale' | 'offered' | 'picked' | 'view'> {
  readonly attackedBoard: () => AttackedBoard;
  readonly pointing: Pointing;
}

export interface DrawnSign extends Sign {
  /** Whether a piece stands there, so that the middle is not free. */
  readonly isTaken: boolean;
}

const finders = new WeakMap<() => AttackedBoard, AttackFinder>();

/** The finder of a board; everything that shows its answers shares it. */
function finderOf(board: () => AttackedBoard): AttackFinder {
  const finder = finders.get(board) ?? new AttackFinder(board);
  finders.set(board, finder);
  return finder;
}

/** The finder once it is loaded, else null. */
function useFinder(board: () => AttackedBoard): AttackFinder | null {
  const finder = finderOf(board);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { isLoaded } = finder;
  useEffect(() => {
    if (!isLoaded) void finder.load().then(again, logError);
  }, [finder, isLoaded]);
  return isLoaded ? finder : null;
}

/** What is pointed at, or else the piece that is picked. */
function usePointed({ pointing, picked, view }: Pick<SignsProps, 'picked' | 'pointing' | 'view'>): string | null {
  const id = useSelector(pointing.store, (state) => state.id) ?? picked[0] ?? null;
  return view.pieces.some((piece) => ('cell' in piece.at ? piece.at.cell : piece.id) === id) ? id : null;
}

/** The signs on the board; a cell has one for the piece that is pointed at, and one for threats. */
export function useSigns({ attackedBoard, offered, view, ...from }: SignsProps): readonly DrawnSign[] {
  const { picked } = from;
  const finder = useFinder(attackedBoard);
  const id = usePointed({ ...from, view });
  const showsThreats = useThreatsShown();
  return useMemo(() => {
    const reach = id === null ? null : (finder?.reach(id) ?? null);
    const threats = showsThreats ? (finder?.threats() ?? null) : null;
    const taken = new Set(view.pieces.flatMap(({ at }) => ('cell' in at ? [at.cell] : [])));
    // While a move is picked, the goals that can be picked are marked already.
    const isMarked = (cell: string): boolean => picked.length > 0 && offered.has(cell);
    const isShown = ({ kind, cell }: Sign): boolean => kind !== 'goes' || !isMarked(cell);
    const isLookedAt = id !== null && reach !== null && taken.has(id) && !picked.includes(id);
    const pointed: readonly Sign[] = isLookedAt ? [{ kind: 'pointed', cell: id }] : [];
    const signs = [...pointed, ...signsOf(reach, threats).filter(isShown)];
    return signs.map(({ kind, cell }) => ({ kind, cell, isTaken: taken.has(cell) }));
  }, [finder, id, showsThreats, view, picked, offered]);
}

/** Above the pieces. */
export function Signs({ layout, ...props }: SignsProps & { readonly layout: Layout }): ReactNode {
  return useSigns(props).map(({ kind, cell, isTaken }) => {
    const at = layout.cells.get(cell);
    if (at === undefined) return null;
    return (
      <g
        key={`${kind} ${cell}`}
        className={`board-sign board-sign-${kind}`}
        data-sign={kind}
        data-at={cell}
        transform={`translate(${at.x} ${at.y})`}
      >
        {shapesOfSign(kind, isTaken, isRound(props.view)).map(({ look, d }) => (
          <Fragment key={d}>
            {look !== 'on-solid' && <path className={`board-sign-edge board-sign-${look}`} d={d} />}
            <path className={`board-sign-ink board-sign-${look}`} d={d} />
          </Fragment>
        ))}
      </g>
    );
  });
}

export const isRound = ({ cells }: View): boolean => cells.some(({ shape }) => shape === 'hole' || shape === 'bowl');

/** The same for screen readers: of what has the focus, and of the threats whenever they change. */
export function SignWords({ id, ...props }: SignsProps & { readonly id: string }): ReactNode {
  const { attackedBoard, locale, view } = props;
  const finder = useFinder(attackedBoard);
  const pointed = usePointed(props);
  const showsThreats = useThreatsShown();
  const words = useMemo(() => {
    const reach = pointed === null ? null : (finder?.reach(pointed) ?? null);
    const threats = showsThreats ? (finder?.threats() ?? null) : null;
    return {
      // Of the position, which comes with a view.
      view,
      reach: reach === null ? '' : formatReach(reach, locale.language),
      threats: threats === null ? '' : formatThreats(threats, locale.language),
    };
  }, [finder, pointed, showsThreats, view, locale]);
  return (
    <>
      <span id={id} className="visually-hidden board-reach-words">
        {words.reach}
      </span>
      <span className="visually-hidden board-threat-words" role="status">
        {words.threats}
      </span>
    </>
  );
}
