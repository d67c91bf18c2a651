import { SPEEDS } from '@tabuleiro/play';
import type { ReactNode, RefObject } from 'react';
import { remember } from '../app/memory.ts';
import { rulesFromBoard } from '../app/route.ts';
import { useParts } from '../app/use-parts.ts';
import { BoardSettings, hasSeeds } from '../board3d/settings/board-settings.tsx';
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

export function MoreList({ store, askDraw, menu, close, askRecord }: MoreListProps): ReactNode {
  // The links lead to the match as it is now.
  const { language, setup, speed, bottom, ply, match, ...shown } = useParts(store, ({ locale, ...state }) => ({
    language: locale.language,
    setup: state.setup,
    speed: state.speed,
    bottom: state.bottom,
    ply: state.ply,
    match: state.match,
    moves: state.moves,
    hasHuman: state.hasHuman,
    isHumanTurn: state.isHumanTurn,
    isLookingBack: state.isLookingBack,
    hasSeeds: hasSeeds(state.view),
  }));
  const { hasHuman, isHumanTurn, isLookingBack } = shown;
  const { turnBoard, recordText, remark, setSpeed } = store.getState();
  const { buttons } = PLAY_TEXTS[language];
  const late = LATE_TEXTS[language];
  const { deeds: labels } = late;
  useClosingOf(menu);
  const screen = useFullScreen(language);
  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyOrShow(text, late.notCopied)) remark(done);
  };
  const share = (): string => new URL(shareAddress(match, setup.players), globalThis.location.href).href;
  const choose = (act: () => void): void => {
    close();
    act();
  };
  const deeds: readonly (readonly [label: string, act: () => void])[] = [
    [labels.turn, turnBoard],
    [labels.share, () => void copy(share(), late.linkCopied)],
    [labels.copy, () => void copy(recordText(), late.copied)],
    [labels.download, () => downloadText(`${setup.game}.record`, recordText())],
    [labels.load, askRecord],
  ];
  return (
    <>
      <a className="button quiet" href={rulesFromBoard(setup.game)}>
        {APP_TEXTS[language].cards.rules}
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
      <a className="button quiet" href={`${analysisAddress(match, bottom)}${isLookingBack ? `&ply=${ply}` : ''}`}>
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
      {hasHuman && <ExplainSwitch language={language} />}
      <label className="more-choice">
        <span>{late.speed}</span>
        <select
          className="field"
          name="speed"
          value={String(speed)}
          onChange={(event) => {
            remember(SPEED_MEMORY, event.target.value);
            setSpeed(Number(event.target.value));
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={String(one)}>
              {late.speeds[String(one)]}
            </option>
          ))}
        </select>
      </label>
      <BoardSettings hasSeeds={shown.hasSeeds} language={language} />
    </>
  );
}
