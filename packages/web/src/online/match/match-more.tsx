import { findRecord, makeMatchLink } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { BoardSettings } from '../../board3d/settings/board-settings.tsx';
import { copyOrShow, downloadText } from '../../play/files.ts';
import { useClosing } from '../../play/use-closing.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { SERVER } from '../visitor.ts';
import type { PanelState } from './online-store.ts';

interface MatchMoreProps {
  readonly state: PanelState;
  readonly hasSeeds: boolean;
}

/** What one does now and then, behind a button. No engine is among it: analysis comes after the end. */
export function MatchMore({ state, hasSeeds }: MatchMoreProps): ReactNode {
  const { language } = state.locale;
  const texts = ONLINE_TEXTS[language].match;
  const { buttons } = texts;
  const { info } = state.state;
  const menu = useClosing();
  const choose = (act: () => Promise<void> | void): void => {
    menu.current?.removeAttribute('open');
    void act();
  };
  const copyLink = async (): Promise<void> => {
    const link = makeMatchLink(SERVER.address, info.id);
    if (await copyOrShow(link, texts.notCopied)) state.remark(texts.linkCopied);
  };
  const withRecord = async (pass: (record: string) => void): Promise<void> => {
    try {
      pass(await findRecord(SERVER, info.id));
    } catch (error) {
      state.remark(asRefusal(error).say(language));
    }
  };
  const deeds: readonly (readonly [label: string, act: () => Promise<void> | void])[] = [
    [buttons.turn, state.turnBoard],
    [texts.copyLink, copyLink],
    [buttons.download, () => withRecord((record) => downloadText(`${info.terms.game}-${info.id}.record`, record))],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        {deeds.map(([label, act]) => (
          <button key={label} type="button" className="button quiet" onClick={() => choose(act)}>
            {label}
          </button>
        ))}
        <BoardSettings hasSeeds={hasSeeds} language={language} />
      </div>
    </details>
  );
}
