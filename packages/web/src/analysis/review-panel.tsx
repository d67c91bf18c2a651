import { MARKS, type ReviewSummary } from '@tabuleiro/engine';
import { capitalise, type Side, SIDES } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { puzzlesAddress } from '../routes/route.ts';
import { useFields } from '../ui/use-store.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';

const FIELDS = [
  'texts',
  'game',
  'locale',
  'progress',
  'listed',
  'isReviewed',
  'isBegun',
  'canGoDeeper',
  'hasReviewFailed',
  'mistakes',
  'ownPuzzles',
  'summary',
  'review',
  'reviewDeeper',
  'stopReview',
] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** The review of the match, and how accurately both sides played. */
export function ReviewPanel({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { texts, progress, listed } = state;
  return (
    <section className="review" aria-label={texts.review.title}>
      <header className="panel-head">
        {progress === null && listed.length > 0 && <Start state={state} />}
        {progress !== null && (
          <button type="button" className="button" onClick={state.stopReview}>
            {texts.review.stop}
          </button>
        )}
      </header>
      <div className="review-body">
        <Body state={state} />
      </div>
    </section>
  );
}

/** After a review it offers a deeper one, after that nothing. */
function Start({ state }: { readonly state: Shown }): ReactNode {
  const { texts, isReviewed, isBegun, canGoDeeper } = state;
  if (isReviewed && !canGoDeeper) return null;
  const label = canGoDeeper ? texts.review.deeper : isBegun ? texts.review.goOn : texts.review.start;
  return (
    <button
      type="button"
      className={`button ${canGoDeeper ? '' : 'cool'}`}
      onClick={canGoDeeper ? state.reviewDeeper : state.review}
    >
      {label}
    </button>
  );
}

function Body({ state }: { readonly state: Shown }): ReactNode {
  const { texts, game, progress, listed, isReviewed, isBegun, mistakes, ownPuzzles } = state;
  if (listed.length === 0) return <p className="panel-note">{texts.review.none}</p>;
  return (
    <>
      {progress !== null && (
        <label className="review-progress">
          <span className="panel-note figures">{texts.review.progress(progress.done, progress.of)}</span>
          <progress value={progress.done} max={progress.of} />
        </label>
      )}
      {state.hasReviewFailed && <p className="panel-note">{texts.review.failed}</p>}
      {progress === null && isBegun && SIDES.map((side) => <Summary key={side} state={state} side={side} />)}
      {isReviewed && mistakes.length === 0 && <p className="panel-note">{texts.review.noMistakes}</p>}
      {ownPuzzles > 0 && (
        <a className="review-puzzles" href={`${puzzlesAddress(game)}?list=own`}>
          {texts.review.puzzles(ownPuzzles)}
        </a>
      )}
    </>
  );
}

function Summary({ state, side }: { readonly state: Shown; readonly side: Side }): ReactNode {
  const { locale, summary } = state;
  return (
    <p className="review-side">
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="review-name">{capitalise(locale.game.sides[side].name)}</span>
      <span className="panel-note figures">{formatSummary(state, summary[side])}</span>
    </p>
  );
}

/** "accuracy 87 %, 2 mistakes, 1 blunder". */
function formatSummary({ texts }: Shown, { accuracy, marks }: ReviewSummary): string {
  const { review } = texts;
  const counts = MARKS.filter((mark) => marks[mark] > 0).map((mark) => review.counts[mark](marks[mark]));
  const first = accuracy === null ? review.noAccuracy : review.accuracy(String(Math.round(accuracy)));
  return [first, ...counts.toReversed()].join(', ');
}
