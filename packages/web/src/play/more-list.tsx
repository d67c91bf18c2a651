import { SPEEDS } from '@tabuleiro/play';
import type { ReactNode, RefObject } from 'react';
import { remember } from '../app/memory.ts';
import { rulesFromBoard } from '../app/route.ts';
import { BoardSettings } from '../board3d/settings/board-settings.tsx';
import { ExplainSwitch } from '../first-time/explain-switch.tsx';
import { APP_TEXTS } from '../text/index.ts';
import { LATE_TEXTS } from '../text/play-late/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { copyOrShow, downloadText } from './files.ts';
import { analysisAddress, shareAddress } from './match-link.ts';
import type { MoreProps } from './more.tsx';
import { useClosingOf } from './use-closing.ts';
import { useFullScreen } from './use-full-screen.ts';
import { SPEED_MEMORY } from './use-play.ts';

interface MoreListProps extends MoreProps {
  readonly menu: RefObject<HTMLDetailsElement | null>;
  /** Called before what was chosen is done. */
  readonly close: () => void;
  readonly askRecord: () => void;
}

export function MoreList({ state, askDraw, menu, close, askRecord }: MoreListProps): ReactNode {
  const { buttons } = PLAY_TEXTS[state.voice.language];
  const late = LATE_TEXTS[state.voice.language];
  const { deeds: labels } = late;
  useClosingOf(menu);
  const screen = useFullScreen(state.voice.language);
  const { setup, hasHuman, isHumanTurn, isLookingBack } = state;
  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyOrShow(text, late.notCopied)) state.remark(done);
  };
  const share = (): string => new URL(shareAddress(state.match, setup.players), globalThis.location.href).href;
  const choose = (act: () => void): void => {
    close();
    act();
  };
  const deeds: readonly (readonly [label: string, act: () => void])[] = [
    [labels.turn, state.turnBoard],
    [labels.share, () => void copy(share(), late.linkCopied)],
    [labels.copy, () => void copy(state.recordText(), late.copied)],
    [labels.download, () => downloadText(`${setup.game}.record`, state.recordText())],
    [labels.load, askRecord],
  ];
  return (
    <>
      <a className="button quiet" href={rulesFromBoard(setup.game)}>
        {APP_TEXTS[state.voice.language].cards.rules}
      </a>
      {deeds.map(([label, act]) => (
        <button key={label} type="button" className="button quiet" onClick={() => choose(act)}>
          {label}
        </button>
      ))}
      {hasHuman && (
        <button
          type="button"
          className="button quiet"
          disabled={!isHumanTurn || isLookingBack}
          onClick={() => choose(askDraw)}
        >
          {labels.draw}
        </button>
      )}
      <a
        className="button quiet"
        href={`${analysisAddress(state.match, state.bottom)}${isLookingBack ? `&ply=${state.ply}` : ''}`}
      >
        {buttons.analyse}
      </a>
      <a className="button quiet" href={`#/${setup.game}`}>
        {buttons.newMatch}
      </a>
      {screen !== null && (
        <button type="button" className="button quiet more-full-screen" onClick={() => choose(screen.toggle)}>
          {screen.label}
        </button>
      )}
      {hasHuman && <ExplainSwitch language={state.voice.language} />}
      <label className="more-choice">
        <span>{late.speed}</span>
        <select
          className="field"
          name="speed"
          value={String(state.speed)}
          onChange={(event) => {
            remember(SPEED_MEMORY, event.target.value);
            state.setSpeed(Number(event.target.value));
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {late.speeds[String(speed)]}
            </option>
          ))}
        </select>
      </label>
      <BoardSettings view={state.view} language={state.voice.language} />
    </>
  );
}
