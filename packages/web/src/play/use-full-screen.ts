import type { Language } from '@tabuleiro/games';
import { useSyncExternalStore } from 'react';
import { TOOL_TEXTS } from '../text/tools/index.ts';

export interface FullScreen {
  readonly isFull: boolean;
  /** What a touch does. */
  readonly label: string;
  readonly toggle: () => void;
}

/** Null where there is none: telephones of one maker do not know it. */
export function useFullScreen(language: Language): FullScreen | null {
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const { fullScreen, leaveFullScreen } = TOOL_TEXTS[language];
  return { isFull, label: isFull ? leaveFullScreen : fullScreen, toggle: () => void change(isFull) };
}

async function change(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser has its reasons; nothing is lost.
  }
}

function listen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
