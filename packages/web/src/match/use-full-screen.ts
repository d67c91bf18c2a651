import type { Language } from '@tabuleiro/games';
import { useSyncExternalStore } from 'react';
import { MATCH_TEXTS } from './messages.ts';

export interface FullScreen {
  readonly isFull: boolean;
  /** The label of the button. */
  readonly label: string;
  readonly toggle: () => void;
}

/** Null in browsers without full screen, such as those of iPhones. */
export function useFullScreen(language: Language): FullScreen | null {
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const { fullScreen, leaveFullScreen } = MATCH_TEXTS[language].header;
  return { isFull, label: isFull ? leaveFullScreen : fullScreen, toggle: () => void change(isFull) };
}

async function change(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser refused.
  }
}

function listen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
