import { type ReactNode, useState } from 'react';
import { ControlButton, type ControlButtonProps } from '../../match/controls.tsx';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { Icon, type IconName, Strokes } from '../../ui/icons.tsx';
import { useFields } from '../../ui/use-store.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { ChatMenu } from './chat.tsx';
import type { OnlineMatchState, OnlinePanelProps } from './online-match-store.ts';

/** Actions that need a confirmation. */
type Question = 'resign' | 'abort' | 'draw';

const ACTS = { resign: 'resign', abort: 'abort', draw: 'offer-draw' } as const;
/** With fewer plies a match can be aborted; later it can be resigned. */
const FEWEST_PLIES = 2;

const FIELDS = [
  'state',
  'side',
  'locale',
  'isRunning',
  'isLookingBack',
  'outcome',
  'picked',
  'moves',
  'spectators',
  'goTo',
  'undo',
  'act',
] as const;
type Shown = Pick<OnlineMatchState, (typeof FIELDS)[number]>;

/** What players can do besides moving. Spectators only see how many they are. */
export function OnlineMatchControls({ store }: OnlinePanelProps): ReactNode {
  const state = useFields(store, FIELDS);
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
  if (side === null) return <Spectators state={state} />;
  if (question !== null && ending === null) {
    return <Confirmation state={state} question={question} close={() => setQuestion(null)} />;
  }
  const canAbort = ending === null && (!isRunning || plies.length < FEWEST_PLIES);
  const hasMoved = plies.some((ply) => ply.side === side);
  const isPicking = state.picked.length > 0;
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
          label={isPicking ? MATCH_TEXTS[locale.language].buttons.undo : buttons.takeback}
          isOff={!isPicking && (takeback !== null || !hasMoved)}
          act={() => void state.undo()}
        />
      )}
      {(isRunning || outcome !== null) && <ChatMenu store={store} />}
    </div>
  );
}

function Spectators({ state }: { readonly state: Shown }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  return (
    <div className="controls">
      <p className="watchers">{state.spectators > 0 ? texts.watchers(state.spectators) : texts.watching}</p>
    </div>
  );
}

/** The answer that changes nothing has the focus. */
function Confirmation({
  state,
  question,
  close,
}: {
  readonly state: Shown;
  readonly question: Question;
  readonly close: () => void;
}): ReactNode {
  const { buttons } = MATCH_TEXTS[state.locale.language];
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

const DRAW = 'M5 9.5h14M5 14.5h14';

function OnlineControl({ icon, ...rest }: ControlButtonProps<IconName | 'draw'>): ReactNode {
  return <ControlButton icon={icon === 'draw' ? <Strokes path={DRAW} /> : <Icon name={icon} />} {...rest} />;
}
