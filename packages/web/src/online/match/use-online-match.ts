import type { LiveConnection, RefusalBody } from '@tabuleiro/client';
import type { Language } from '@tabuleiro/games';
import { useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { savedSpeed } from '../../match/use-match.ts';
import { PAGE_TIMERS, canAnimate } from '../../settings/motion.ts';
import { type OnlineMatchState, openOnlineMatch } from './online-match-store.ts';

export interface OpenedMatch {
  /** Null until it is open. */
  readonly store: StoreApi<OnlineMatchState> | null;
  /** Why it cannot be opened. */
  readonly refusal: RefusalBody | null;
}

const NOTHING: OpenedMatch = { store: null, refusal: null };

/** Opens a match while the page shows it. */
export function useOnlineMatch(live: LiveConnection | null, id: string, language: Language): OpenedMatch {
  const [opened, setOpened] = useState<OpenedMatch>(NOTHING);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);

  useEffect(() => {
    if (live === null) return undefined;
    const match = live.watch(id);
    let isWanted = true;
    let isOpening = false;
    let store: StoreApi<OnlineMatchState> | null = null;
    const open = async (): Promise<void> => {
      isOpening = true;
      const made = await openOnlineMatch({
        live,
        match,
        language: spoken.current,
        timers: PAGE_TIMERS,
        now: () => performance.now(),
        canAnimate: canAnimate,
        speed: savedSpeed(),
      });
      if (!isWanted) return made.getState().close();
      store = made;
      setOpened({ store: made, refusal: null });
    };
    const look = (): void => {
      const { state, refusal } = match.get();
      if (isOpening) return;
      if (state !== null) {
        open().catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
      } else if (refusal !== null) setOpened({ store: null, refusal });
    };
    const end = match.subscribe(look);
    look();
    return () => {
      isWanted = false;
      end();
      store?.getState().close();
      match.leave();
      setOpened(NOTHING);
    };
  }, [live, id]);

  useEffect(() => {
    spoken.current = language;
    void opened.store?.getState().setLanguage(language);
  }, [opened, language]);
  // A chunk could not be loaded: the error boundary says so.
  if (failure !== null) throw failure;
  return opened;
}
