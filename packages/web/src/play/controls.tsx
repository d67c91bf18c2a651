import type { ReactNode } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';

interface ControlsProps {
  readonly state: PlayState;
  readonly askResign: () => void;
}

/** What one does most: with people undo, redo, hint and resign; between computers play, pause and step. */
export function Controls({ state, askResign }: ControlsProps): ReactNode {
  const { buttons } = PLAY_TEXTS[state.voice.language];
  const { moves, picked, canRedo, isHumanTurn, hasHuman, isPaused, isLookingBack, match } = state;
  const isOver = match.outcome !== null;
  if (isLookingBack) {
    return (
      <div className="controls">
        <Control icon="last" label={buttons.toEnd} isPrimary act={() => state.goTo(moves.length)} />
        <Control icon="play" label={buttons.continueHere} act={state.continueHere} />
        {hasHuman && <Control icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={state.hint} />}
      </div>
    );
  }
  return (
    <div className="controls">
      {!hasHuman && !isOver && (
        <>
          <Control
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? buttons.play : buttons.pause}
            isPrimary
            act={state.togglePause}
          />
          <Control icon="step" label={buttons.step} act={state.step} />
        </>
      )}
      <Control
        icon="undo"
        label={buttons.undo}
        isOff={moves.length === 0 && picked.length === 0 && !isOver}
        act={state.undo}
      />
      <Control icon="redo" label={buttons.redo} isOff={!canRedo} act={state.redo} />
      {hasHuman && (
        <>
          <Control icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={state.hint} />
          <Control icon="resign" label={buttons.resign} isOff={isOver} act={askResign} />
        </>
      )}
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}

function Control({ icon, label, act, isOff = false, isPrimary = false }: ControlProps): ReactNode {
  return (
    <button
      type="button"
      className={`button control${isPrimary ? ' primary' : ''}`}
      title={label}
      // It keeps the focus while it can do nothing, so that the keyboard does not lose its place.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      <Icon name={icon} />
      <span className="control-label">{label}</span>
    </button>
  );
}
