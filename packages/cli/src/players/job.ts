import type { GameId, Limits, Move } from '@tabuleiro/games';

/** One choice that a thread is asked for. It says everything, so that any thread can do it. */
export interface Job {
  readonly game: GameId;
  readonly variant: string;
  /** The position in which the match began, and the way from there. */
  readonly start: string;
  readonly moves: readonly Move[];
  /** The name of a classic player. */
  readonly player: string;
  readonly limits: Limits;
  readonly seed: number;
}
