import type { ReactNode } from 'react';
import { sayPlayer } from '../text/index.ts';
import { LATE_TEXTS } from '../text/play-late/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Asked } from './asked.tsx';
import { analysisAddress } from './match-link.ts';
import type { SayProps, SayState } from './say.tsx';
import { fairerOpponent, type Verdict, verdictOf } from './verdict.ts';

// What is said and asked late in a match, or never: nobody waits for it to begin.

interface StateProps {
  readonly state: SayState;
}

/** Among the words how it ended; below them a question, or what can be done then. */
export function SayLater({ isBelow = false, ...props }: SayProps & { readonly isBelow?: boolean }): ReactNode {
  const { state, asking } = props;
  if (!isBelow) return <Result state={state} />;
  if (state.isElsewhere) return <TakeOver state={state} />;
  if (asking !== null) return <Asked {...props} asking={asking} />;
  return state.outcome === null ? <Retry state={state} /> : <WaysOn state={state} />;
}

/** How a match ended; a person is told first what it means for them. */
function Result({ state }: StateProps): ReactNode {
  const { locale, result } = state;
  const verdict = verdictIn(state);
  // That it is a draw stands in the result already.
  if (verdict === null || verdict === 'drawn') return <p className="say-result">{result}</p>;
  return (
    <p className="say-result">
      {LATE_TEXTS[locale.language].verdicts[verdict]}. <span className="say-reason">{result}</span>
    </p>
  );
}

function verdictIn({ setup, outcome }: SayState): Verdict | null {
  return outcome === null ? null : verdictOf(setup.players, outcome);
}

/** For a match that goes on in another window. */
function TakeOver({ state }: StateProps): ReactNode {
  return (
    <div className="say-buttons">
      <button type="button" className="button primary" onClick={() => void state.takeOver()}>
        {LATE_TEXTS[state.locale.language].takeOver}
      </button>
    </div>
  );
}

/** For a computer that broke. */
function Retry({ state }: StateProps): ReactNode {
  return (
    <div className="say-buttons">
      <button type="button" className="button primary" onClick={state.retry}>
        {PLAY_TEXTS[state.locale.language].buttons.retry}
      </button>
    </div>
  );
}

/** What next. */
function WaysOn({ state }: StateProps): ReactNode {
  const { setup, locale } = state;
  const { buttons } = PLAY_TEXTS[locale.language];
  const { sidesChange } = LATE_TEXTS[locale.language];
  return (
    <div className="say-buttons">
      <button type="button" className="button primary" title={sidesChange} onClick={() => void state.rematch()}>
        {buttons.rematch}
      </button>
      <Fairer state={state} />
      <a className="button" href={analysisAddress(state.match, state.bottom)}>
        {buttons.analyse}
      </a>
      <a className="button" href={`#/${setup.game}`}>
        {buttons.newMatch}
      </a>
    </div>
  );
}

/** Another match against an opponent that suits better. */
function Fairer({ state }: StateProps): ReactNode {
  const { setup, locale } = state;
  const verdict = verdictIn(state);
  const opponent = verdict === null ? null : fairerOpponent(setup.players, verdict);
  if (opponent === null) return null;
  const { easier, harder } = LATE_TEXTS[locale.language];
  const label = verdict === 'lost' ? easier : harder;
  const full = `${label}: ${sayPlayer(locale, opponent)}`;
  return (
    <button
      type="button"
      className="button"
      aria-label={full}
      title={full}
      onClick={() => void state.rematch(opponent)}
    >
      {label}
    </button>
  );
}
