import { findOnlyChoiceIn, proveMovesIn, openAnalystIn } from '@tabuleiro/engine';
import type { GameId, Language } from '@tabuleiro/games';
import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { savedSpeed } from '../match/use-match.ts';
import { keepOwnPuzzle } from '../puzzles/saved-puzzles.ts';
import { lineOf } from '../routes/match-address.ts';
import { useRequestedQuery } from '../routes/use-requested-query.ts';
import { pageMatches } from '../saved-matches/page-matches.ts';
import { PAGE_TIMERS, canAnimate } from '../settings/appearance.ts';
import { readChoice } from '../settings/storage.ts';
import { useOpenedStore } from '../ui/use-store.ts';
import { pageHost } from '../worker/engine-host.ts';
import { TAB_STORAGE } from './analysis-source.ts';
import { type AnalysisState, openAnalysis } from './analysis-store.ts';

export const LINES_MEMORY = 'analysis.lines';
export const SUGGESTIONS_MEMORY = 'analysis.suggestions';
export const LINE_COUNTS = ['1', '2', '3', '4', '5'] as const;

/**
 * Every search ends by itself, to save time and battery. Reviews count nodes, so that a match has the same mistakes on
 * every machine that is fast enough.
 */
const LIMITS = {
  live: { timeMs: 30_000 },
  review: { nodes: 60_000, timeMs: 2000 },
  deeper: { nodes: 1_000_000, timeMs: 10_000 },
  solve: { timeMs: 20_000 },
} as const;

/** The analysis that the address asks for; null while it loads. */
export function useAnalysis(game: GameId, query: string, language: Language): StoreApi<AnalysisState> | null {
  const { requested, revision, write } = useRequestedQuery(query);
  const store = useOpenedStore(`${game} ${revision}`, language, (spoken) =>
    openAnalysis({
      game,
      query: requested,
      host: {
        openAnalyst: (settings) => openAnalystIn(pageHost(), settings),
        proveMoves: (match, options) => proveMovesIn(pageHost(), match, options),
        findOnlyChoice: (match, options) => findOnlyChoiceIn(pageHost(), match, options),
      },
      timers: PAGE_TIMERS,
      canAnimate: canAnimate,
      speed: savedSpeed(),
      limits: LIMITS,
      language: spoken,
      lines: Number(readChoice(LINES_MEMORY, LINE_COUNTS, '3')),
      isLive: true,
      showsSuggestions: readChoice(SUGGESTIONS_MEMORY, ['on', 'off'], 'on') === 'on',
      storage: TAB_STORAGE,
      keepPuzzle: (puzzle) => keepOwnPuzzle(game, puzzle),
      reviewed: (match, summary) => void pageMatches().review(lineOf(match), summary),
    }),
  );
  useEffect(() => {
    if (store === null) return undefined;
    // The opened address may say more, such as the ply: keep it until something changes.
    let shown = store.getState().address;
    return store.subscribe(({ address }) => {
      if (address === shown) return;
      shown = address;
      write(address);
    });
  }, [store, write]);
  return store;
}
