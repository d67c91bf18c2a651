import { type ReactNode, useEffect, useState } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Control, type ControlProps } from './control.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';

/** Quick answers do not change the buttons under one's hand. */
const LONG_MS = 600;

interface ControlsProps {
  readonly state: PlayState;
  readonly askResign: () => void;
}

/** What one does most: with people undo, redo, hint and resign; between computers play, pause and step. */
export function Controls({ state, askResign }: ControlsProps): ReactNode {
  const { buttons } = PLAY_TEXTS[state.voice.language];
  const { moves, picked, canRedo, isHumanTurn, hasHuman, isPaused, isLookingBack, match } = state;
  const isOver = match.outcome !== null;
  const isLong = useIsLong(state.thinking !== null);
  if (isLookingBack) {
    return (
      <div className="controls">
        <LocalControl icon="last" label={buttons.toEnd} isPrimary act={() => state.goTo(moves.length)} />
        <LocalControl icon="play" label={buttons.continueHere} act={state.continueHere} />
        {hasHuman && <LocalControl icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={state.hint} />}
      </div>
    );
  }
  return (
    <div className="controls">
      {!hasHuman && !isOver && (
        <>
          <LocalControl
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? buttons.play : buttons.pause}
            isPrimary
            act={state.togglePause}
          />
          <LocalControl icon="step" label={buttons.step} act={state.step} />
        </>
      )}
      <LocalControl
        icon="undo"
        label={buttons.undo}
        isOff={moves.length === 0 && picked.length === 0 && !isOver}
        act={state.undo}
      />
      <LocalControl icon="redo" label={buttons.redo} isOff={!canRedo} act={state.redo} />
      {hasHuman && (
        <>
          {isLong ? (
            <LocalControl icon="step" label={buttons.moveNow} act={state.hurry} />
          ) : (
            <LocalControl icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={state.hint} />
          )}
          <LocalControl icon="resign" label={buttons.resign} isOff={isOver} act={askResign} />
        </>
      )}
    </div>
  );
}

function LocalControl({ icon, ...rest }: ControlProps<IconName>): ReactNode {
  return <Control icon={<Icon name={icon} />} {...rest} />;
}

/** Whether something has gone on for a while. */
function useIsLong(isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = isOn ? setTimeout(() => setIsLong(true), LONG_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOn]);
  return isLong;
}
