import { type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';

/** Buttons change only when a computer thinks longer than this. */
const LONG_MS = 600;

interface ControlsProps {
  readonly store: ReadableStore<MatchPageState>;
  readonly askResign: () => void;
}

/** The main buttons: undo, redo, hint and resign for people; play, pause and step between computers. */
export function Controls({ store, askResign }: ControlsProps): ReactNode {
  const shown = useSelector(store, ({ locale, thinking, moves, picked, match, ...state }) => ({
    language: locale.language,
    isThinking: thinking !== null,
    // Another window plays it.
    isOver: match.outcome !== null || state.isElsewhere,
    canUndo: !state.isElsewhere && (moves.length > 0 || picked.length > 0 || match.outcome !== null),
    canRedo: state.canRedo,
    isHumanTurn: state.isHumanTurn,
    hasHuman: state.hasHuman,
    isPaused: state.isPaused,
    isLookingBack: state.isLookingBack,
  }));
  const { isOver, isHumanTurn, hasHuman, isPaused } = shown;
  const { goTo, continueHere, hint, togglePause, step, undo, redo, moveNow } = store.getState();
  const { buttons } = MATCH_TEXTS[shown.language];
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
            <LocalControl icon="step" label={buttons.moveNow} act={moveNow} />
          ) : (
            <LocalControl icon="hint" label={buttons.hint} isOff={!isHumanTurn} act={hint} />
          )}
          <LocalControl icon="resign" label={buttons.resign} isOff={isOver} act={askResign} />
        </>
      )}
    </div>
  );
}

function LocalControl({ icon, ...rest }: ControlButtonProps<IconName>): ReactNode {
  return <ControlButton icon={<Icon name={icon} />} {...rest} />;
}

/** Whether `isOn` has been true for a while. */
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

export interface ControlButtonProps<Picture> {
  readonly icon: Picture;
  readonly label: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}

/** One of the large buttons under a board: an icon over a word. */
export function ControlButton({
  icon,
  label,
  act,
  isOff = false,
  isPrimary = false,
}: ControlButtonProps<ReactNode>): ReactNode {
  return (
    <button
      type="button"
      className={`button control${isPrimary ? ' primary' : ''}`}
      title={label}
      // Not `disabled`, which would lose the keyboard's focus.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      {icon}
      <span className="control-label">{label}</span>
    </button>
  );
}
