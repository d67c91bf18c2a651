import { otherSide } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { APP_TEXTS, sayPlayer } from '../text/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { analysisAddress } from './address.ts';
import type { PlayState } from './store.ts';
import { fairerOpponent } from './verdict.ts';

/** Something that a person is asked before it is done. */
export type Question = 'resign' | 'draw';

interface SayProps {
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
        {outcome !== null && <Result state={state} />}
        {told !== '' && outcome === null && <p className="say-told">{told}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
      </div>
      {question !== null && <Asked state={state} question={question} answer={answer} />}
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
          <Fairer state={state} />
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

/** A person is told first what it means for them. */
function Result({ state: { voice, result, verdict } }: { readonly state: PlayState }): ReactNode {
  if (verdict === null) return <p className="say-result">{result}</p>;
  return (
    <p className="say-result">
      {PLAY_TEXTS[voice.language].verdicts[verdict]}. <span className="say-reason">{result}</span>
    </p>
  );
}

/** Another match against an opponent that suits better. */
function Fairer({ state }: { readonly state: PlayState }): ReactNode {
  const { verdict, setup, voice } = state;
  const opponent = verdict === null ? null : fairerOpponent(setup.players, verdict);
  if (opponent === null) return null;
  const { easier, harder } = PLAY_TEXTS[voice.language].buttons;
  const label = verdict === 'lost' ? easier : harder;
  const full = `${label}: ${sayPlayer(APP_TEXTS[voice.language], opponent)}`;
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

/** The focus goes to the answer that changes nothing. */
function Asked({ state, question, answer }: SayProps): ReactNode {
  const { voice, turn } = state;
  const texts = PLAY_TEXTS[voice.language];
  return (
    <fieldset className="say-buttons">
      <legend>{question === 'resign' ? texts.askResign : texts.askDraw(voice.game.sides[otherSide(turn)].name)}</legend>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {texts.buttons.yes}
      </button>
      <button type="button" className="button" autoFocus onClick={() => answer(false)}>
        {texts.buttons.no}
      </button>
    </fieldset>
  );
}
