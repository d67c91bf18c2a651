import { judgeMovesIn, openAnalystIn } from '@tabuleiro/engine';
import type { GameId, Language } from '@tabuleiro/games';
import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useAsked } from '../app/address/use-asked.ts';
import { recallOneOf } from '../app/memory.ts';
import { mayMove } from '../app/motion.ts';
import { useOpened } from '../play/use-opened.ts';
import { rememberedSpeed } from '../play/use-play.ts';
import { PAGE_TIMERS } from '../play/words.ts';
import { pageHost } from '../worker/host.ts';
import { TAB_KEEPSAKES } from './kept-lines.ts';
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
  truth: { timeMs: 20_000 },
} as const;

/** The analysis that the address asks for; null until it is there. */
export function useAnalysis(game: GameId, query: string, language: Language): StoreApi<AnalysisState> | null {
  const { asked, turn, noteOwn } = useAsked(query);
  const store = useOpened(`${game} ${turn}`, language, (spoken) =>
    openAnalysis({
      game,
      query: asked,
      host: {
        openAnalyst: (settings) => openAnalystIn(pageHost(), settings),
        judgeMoves: (match, options) => judgeMovesIn(pageHost(), match, options),
      },
      timers: PAGE_TIMERS,
      canAnimate: mayMove,
      speed: rememberedSpeed(),
      limits: LIMITS,
      language: spoken,
      lines: Number(recallOneOf(LINES_MEMORY, LINE_COUNTS, '3')),
      isLive: true,
      kept: TAB_KEEPSAKES,
    }),
  );
  useEffect(() => {
    if (store === null) return undefined;
    // The address that was opened may say more, such as the ply; it stays until something changes.
    let shown = store.getState().address;
    return store.subscribe(({ address }) => {
      if (address === shown) return;
      shown = address;
      noteOwn(address.slice(address.indexOf('?') + 1));
      globalThis.history.replaceState(null, '', address);
    });
  }, [store, noteOwn]);
  return store;
}
