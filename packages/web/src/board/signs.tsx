import type { View } from '@tabuleiro/games';
import { type AttackedBoard, AttackFinder, formatReach, formatThreats, type Sign, signsOf } from '@tabuleiro/play';
import { Fragment, type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { logError } from '../ui/log-error.ts';
import { useSelector } from '../ui/use-store.ts';
import type { BoardProps } from './board-props.ts';
import type { Layout } from './geometry/layout.ts';
import { shapesOfSign } from './geometry/sign-shapes.ts';
import { type Pointing, useThreatsShown } from './pointing.tsx';
import './signs.css';

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
