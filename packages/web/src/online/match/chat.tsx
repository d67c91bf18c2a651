import { PRESETS } from '@tabuleiro/client/schemas';
import type { ReactNode } from 'react';
import { seatName } from '../../connection/messages.ts';
import { useOwnClosingMenu } from '../../ui/hooks.ts';
import { Strokes } from '../../ui/icons.tsx';
import { useFields } from '../../ui/use-store.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import type { OnlinePanelProps } from './online-match-store.ts';

/** Older messages are left out. */
const SHOWN = 4;

/** What the players said, in the reader's language. */
export function Chat({ store }: OnlinePanelProps): ReactNode {
  const {
    locale,
    chat,
    side: own,
    spectators,
    state,
  } = useFields(store, ['locale', 'chat', 'side', 'spectators', 'state']);
  const texts = ONLINE_TEXTS[locale.language].match;
  return (
    <>
      {own !== null && spectators > 0 && <p className="talk-watchers">{texts.watchers(spectators)}</p>}
      <ul className="talk" aria-label={texts.talk} aria-live="polite">
        {chat.slice(-SHOWN).map(({ version, side, preset }) => {
          const name = side === own ? texts.you : seatName(state.seats[side], locale.language);
          return <li key={version}>{texts.said(name, texts.presets[preset])}</li>;
        })}
      </ul>
    </>
  );
}

const SPEECH_BUBBLE = 'M4.5 5.5h15v10h-8l-4 4v-4h-3z';

/** The preset messages that players can send. */
export function ChatMenu({ store }: OnlinePanelProps): ReactNode {
  const { locale, act } = useFields(store, ['locale', 'act']);
  const texts = ONLINE_TEXTS[locale.language].match;
  const menu = useOwnClosingMenu();
  return (
    <details className="more say-menu" ref={menu}>
      <summary className="button control">
        <Strokes path={SPEECH_BUBBLE} />
        <span className="control-label">{texts.buttons.say}</span>
      </summary>
      <div className="more-list">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button quiet"
            onClick={() => {
              menu.current?.removeAttribute('open');
              void act({ act: 'say', preset });
            }}
          >
            {texts.presets[preset]}
          </button>
        ))}
      </div>
    </details>
  );
}
