import { type ReactNode, useState } from 'react';
import { copyOrShow, downloadText } from '../play/files.ts';
import { useClosing } from '../play/use-closing.ts';
import { LATE_TEXTS } from '../text/play-late/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { PasteBox } from './paste-box.tsx';
import type { PanelState } from './store.ts';

/** What one does now and then. */
export function AnalysisTools({ state }: { readonly state: PanelState }): ReactNode {
  const [isPasting, setPasting] = useState(false);
  return (
    <div className="analysis-tools">
      <PlayHere state={state} />
      <MoreTools state={state} />
      <button type="button" className="button" onClick={() => setPasting(true)}>
        {state.texts.paste.title}
      </button>
      {isPasting && <PasteBox state={state} close={() => setPasting(false)} />}
    </div>
  );
}

function PlayHere({ state }: { readonly state: PanelState }): ReactNode {
  const { tools } = state.texts;
  const menu = useClosing();
  const [isOpen, setOpen] = useState(false);
  if (state.isOver) {
    return (
      <button type="button" className="button" disabled>
        {tools.playHere}
      </button>
    );
  }
  return (
    <details className="more" ref={menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button primary">{tools.playHere}</summary>
      <div className="more-list">
        {isOpen && (
          <>
            <a className="button quiet" href={state.playAddress(true)}>
              {tools.againstComputer}
            </a>
            <a className="button quiet" href={state.playAddress(false)}>
              {tools.twoPeople}
            </a>
          </>
        )}
      </div>
    </details>
  );
}

function MoreTools({ state }: { readonly state: PanelState }): ReactNode {
  const menu = useClosing();
  const { tools, standing } = state.texts;
  const { game, locale } = state;
  const { buttons } = PLAY_TEXTS[locale.language];
  const { deeds: labels, copied, notCopied } = LATE_TEXTS[locale.language];
  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyOrShow(text, notCopied)) state.remark(done);
  };
  const link = (): string => new URL(state.address, globalThis.location.href).href;
  const deeds: readonly (readonly [label: string, act: () => void])[] = [
    [labels.turn, state.turnBoard],
    [labels.share, () => void copy(link(), tools.linkCopied)],
    [labels.copy, () => void copy(state.recordText(), copied)],
    [labels.download, () => downloadText(`${game}.record`, state.recordText())],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        {deeds.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="button quiet"
            onClick={() => {
              menu.current?.removeAttribute('open');
              act();
            }}
          >
            {label}
          </button>
        ))}
        <a className="button quiet" href={`#/${game}/editor`}>
          {tools.setUp}
        </a>
        <p className="panel-note more-note">{standing.meaning}</p>
      </div>
    </details>
  );
}
