import type { GameId, TrainedNetwork, Weights } from '@tabuleiro/games';
import { JobThreads } from '../job-threads.ts';
import type { SelfPlayMatch } from './self-play.ts';

/** Everything that decides a self-play match except its index. */
export interface SelfPlay {
  readonly game: GameId;
  readonly variant: string;
  readonly weights: Weights;
  /** Its values replace the weighted sum. */
  readonly network?: TrainedNetwork | null;
  readonly nodes: number;
  readonly seed: number;
  /** Also search random moves that are not played. */
  readonly asides?: boolean;
}

/** A match for a thread to play. */
export interface SelfPlayJob {
  readonly selfPlay: SelfPlay;
  readonly index: number;
}

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/tuning/self-play-thread.js', import.meta.url);

export interface SelfPlayRun {
  readonly selfPlay: SelfPlay;
  /** The matches to play. */
  readonly indexes: readonly number[];
  readonly threads: number;
  /** Called with each finished match, in any order. */
  readonly onMatch: (match: SelfPlayMatch) => Promise<void>;
  /** Stops playing and drops running matches. */
  readonly signal: AbortSignal;
}

/** Plays matches in several threads; when one of them fails, the others stop. */
export async function playInThreads({ selfPlay, indexes, threads, onMatch, signal }: SelfPlayRun): Promise<void> {
  const pool = new JobThreads<SelfPlayJob, SelfPlayMatch>(THREAD, Math.min(threads, indexes.length));
  try {
    await pool.share(
      indexes.map((index) => ({ selfPlay, index })),
      onMatch,
      signal,
    );
  } finally {
    await pool.close();
  }
}
