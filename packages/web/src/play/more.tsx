import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { remember } from '../app/memory.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { copyText, downloadText, pickText } from './files.ts';
import { SPEEDS, type PlayState } from './store.ts';
import { SPEED_MEMORY } from './use-play.ts';

interface MoreProps {
  readonly state: PlayState;
  readonly askDraw: () => void;
}

/** What one does now and then. */
export function More({ state, askDraw }: MoreProps): ReactNode {
  const texts = PLAY_TEXTS[state.voice.language];
  const { buttons } = texts;
  const { setup, hasHuman, isHumanTurn, isLookingBack } = state;
  const copy = async (text: string, done: string): Promise<void> => {
    state.remark((await copyText(text)) ? done : texts.notCopied);
  };
  const share = (): string => new URL(state.shareAddress(), globalThis.location.href).href;
  const load = async (): Promise<void> => {
    const text = await pickText();
    if (text !== null) await state.loadRecord(text);
  };
  const menu = useClosing();
  const close = (act: () => void): void => {
    menu.current?.removeAttribute('open');
    act();
  };
  const deeds: readonly (readonly [label: string, act: () => void])[] = [
    [buttons.turn, state.turnBoard],
    [buttons.share, () => void copy(share(), texts.linkCopied)],
    [buttons.copy, () => void copy(state.recordText(), texts.copied)],
    [buttons.download, () => downloadText(`${setup.game}.record`, state.recordText())],
    [buttons.load, () => void load()],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        {deeds.map(([label, act]) => (
          <button key={label} type="button" className="button quiet" onClick={() => close(act)}>
            {label}
          </button>
        ))}
        {hasHuman && (
          <button
            type="button"
            className="button quiet"
            disabled={!isHumanTurn || isLookingBack}
            onClick={() => close(askDraw)}
          >
            {buttons.draw}
          </button>
        )}
        <a className="button quiet" href={`#/${setup.game}`}>
          {buttons.newMatch}
        </a>
        <label className="more-speed">
          <span>{texts.speed}</span>
          <select
            className="field"
            value={String(state.speed)}
            onChange={(event) => {
              remember(SPEED_MEMORY, event.target.value);
              state.setSpeed(Number(event.target.value));
            }}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {texts.speeds[String(speed)]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}

/** A list that closes when something else is touched, or by Escape, as people expect of one. */
function useClosing(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = menu;
      if (current === null || !current.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside =
        !(event instanceof KeyboardEvent) && event.target instanceof Node && !current.contains(event.target);
      if (!isEscape && !isOutside) return;
      current.open = false;
      if (isEscape) current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return menu;
}
