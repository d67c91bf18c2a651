import { lazy, type ReactNode, Suspense } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { analysisAddress } from './address.ts';
import type { PlayState } from './store.ts';

// Few are asked anything in a match.
const Asked = lazy(async () => ({ default: (await import('./asked.tsx')).Asked }));

/** Something that a person is asked before it is done. */
export type Question = 'resign' | 'draw';

export interface SayProps {
  readonly state: PlayState;
  readonly question: Question | null;
  readonly answer: (isYes: boolean) => void;
}

/** Under the board: what happened, what can be done now and why; and at the end, how it ended and what next. */
export function Say({ state, question, answer }: SayProps): ReactNode {
  const { voice, told, sentence, notices, outcome, result, setup } = state;
  const texts = PLAY_TEXTS[voice.language];
  // A refusal or a hint at the end of a match is still worth hearing.
  const spoken = outcome !== null && sentence === result ? '' : sentence;
  return (
    <div className="say">
      <div className="say-words" aria-live="polite" hidden={question !== null}>
        {outcome !== null && <p className="say-result">{result}</p>}
        {told !== '' && outcome === null && <p className="say-told">{told}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
      </div>
      {question !== null && (
        <Suspense fallback={null}>
          <Asked state={state} question={question} answer={answer} />
        </Suspense>
      )}
      {state.isStuck && (
        <div className="say-buttons">
          <button type="button" className="button primary" onClick={state.retry}>
            {texts.buttons.retry}
          </button>
        </div>
      )}
      {question === null && outcome !== null && (
        <div className="say-buttons">
          <button
            type="button"
            className="button primary"
            title={texts.sidesChange}
            onClick={() => void state.rematch()}
          >
            {texts.buttons.rematch}
          </button>
          <a className="button" href={analysisAddress(state.match)}>
            {texts.buttons.analyse}
          </a>
          <a className="button" href={`#/${setup.game}`}>
            {texts.buttons.newMatch}
          </a>
        </div>
      )}
    </div>
  );
}
