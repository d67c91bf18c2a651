import type { ReactNode } from 'react';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { seatName } from '../names.ts';
import type { PanelState } from './online-store.ts';

/** What was said lately; all of it would be too much. */
const SHOWN = 4;

/** What the two players have said to each other, each in the language of whoever reads it. */
export function Talk({ state }: { readonly state: PanelState }): ReactNode {
  const { locale, sayings, side: own } = state;
  const texts = ONLINE_TEXTS[locale.language].match;
  return (
    <>
      {own !== null && state.watchers > 0 && <p className="talk-watchers">{texts.watchers(state.watchers)}</p>}
      <ul className="talk" aria-label={texts.talk} aria-live="polite">
        {sayings.slice(-SHOWN).map(({ version, side, preset }) => {
          const name = side === own ? texts.you : seatName(state.state.seats[side], locale.language);
          return <li key={version}>{texts.said(name, texts.presets[preset])}</li>;
        })}
      </ul>
    </>
  );
}
