import { type ReactNode, useEffect, useState } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { Control, type ControlProps } from './control.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';

/** Quick answers do not change the buttons under one's hand. */
const LONG_MS = 600;

interface ControlsProps {
  readonly store: Readable<PlayState>;
  readonly askResign: () => void;
}

/** What one does most: with people undo, redo, hint and resign; between computers play, pause and step. */
export function Controls({ store, askResign }: ControlsProps): ReactNode {
  const shown = useParts(store, ({ locale, thinking, moves, picked, match, ...state }) => ({
    language: locale.language,
    isThinking: thinking !== null,
    // In another window somebody else sees to it.
    isOver: match.outcome !== null || state.isElsewhere,
    canUndo: !state.isElsewhere && (moves.length > 0 || picked.length > 0 || match.outcome !== null),
    canRedo: state.canRedo,
    isHumanTurn: state.isHumanTurn,
    hasHuman: state.hasHuman,
    isPaused: state.isPaused,
    isLookingBack: state.isLookingBack,
  }));
  const { isOver, isHumanTurn, hasHuman, isPaused } = shown;
  const { goTo, continueHere, hint, togglePause, step, undo, redo, hurry } = store.getState();
  const { buttons } = PLAY_TEXTS[shown.language];
  const isLong = useIsLong(shown.isThinking);
  if (shown.isLookingBack) {
    return (
      <div className="controls">
        <LocalControl icon="last" label={buttons.toEnd} isPrimary act={() => goTo(store.getState().moves.length)} />
        <LocalControl icon="play" label={buttons.continueHere} act={continueHere} />
        {hasHuman && <LocalControl icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={hint} />}
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
            act={togglePause}
          />
          <LocalControl icon="step" label={buttons.step} act={step} />
        </>
      )}
      <LocalControl icon="undo" label={buttons.undo} isOff={!shown.canUndo} act={undo} />
      <LocalControl icon="redo" label={buttons.redo} isOff={!shown.canRedo} act={redo} />
      {hasHuman && (
        <>
          {isLong ? (
            <LocalControl icon="step" label={buttons.moveNow} act={hurry} />
          ) : (
            <LocalControl icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={hint} />
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
