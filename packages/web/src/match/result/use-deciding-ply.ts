import { openAnalystIn, PlayerClosed } from '@tabuleiro/engine';
import { type GameId, type Match, type Outcome, StopFlag } from '@tabuleiro/games';
import { findDecidingPly } from '@tabuleiro/play';
import { useEffect, useRef, useState } from 'react';
import { whyNoEngine } from '../../connection/engine-refusal.ts';
import { logError } from '../../ui/log-error.ts';
import { pageHost, SEARCH_SETTINGS } from '../../worker/engine-host.ts';

/** For each position; and for all of them, after which the best answer so far has to do. */
const POSITION_MS = 100;
const ALL_MS = 8000;

/** What was found, so that a look back does not search again. */
const known = new WeakMap<Outcome, number | null>();

export interface DecidingPly {
  /** Counted from 1; null when there is none, or none is known yet. */
  readonly ply: number | null;
  /** Ends the search; null when none runs. */
  readonly stop: (() => void) | null;
}

/** Searches in the background for the ply that decided a match, unless engines are forbidden now. */
export function useDecidingPly(match: Match, outcome: Outcome): DecidingPly {
  const [found, setFound] = useState<{ readonly of: Outcome; readonly ply: number | null } | null>(null);
  const search = useRef<StopFlag | null>(null);
  const isWanted = outcome.winner !== null && match.moves.length > 0;
  useEffect(() => {
    if (!isWanted || known.has(outcome)) return undefined;
    const stop = new StopFlag();
    search.current = stop;
    const timer = setTimeout(() => stop.raise(), ALL_MS);
    const run = async (): Promise<void> => {
      const ply = await searchFor(match, match.rules.game, stop);
      if (!stop.stopped) known.set(outcome, ply);
      setFound({ of: outcome, ply });
    };
    void run();
    return () => {
      clearTimeout(timer);
      stop.raise();
    };
  }, [match, outcome, isWanted]);
  const own = found?.of === outcome ? found : null;
  const isSearching = isWanted && !known.has(outcome) && own === null;
  const ply = known.get(outcome) ?? own?.ply ?? null;
  return { ply, stop: isSearching ? () => search.current?.raise() : null };
}

async function searchFor(match: Match, game: GameId, stop: StopFlag): Promise<number | null> {
  try {
    if ((await whyNoEngine(game)) !== null || stop.stopped) return null;
    const analyst = openAnalystIn(pageHost(), { ...SEARCH_SETTINGS, lines: 1 });
    try {
      return await findDecidingPly(match, async (way) => {
        if (stop.stopped) return null;
        const analysis = await analyst.analyse(way, { limits: { timeMs: POSITION_MS }, stop, hurries: false });
        return stop.stopped ? null : analysis;
      });
    } finally {
      void analyst.close();
    }
  } catch (error) {
    if (!(error instanceof PlayerClosed)) logError(error);
    return null;
  }
}
