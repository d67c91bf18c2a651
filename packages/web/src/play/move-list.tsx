import type { Side } from '@tabuleiro/games';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { PlayTexts } from '../text/play/index.ts';

interface MoveListProps {
  readonly texts: PlayTexts;
  readonly moves: readonly string[];
  readonly movers: readonly Side[];
  readonly ply: number;
  readonly goTo: (ply: number) => void;
  /** What stands at their foot. */
  readonly children?: ReactNode;
}

/** The moves of the match; whichever is chosen is looked at. A side may move twice, so plies are counted one by one. */
export const MoveList = memo(function MoveList({
  texts,
  moves,
  movers,
  ply,
  goTo,
  children,
}: MoveListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    const marked = current?.querySelector<HTMLElement>('[aria-current]');
    if (current === null || marked === null || marked === undefined) return;
    // Within the list only: the page stays where it is.
    const { offsetTop, offsetHeight } = marked;
    if (offsetTop < current.scrollTop || offsetTop + offsetHeight > current.scrollTop + current.clientHeight) {
      current.scrollTop = offsetTop - current.clientHeight / 2;
    }
  }, [ply, moves]);
  return (
    <nav className="moves" aria-label={texts.moves}>
      {moves.length === 0 && <p className="moves-none">{texts.noMoves}</p>}
      <ol ref={list}>
        {moves.map((move, index) => (
          // Plies have no other name than their number.
          <li key={index}>
            <button
              type="button"
              className="move"
              aria-current={index + 1 === ply ? 'step' : undefined}
              onClick={() => goTo(index + 1)}
            >
              <span className="move-number figures">{index + 1}.</span>
              <span className={`side-mark side-${movers[index] ?? 1}`} aria-hidden="true" />
              <span>{move}</span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
});
