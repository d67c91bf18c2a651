import {
  assert,
  type BySide,
  type ComputerPlayer,
  draw,
  type Limits,
  type Match,
  type Outcome,
  type Random,
  type Stop,
} from '@tabuleiro/games';

/** Who plays a side of a contest, and how long it may think. */
export interface Contestant {
  readonly player: ComputerPlayer;
  readonly limits: Limits;
}

export interface ContestOptions {
  /** At the position from which the players play; the plies of its opening count for repetition. It is played on. */
  readonly match: Match;
  readonly contestants: BySide<Contestant>;
  /** Both players draw from it, so that one seed decides the whole match. */
  readonly random: Random;
  readonly stop: Stop;
  /** After so many plies nobody wins any more. */
  readonly longest?: number;
}

/** The rules end every match long before; whoever finds one that they do not end has found a mistake in them. */
const LONGEST = 5000;

/** Plays a match to its end. Null only when it was stopped: it is then as far as it came. */
export async function playContest(options: ContestOptions): Promise<Outcome | null> {
  const { match, contestants, random, stop, longest = LONGEST } = options;
  while (match.outcome === null) {
    if (match.moves.length >= longest) {
      match.end(draw('abandoned'));
      break;
    }
    const { player, limits } = contestants[match.position.turn];
    const { move } = await player.choose(match, limits, random, stop);
    // What a player chose in haste is not played.
    if (stop.stopped) return null;
    assert(match.play(move).ok, 'the move of a player is legal');
  }
  return match.outcome;
}
