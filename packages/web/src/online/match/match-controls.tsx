import { PRESETS } from '@tabuleiro/client/schemas';
import { type ReactNode, useState } from 'react';
import { useClosing } from '../../play/use-closing.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { PLAY_TEXTS } from '../../text/play/index.ts';
import { OnlineControl, OnlineIcon } from './control.tsx';
import type { PanelState } from './online-store.ts';

/** Something that a person is asked before it is done. */
type Question = 'resign' | 'abort' | 'draw';

const ACTS = { resign: 'resign', abort: 'abort', draw: 'offer-draw' } as const;
/** A match that has hardly begun is called off, later it is given up. */
const FEWEST_PLIES = 2;

/** What a player does beside moving. Who looks on has nothing to do but to look. */
export function MatchControls({ state }: { readonly state: PanelState }): ReactNode {
  const [question, setQuestion] = useState<Question | null>(null);
  const { side, locale, isRunning, isLookingBack, outcome } = state;
  const texts = ONLINE_TEXTS[locale.language].match;
  const { buttons } = texts;
  const { ending, info, takeback, drawOffer, plies } = state.state;
  if (isLookingBack) {
    return (
      <div className="controls">
        <OnlineControl icon="last" label={buttons.toEnd} isPrimary act={() => state.goTo(state.moves.length)} />
      </div>
    );
  }
  if (side === null) return <Watchers state={state} />;
  if (question !== null && ending === null) {
    return <Asked state={state} question={question} close={() => setQuestion(null)} />;
  }
  const canAbort = ending === null && (!isRunning || plies.length < FEWEST_PLIES);
  const hasMoved = plies.some((ply) => ply.side === side);
  return (
    <div className="controls">
      {canAbort && <OnlineControl icon="resign" label={buttons.abort} act={() => setQuestion('abort')} />}
      {isRunning && !canAbort && (
        <OnlineControl icon="resign" label={buttons.resign} act={() => setQuestion('resign')} />
      )}
      {isRunning && (
        <OnlineControl icon="draw" label={buttons.draw} isOff={drawOffer !== null} act={() => setQuestion('draw')} />
      )}
      {isRunning && !info.terms.isRated && (
        <OnlineControl
          icon="undo"
          label={buttons.takeback}
          isOff={takeback !== null || !hasMoved}
          act={() => void state.act({ act: 'ask-takeback' })}
        />
      )}
      {(isRunning || outcome !== null) && <SayMenu state={state} />}
    </div>
  );
}

function Watchers({ state }: { readonly state: PanelState }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  return (
    <div className="controls">
      <p className="watchers">{state.watchers > 0 ? texts.watchers(state.watchers) : texts.watching}</p>
    </div>
  );
}

/** The focus goes to the answer that changes nothing. */
function Asked({
  state,
  question,
  close,
}: {
  readonly state: PanelState;
  readonly question: Question;
  readonly close: () => void;
}): ReactNode {
  const { buttons } = PLAY_TEXTS[state.locale.language];
  const answer = (isYes: boolean): void => {
    close();
    if (isYes) void state.act({ act: ACTS[question] });
  };
  return (
    <fieldset className="controls say-buttons">
      <legend>{ONLINE_TEXTS[state.locale.language].match.ask[question]}</legend>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {buttons.yes}
      </button>
      <button type="button" className="button" autoFocus onClick={() => answer(false)}>
        {buttons.no}
      </button>
    </fieldset>
  );
}

/** What two players may say to each other: a few words that cannot hurt. */
function SayMenu({ state }: { readonly state: PanelState }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  const menu = useClosing();
  return (
    <details className="more say-menu" ref={menu}>
      <summary className="button control">
        <OnlineIcon name="speak" />
        <span className="control-label">{texts.buttons.say}</span>
      </summary>
      <div className="more-list">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button quiet"
            onClick={() => {
              menu.current?.removeAttribute('open');
              void state.act({ act: 'say', preset });
            }}
          >
            {texts.presets[preset]}
          </button>
        ))}
      </div>
    </details>
  );
}
