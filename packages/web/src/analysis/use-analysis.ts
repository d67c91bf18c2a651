import type { GameId, Language } from '@tabuleiro/games';
import { useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { recallOneOf } from '../app/memory.ts';
import { PAGE_TIMERS } from '../play/kit.ts';
import { mayMove, rememberedSpeed } from '../play/use-play.ts';
import { pageHost } from '../worker/host.ts';
import { type AnalysisState, openAnalysis } from './store.ts';

export const LINES_MEMORY = 'analysis.lines';
export const LINE_COUNTS = ['1', '2', '3', '4', '5'] as const;

/**
 * A person's patience, and a phone's battery: every search ends by itself. Reviews count nodes, so that a match has the same
 * mistakes on every machine that is not too slow for them.
 */
const LIMITS = {
  live: { timeMs: 30_000 },
  review: { nodes: 60_000, timeMs: 2000 },
  deeper: { nodes: 1_000_000, timeMs: 10_000 },
} as const;

/** The analysis that the address asks for; null until it is there. */
export function useAnalysis(game: GameId, query: string, language: Language): StoreApi<AnalysisState> | null {
  const [store, setStore] = useState<StoreApi<AnalysisState> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);
  const asked = useAsked(game, query, store);

  useEffect(() => {
    let isWanted = true;
    let opened: StoreApi<AnalysisState> | null = null;
    const open = async (): Promise<void> => {
      const made = await openAnalysis({
        game,
        query: asked,
        host: pageHost(),
        timers: PAGE_TIMERS,
        moves: mayMove,
        speed: rememberedSpeed(),
        limits: LIMITS,
        language: spoken.current,
        lines: Number(recallOneOf(LINES_MEMORY, LINE_COUNTS, '3')),
        isLive: true,
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
 * The address follows the main line, so that a reload or a copied address shows it again. What the page has written there
 * itself is no reason to open anything.
 */
function useAsked(game: GameId, query: string, store: StoreApi<AnalysisState> | null): string {
  const own = useRef<string | null>(null);
  const asked = useRef(query);
  if (query !== own.current) asked.current = query;
  useEffect(() => {
    if (store === null) return undefined;
    // The address that was opened may say more, such as the ply; it stays until something changes.
    let shown = store.getState().address;
    return store.subscribe(({ address }) => {
      if (address === shown) return;
      shown = address;
      own.current = address.slice(address.indexOf('?') + 1);
      globalThis.history.replaceState(null, '', address);
    });
  }, [game, store]);
  return asked.current;
}
