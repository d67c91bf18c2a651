import type { Language } from '@tabuleiro/games';
import { useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStableCallback } from '../app/use-stable-callback.ts';

interface Openable {
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

/**
 * A store that takes time to open; null until then. It is opened anew when `key` changes, closed when nobody needs it any
 * more, and told what language is spoken.
 */
export function useOpened<State extends Openable>(
  key: string,
  language: Language,
  open: (language: Language) => Promise<StoreApi<State>>,
): StoreApi<State> | null {
  const [store, setStore] = useState<StoreApi<State> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);

  const openNewest = useStableCallback(open);
  useEffect(() => {
    let isWanted = true;
    let opened: StoreApi<State> | null = null;
    const begin = async (): Promise<void> => {
      try {
        const made = await openNewest(spoken.current);
        if (!isWanted) return made.getState().close();
        opened = made;
        setStore(made);
      } catch (error) {
        if (isWanted) setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void begin();
    return () => {
      isWanted = false;
      opened?.getState().close();
      setStore(null);
    };
  }, [key, openNewest]);

  useEffect(() => {
    spoken.current = language;
    void store?.getState().setLanguage(language);
  }, [store, language]);
  // A part of the program could not be loaded; the boundary around the page says so.
  if (failure !== null) throw failure;
  return store;
}
