import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';

interface MoveListProps {
  readonly store: ReadableStore<Pick<MatchPageState, 'goTo' | 'movers' | 'moveNames' | 'ply' | 'locale'>>;
  /** Shown below the moves. */
  readonly children?: ReactNode;
}

/**
 * The moves of the match, one column for each side; a click shows the position after a move. A side may move twice in a
 * row, so plies are numbered one by one.
 */
export function MoveList({ store, children }: MoveListProps): ReactNode {
  const { language, moveNames, movers, ply } = useSelector(store, ({ locale, ...state }) => ({
    language: locale.language,
    moveNames: state.moveNames,
    movers: state.movers,
    ply: state.ply,
  }));
  const { goTo } = store.getState();
  const texts = MATCH_TEXTS[language];
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const plies = moveNames.map((move, index) => ({ number: index + 1, move, side: movers[index] ?? 1 }));
  const end = plies.length;
  useEffect(() => {
    if (ply > end || list.current === null) return undefined;
    // It gets lower when there is more to say beside it. A new observer calls at once.
    const sizes = new ResizeObserver(() => scrollTo(list.current, shown.current));
    sizes.observe(list.current);
    return () => sizes.disconnect();
  }, [ply, end]);
  return (
    <nav className="moves" aria-label={texts.moves}>
      {end === 0 && <p className="moves-none">{texts.noMoves}</p>}
      <ol ref={list}>
        {plies.map(({ number, move, side }) => (
          <li key={number} className={`by-${side}`}>
            <button
              type="button"
              className="move"
              ref={number === ply ? shown : undefined}
              aria-current={number === ply ? 'step' : undefined}
              onClick={() => goTo(number)}
            >
              <span className="move-number figures">{number}.</span>
              <span className={`side-mark side-${side}`} aria-hidden="true" />
              <MoveText text={move} />
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}

/** Scrolls the list only, not the page. */
function scrollTo(list: HTMLElement | null, marked: HTMLElement | null): void {
  if (list === null || marked === null) return;
  const { offsetTop, offsetHeight } = marked;
  if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = offsetTop - list.clientHeight / 2;
  }
}

/** A long move may break after one of its parts. */
export function MoveText({ text }: { readonly text: string }): ReactNode {
  const [first, ...others] = text.split(/(?<=[,/])/);
  return createElement('span', null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
}

/** Buttons to the first, previous, next and last ply. */
export function PlyButtons({
  store,
}: {
  readonly store: ReadableStore<Pick<MatchPageState, 'goTo' | 'moves' | 'ply' | 'locale'>>;
}): ReactNode {
  const { language, ply, end } = useSelector(store, ({ locale, moves, ply: shown }) => ({
    language: locale.language,
    ply: shown,
    end: moves.length,
  }));
  const { buttons } = MATCH_TEXTS[language];
  const { goTo } = store.getState();
  const ways: readonly (readonly [name: IconName & keyof typeof buttons, goal: number, possible: boolean])[] = [
    ['first', 0, ply > 0],
    ['back', ply - 1, ply > 0],
    ['forward', ply + 1, ply < end],
    ['last', end, ply < end],
  ];
  return (
    <div className="ply-buttons">
      {ways.map(([name, goal, isPossible]) => (
        <button
          key={name}
          type="button"
          className="button quiet icon"
          aria-label={buttons[name]}
          title={buttons[name]}
          disabled={!isPossible}
          onClick={() => goTo(goal)}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
