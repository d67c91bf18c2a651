import type { BySide, GameId, Match, PlayerSpec, Side, View, Voice } from '@tabuleiro/games';
import type { ClockSetup } from './clock.ts';

/** What a person decided before a match. */
export interface MatchSetup {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly players: BySide<PlayerSpec>;
  /** Null when nobody is in a hurry. */
  readonly clock: ClockSetup | null;
}

/** What the page shows of a match, and what one can do there. The store in `store.ts` makes it. */
export interface GamePage {
  readonly setup: MatchSetup;
  readonly voice: Voice;
  readonly match: Match;
  /** How many plies of the match are shown; fewer than all while one looks back. */
  readonly ply: number;
  /** What is to be seen now: a frame of a move under way, or the position shown. */
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** One sentence: what can be done now and why, or what just happened. */
  readonly sentence: string;
  /** The side whose computer player thinks now. */
  readonly thinking: Side | null;
  readonly pick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hint: () => void;
  readonly resign: () => void;
  readonly goTo: (ply: number) => void;
  /** Moves of the match as text, in order. */
  readonly moves: readonly string[];
}
