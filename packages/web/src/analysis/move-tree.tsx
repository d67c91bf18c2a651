import type { Mark, ReviewedPly } from '@tabuleiro/engine';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { MoveText } from '../match/move-list.tsx';
import { useFields } from '../ui/use-store.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';
import type { AnalysisTexts } from './text/en.ts';
import type { ListedMove, MoveNode } from './variation-tree.ts';

const FIELDS = [
  'texts',
  'listed',
  'node',
  'moveNameOf',
  'goToNode',
  'reviews',
  'isInVariation',
  'toMainLine',
  'promote',
  'remove',
] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** The moves, with variations indented below the move they replace. */
export function VariationList({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { texts, listed, node, moveNameOf, goToNode, reviews } = state;
  return (
    <nav className="moves analysis-moves" aria-label={texts.moves.title}>
      {state.isInVariation && <VariationBar state={state} />}
      {listed.length === 0 && <p className="moves-none">{texts.moves.none}</p>}
      <Scrolled {...{ texts, listed, node, moveNameOf, goToNode, reviews }} />
    </nav>
  );
}

function VariationBar({ state }: { readonly state: Shown }): ReactNode {
  const { moves } = state.texts;
  return (
    <div className="variation-bar" role="group" aria-label={moves.variation}>
      <button type="button" className="button" onClick={state.toMainLine}>
        {moves.toMain}
      </button>
      <button type="button" className="button quiet" onClick={state.promote}>
        {moves.promote}
      </button>
      <button type="button" className="button quiet" onClick={state.remove}>
        {moves.remove}
      </button>
    </div>
  );
}

interface ListProps {
  readonly texts: AnalysisTexts;
  readonly listed: readonly ListedMove[];
  readonly node: MoveNode | null;
  readonly moveNameOf: (node: MoveNode) => string;
  readonly goToNode: (node: MoveNode) => void;
  readonly reviews: ReadonlyMap<number, ReviewedPly>;
}

const Scrolled = memo(function Scrolled(props: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { node, listed } = props;
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    // Also when the list becomes lower.
    const observer = new ResizeObserver(() => scrollToCurrent(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [node, listed]);
  return (
    <div className="analysis-scroll" ref={list}>
      <MoveLine {...props} />
    </div>
  );
});

/** Scrolls the list only, not the page. */
function scrollToCurrent(list: HTMLElement): void {
  const marked = list.querySelector('[aria-current]');
  if (marked === null) return;
  const [outer, inner] = [list.getBoundingClientRect(), marked.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2;
}

function MoveLine(props: ListProps): ReactNode {
  const { texts, listed, node, moveNameOf, goToNode, reviews } = props;
  return (
    <ol>
      {listed.map(({ node: one, variations }) => (
        <li key={one.id} className={`by-${one.side}${variations.length > 0 ? ' has-variations' : ''}`}>
          <button
            type="button"
            className="move"
            aria-current={one === node ? 'step' : undefined}
            onClick={() => goToNode(one)}
          >
            <span className="move-number figures">{one.ply}.</span>
            <span className={`side-mark side-${one.side}`} aria-hidden="true" />
            <MoveText text={moveNameOf(one)} />
            <MarkOf texts={texts} mark={reviews.get(one.id)?.mark ?? null} />
          </button>
          {variations.map((line) => (
            <div key={line[0]?.node.id} className="variation" role="group" aria-label={texts.moves.variation}>
              <MoveLine {...props} listed={line} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

function MarkOf({ texts, mark }: { readonly texts: AnalysisTexts; readonly mark: Mark | null }): ReactNode {
  if (mark === null) return null;
  return (
    <>
      <span className={`move-mark${mark === '?!' ? '' : ' is-grave'}`} aria-hidden="true">
        {mark}
      </span>
      <span className="visually-hidden">, {texts.review.marks[mark]}</span>
    </>
  );
}
