import { type ReactNode, useState } from 'react';
import { MENU_TEXTS } from '../match/menu/menu-texts.ts';
import { MATCH_TEXTS } from '../match/messages.ts';
import { copyOrShow, downloadText } from '../ui/dialogs/clipboard.ts';
import { PasteDialog } from '../ui/dialogs/paste-dialog.tsx';
import { useOwnClosingMenu } from '../ui/hooks.ts';
import { useFields } from '../ui/use-store.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';

const FIELDS = [
  'texts',
  'locale',
  'game',
  'isOver',
  'address',
  'playAddress',
  'recordText',
  'turnBoard',
  'say',
  'paste',
] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** What the user needs now and then. */
export function AnalysisTools({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const [isPasting, setPasting] = useState(false);
  const { paste } = state.texts;
  return (
    <div className="analysis-tools">
      <PlayHere state={state} />
      <MoreTools state={state} />
      <button
        type="button"
        className="button"
        aria-label={paste.title}
        title={paste.title}
        onClick={() => setPasting(true)}
      >
        {paste.short}
      </button>
      {isPasting && <PasteBox state={state} close={() => setPasting(false)} />}
    </div>
  );
}

function PlayHere({ state }: { readonly state: Shown }): ReactNode {
  const { tools } = state.texts;
  const menu = useOwnClosingMenu();
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

function MoreTools({ state }: { readonly state: Shown }): ReactNode {
  const menu = useOwnClosingMenu();
  const { tools, evaluation } = state.texts;
  const { game, locale } = state;
  const { buttons } = MATCH_TEXTS[locale.language];
  const labels = MENU_TEXTS[locale.language];
  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyOrShow(text, labels.notCopied)) state.say(done);
  };
  const link = (): string => new URL(state.address, globalThis.location.href).href;
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    [labels.turn, state.turnBoard],
    [labels.share, () => void copy(link(), tools.linkCopied)],
    [labels.copy, () => void copy(state.recordText(), labels.copied)],
    [labels.download, () => downloadText(`${game}.record`, state.recordText())],
  ];
  return (
    <details className="more" ref={menu}>
      <summary className="button">{buttons.more}</summary>
      <div className="more-list">
        {actions.map(([label, act]) => (
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
        <p className="panel-note more-note">{evaluation.meaning}</p>
      </div>
    </details>
  );
}

interface PasteBoxProps {
  readonly state: Shown;
  readonly close: () => void;
}

/** Accepts a record, moves, a position or a link. */
function PasteBox({ state, close }: PasteBoxProps): ReactNode {
  const { title, label, help, open } = state.texts.paste;
  const texts = { ...MENU_TEXTS[state.locale.language].dialog, title, help, open, text: label };
  return <PasteDialog texts={texts} open={state.paste} close={close} />;
}
