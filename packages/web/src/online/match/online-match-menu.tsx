import { findRecord, makeMatchLink } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { BoardSettings } from '../../board3d/board-settings.tsx';
import { SERVER } from '../../connection/session.ts';
import { copyOrShow, downloadText } from '../../ui/clipboard.ts';
import { useOwnClosingMenu } from '../../ui/use-closing-menu.ts';
import { asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../online-texts.ts';
import type { OnlinePanelState } from './online-match-store.ts';

interface OnlineMatchMenuProps {
  readonly state: OnlinePanelState;
  readonly hasSeeds: boolean;
}

/** The menu of an online match. It offers no engine: analysis comes after the end. */
export function OnlineMatchMenu({ state, hasSeeds }: OnlineMatchMenuProps): ReactNode {
  const { language } = state.locale;
  const texts = ONLINE_TEXTS[language].match;
  const { buttons } = texts;
  const { info } = state.state;
  const menu = useOwnClosingMenu();
  const choose = (act: () => Promise<void> | void): void => {
    menu.current?.removeAttribute('open');
    void act();
  };
  const copyLink = async (): Promise<void> => {
    const link = makeMatchLink(SERVER.address, info.id);
    if (await copyOrShow(link, texts.notCopied)) state.say(texts.linkCopied);
  };
  const withRecord = async (pass: (record: string) => void): Promise<void> => {
    try {
      pass(await findRecord(SERVER, info.id));
    } catch (error) {
      state.say(asRefusal(error).say(language));
    }
  };
  const actions: readonly (readonly [label: string, act: () => Promise<void> | void])[] = [
    [buttons.turn, state.turnBoard],
    [texts.copyLink, copyLink],
    [buttons.download, () => withRecord((record) => downloadText(`${info.terms.game}-${info.id}.record`, record))],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        {actions.map(([label, act]) => (
          <button key={label} type="button" className="button quiet" onClick={() => choose(act)}>
            {label}
          </button>
        ))}
        <BoardSettings hasSeeds={hasSeeds} language={language} />
      </div>
    </details>
  );
}
