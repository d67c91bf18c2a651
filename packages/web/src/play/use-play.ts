import type { GameId, Language } from '@tabuleiro/games';
import { useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { recallOneOf } from '../app/memory.ts';
import { pageHost } from '../worker/host.ts';
import type { Keepsakes } from './kept.ts';
import { PAGE_TIMERS } from './kit.ts';
import { openPlay, type PlayState, SPEEDS } from './store.ts';

const SPEED_NAMES = SPEEDS.map(String);
export const SPEED_MEMORY = 'speed';

export function rememberedSpeed(): (typeof SPEEDS)[number] {
  const name = recallOneOf(SPEED_MEMORY, SPEED_NAMES, '100');
  return SPEEDS.find((speed) => String(speed) === name) ?? 100;
}

/** Where it is forbidden, already to ask for it throws: it is asked for as late as possible. */
const PAGE_STORAGE: Keepsakes = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
  removeItem: (key) => globalThis.localStorage.removeItem(key),
};

/** Nobody sees a movement in a tab that is not shown, and there its timers would take forever: the match goes on without. */
export const mayMove = (): boolean =>
  !document.hidden && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The match that the address asks for; null until it is there. */
export function usePlay(game: GameId, query: string, language: Language): StoreApi<PlayState> | null {
  const [store, setStore] = useState<StoreApi<PlayState> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);
  const asked = useWanted(query);

  useEffect(() => {
    let isWanted = true;
    let opened: StoreApi<PlayState> | null = null;
    const open = async (): Promise<void> => {
      const made = await openPlay({
        request: { game, query: asked },
        host: pageHost(),
        storage: PAGE_STORAGE,
        timers: PAGE_TIMERS,
        now: () => performance.now(),
        moves: mayMove,
        language: spoken.current,
        speed: rememberedSpeed(),
        seed: () => Math.floor(Math.random() * 2 ** 31),
      });
      if (!isWanted) return made.getState().close();
      opened = made;
      setStore(made);
    };
    open().catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
    return () => {
      isWanted = false;
      opened?.getState().close();
      setStore(null);
    };
  }, [game, asked]);

  useEffect(() => {
    spoken.current = language;
    void store?.getState().setLanguage(language);
  }, [store, language]);
  // A part of the program could not be loaded; the boundary around the page says so.
  if (failure !== null) throw failure;
  return store;
}

/**
 * Once a match is kept, its address asks for nothing any more, so that a reload goes on with it; that is no reason to open
 * it again.
 */
function useWanted(query: string): string {
  const wanted = useRef(query);
  if (query !== '') wanted.current = query;
  return wanted.current;
}
