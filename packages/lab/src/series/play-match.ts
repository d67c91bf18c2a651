import {
  assert,
  type BySide,
  type ComputerPlayer,
  draw,
  type ThinkingLimits,
  type Match,
  type Outcome,
  type Random,
  type Stop,
} from '@tabuleiro/games';

/** A player and its limits. */
export interface Contestant {
  readonly player: ComputerPlayer;
  readonly limits: ThinkingLimits;
}

export interface PlayMatchOptions {
  /** The match after its opening, whose plies count for repetition. The players continue it. */
  readonly match: Match;
  readonly contestants: BySide<Contestant>;
  /** Shared by both players, so that one seed decides the whole match. */
  readonly random: Random;
  readonly stop: Stop;
  /** Awaited before each move: players that never wait would block the event loop. */
  readonly beforeMove?: () => Promise<void>;
  /** A match of this many plies is abandoned as a draw. */
  readonly longest?: number;
}

/** The rules end every match long before this. */
const LONGEST = 5000;

/** Plays a match to its end; null when it was stopped. */
export async function playMatch(options: PlayMatchOptions): Promise<Outcome | null> {
  const { match, contestants, random, stop, beforeMove, longest = LONGEST } = options;
  while (match.outcome === null) {
    if (match.moves.length >= longest) {
      match.end(draw('abandoned'));
      break;
    }
    await beforeMove?.();
    const { player, limits } = contestants[match.position.turn];
    const { move } = await player.choose(match, limits, random, stop);
    // A move chosen after the stop is not played.
    if (stop.stopped) return null;
    assert(match.play(move).ok, 'the move of a player is legal');
  }
  return match.outcome;
}
