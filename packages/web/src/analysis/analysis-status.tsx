import { capitalise } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useFields } from '../ui/use-store.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';
import { isSolved, type Retry } from './mistake-retry.ts';

const FIELDS = [
  'retry',
  'lastMoveText',
  'mistakeText',
  'sentence',
  'notices',
  'texts',
  'locale',
  'mistakes',
  'mustPass',
  'canRetry',
  'moveNameOf',
  'pass',
  'goToNextMistake',
  'retryHere',
  'tryAgain',
  'showAnswer',
  'retryNext',
  'leaveRetry',
] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** Below the board: what happened, what was wrong with it, and what the user can do. */
export function AnalysisStatus({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { retry, lastMoveText, mistakeText, sentence, notices, texts, mistakes } = state;
  return (
    <div className="say analysis-say">
      <div className="say-words" aria-live="polite">
        {retry === null && lastMoveText !== '' && <p className="say-told">{lastMoveText}</p>}
        {retry === null && mistakeText !== '' && <p className="say-mistake">{mistakeText}</p>}
        {retry !== null && <p className="say-retry">{formatRetry(state, retry)}</p>}
        {(retry === null || retry.phase === 'asked') && <p className="say-now">{sentence}</p>}
        {retry === null &&
          mistakeText === '' &&
          notices.map((notice) => (
            <p key={notice} className="say-notice">
              {notice}
            </p>
          ))}
      </div>
      <div className="say-buttons">
        {state.mustPass && (
          <button type="button" className="button primary" onClick={state.pass}>
            {texts.tools.pass}
          </button>
        )}
        {retry === null && mistakes.length > 0 && (
          <button type="button" className="button" onClick={state.goToNextMistake}>
            {texts.review.next}
          </button>
        )}
        {state.canRetry && (
          <button type="button" className="button cool" onClick={state.retryHere}>
            {texts.retry.start}
          </button>
        )}
        {retry !== null && <RetryButtons state={state} retry={retry} />}
      </div>
    </div>
  );
}

function formatRetry({ texts, locale, moveNameOf }: Shown, { phase, mistake, tried, best, points }: Retry): string {
  const { retry } = texts;
  const move = tried === null ? '' : moveNameOf(tried);
  const said: Readonly<Record<Retry['phase'], () => string>> = {
    asked: () => retry.ask(capitalise(locale.game.sides[mistake.side].name), moveNameOf(mistake)),
    judging: () => retry.judging(move),
    best: () => retry.best(move),
    good: () => retry.good(move, best),
    bad: () => retry.bad(move, points),
    shown: () => retry.shown(best),
    failed: () => retry.failed,
  };
  return said[phase]();
}

function RetryButtons({ state, retry }: { readonly state: Shown; readonly retry: Retry }): ReactNode {
  const texts = state.texts.retry;
  const isDone = isSolved(retry);
  const canTry = retry.phase === 'bad' || retry.phase === 'failed';
  return (
    <>
      {canTry && (
        <button type="button" className="button primary" onClick={state.tryAgain}>
          {texts.again}
        </button>
      )}
      {!isDone && (
        <button type="button" className="button" onClick={state.showAnswer}>
          {texts.answer}
        </button>
      )}
      {isDone && state.mistakes.length > 1 && (
        <button type="button" className="button primary" onClick={state.retryNext}>
          {texts.next}
        </button>
      )}
      <button type="button" className="button" onClick={state.leaveRetry}>
        {texts.leave}
      </button>
    </>
  );
}
