import type { BySide, GameId, Move, Outcome, TextError } from '@tabuleiro/games';
import type { SeatSettings } from './settings.ts';

/** One match that a thread is asked to play. It says everything, so that any thread can do it. */
export interface ContestJob {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly opening: readonly Move[];
  readonly seats: BySide<SeatSettings>;
  readonly seed: number;
  /** One word that is not 0 once all matches are to be left. */
  readonly stop: SharedArrayBuffer;
}

export type ContestReply =
  | { readonly kind: 'played'; readonly moves: readonly string[]; readonly outcome: Outcome }
  /** A player could not go on. */
  | { readonly kind: 'failed'; readonly problem: TextError }
  /** Left before its end. */
  | { readonly kind: 'stopped' };

/** What a thread is told: a match to play, or that there are no more. */
export type ContestOrder = { readonly kind: 'play'; readonly job: ContestJob } | { readonly kind: 'close' };
