import { GAME_IDS, type Language } from '@tabuleiro/games';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FIRST_TIME_TEXTS } from '../text/first-time/index.ts';
import { isExplaining, listenToMemory, setExplaining } from './memory.ts';

/** Whether rules are explained when they are met for the first time. */
export function ExplainSwitch({ language }: { readonly language: Language }): ReactNode {
  const isOn = useSyncExternalStore(listenToMemory, isExplaining);
  return (
    <label className="more-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => setExplaining(event.target.checked, GAME_IDS)} />
      <span>{FIRST_TIME_TEXTS[language].switch}</span>
    </label>
  );
}
