import type { ReactNode, RefObject } from 'react';
import { analysisAddress, humanSides, savedMatchAddress, shareAddress } from '../../routes/match-address.ts';
import { rulesFromBoard, goTo } from '../../routes/route.ts';
import { pageMatches } from '../../saved-matches/page-matches.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { copyOrShow, downloadText } from '../../ui/dialogs/clipboard.ts';
import { PasteDialog, type TextProblem } from '../../ui/dialogs/paste-dialog.tsx';
import { useClosingMenu } from '../../ui/hooks.ts';
import { useSelector, type ReadableStore } from '../../ui/use-store.ts';
import type { MatchPageState } from '../match-store.ts';
import { useFullScreen } from '../match-tools.tsx';
import { MATCH_TEXTS } from '../messages.ts';
import type { MoreMenuProps } from '../more-menu.tsx';
import { setZen } from '../zen.tsx';
import { MENU_TEXTS } from './menu-texts.ts';

interface MoreMenuItemsProps extends MoreMenuProps {
  readonly menu: RefObject<HTMLDetailsElement | null>;
  /** Closes the menu, before the chosen action. */
  readonly close: () => void;
  readonly askRecord: () => void;
}

export function MoreMenuItems({ store, askDraw, menu, close, askRecord }: MoreMenuItemsProps): ReactNode {
  // `moves` is selected because the links contain the moves.
  const { language, setup, bottom, ply, match, ...shown } = useSelector(store, ({ locale, ...state }) => ({
    language: locale.language,
    setup: state.setup,
    bottom: state.bottom,
    ply: state.ply,
    match: state.match,
    moves: state.moves,
    hasHuman: state.hasHuman,
    isHumanTurn: state.isHumanTurn,
    isLookingBack: state.isLookingBack,
  }));
  const { hasHuman, isHumanTurn, isLookingBack } = shown;
  const { turnBoard, recordText, showStatus } = store.getState();
  const { buttons, header } = MATCH_TEXTS[language];
  const texts = MENU_TEXTS[language];
  useClosingMenu(menu);
  const screen = useFullScreen(language);
  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyOrShow(text, texts.notCopied)) showStatus(done);
  };
  const share = (): string => new URL(shareAddress(match, setup.players), globalThis.location.href).href;
  const choose = (act: () => void): void => {
    close();
    act();
  };
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    [texts.turn, turnBoard],
    [texts.share, () => void copy(share(), texts.linkCopied)],
    [texts.copy, () => void copy(recordText(), texts.copied)],
    [texts.download, () => downloadText(`${setup.game}.record`, recordText())],
    [texts.load, askRecord],
  ];
  return (
    <>
      <a className="button quiet" href={rulesFromBoard(setup.game)}>
        {COMMON_TEXTS[language].rules}
      </a>
      {actions.map(([label, act]) => (
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
          {texts.draw}
        </button>
      )}
      <a
        className="button quiet"
        href={`${analysisAddress(match, bottom, humanSides(setup.players))}${isLookingBack ? `&ply=${ply}` : ''}`}
      >
        {buttons.analyse}
      </a>
      <a className="button quiet" href={`#/${setup.game}`}>
        {buttons.newMatch}
      </a>
      <button type="button" className="button quiet more-narrow" onClick={() => choose(() => setZen(true))}>
        {header.zen}
      </button>
      {screen !== null && (
        <button type="button" className="button quiet more-narrow" onClick={() => choose(screen.toggle)}>
          {screen.label}
        </button>
      )}
    </>
  );
}

interface RecordDialogProps {
  readonly store: ReadableStore<MatchPageState>;
  readonly close: () => void;
}

/** Loads a record; offers to open a record of another game in that game. */
export function RecordDialog({ store, close }: RecordDialogProps): ReactNode {
  const texts = MENU_TEXTS[useSelector(store, ({ locale }) => locale.language)].dialog;
  const open = async (text: string): Promise<TextProblem | string | null> => {
    const refused = await store.getState().loadRecord(text);
    if (refused === null) return null;
    const { why, other } = refused;
    if (other === null) return why;
    const go = async (): Promise<void> => {
      const { importText } = await import('../../saved-matches/transfer.ts');
      const { first } = await importText(await pageMatches().library(), text);
      if (first !== null) goTo(savedMatchAddress(first));
    };
    return { why, way: { label: texts.openThere, go: () => void go() } };
  };
  return <PasteDialog texts={texts} open={open} close={close} />;
}
