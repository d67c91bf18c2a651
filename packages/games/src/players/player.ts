import { BrokenInvariant, type Move, type Random } from '../contract/index.ts';
import { type GameId, loadClassics } from '../games.ts';
import type { Match } from '../record/index.ts';

/** The limits of a computer player's thinking. The first limit reached counts, and a player may use less. */
export interface ThinkingLimits {
  readonly timeMs?: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** The times on the clocks of side 1 and side 2, and the increment of each. */
  readonly clocks?: { readonly timeMs: readonly [number, number]; readonly incrementMs: readonly [number, number] };
}

/** A flag that another part of the program raises. A player checks it often and answers soon after it is raised. */
export interface Stop {
  readonly stopped: boolean;
  /** Resolves when the flag is raised, for code that cannot poll. */
  readonly raised?: Promise<void>;
}

export const NEVER_STOP: Stop = { stopped: false };

/** A flag that can be raised, once. */
export class StopFlag implements Stop {
  stopped = false;
  readonly raised: Promise<void>;
  private notify: () => void = () => undefined;

  constructor() {
    this.raised = new Promise((resolve) => (this.notify = resolve));
  }

  raise(): void {
    this.stopped = true;
    this.notify();
  }
}

/** A player's move, with what the player knows about it. */
export interface ChosenMove {
  readonly move: Move;
  /** For the side to move, in the player's own measure. */
  readonly score?: number;
  /** A proved end, with best play. */
  readonly end?: ProvedEnd;
  readonly line?: readonly Move[];
  readonly depth?: number;
  readonly nodes?: number;
  /** The rank of the move among those that the player compared; the best is 1. */
  readonly rank?: number;
}

/** The end that a search has proved for the side to move. */
export interface ProvedEnd {
  readonly result: 'win' | 'draw' | 'loss';
  /** The number of plies to the end with best play; missing where only the result is known. */
  readonly plies?: number;
  /** Set where `plies` is an upper bound: the end may come sooner. */
  readonly atMost?: true;
}

/** A proved end with a known distance. */
export type CountedEnd = Required<Pick<ProvedEnd, 'result' | 'plies'>>;

/** Anything that chooses moves. The match must not be over. */
export interface ComputerPlayer {
  /** Players that report their thinking call `onThought` with their current best moves. */
  choose(
    match: Match,
    limits: ThinkingLimits,
    random: Random,
    stop: Stop,
    onThought?: (thought: ChosenMove) => void,
  ): Promise<ChosenMove>;
  /** Frees resources. The player cannot be used again. */
  close(): Promise<void>;
}

/** Loads a classic computer player of a game. */
export async function openClassic(game: GameId, id: string): Promise<ComputerPlayer> {
  const players = await loadClassics(game);
  const player = players.find((one) => one.id === id);
  if (player === undefined) {
    const known = players.map((one) => one.id).join(', ');
    throw new BrokenInvariant(`${game} has no classic player ${id}: expected one of ${known}`);
  }
  return {
    choose: async (match, _limits, random) => {
      const earlier = match.moves.map((_, ply) => match.positionAt(ply));
      return { move: player.choose(match.position.clone(), random, earlier) };
    },
    close: async () => {},
  };
}
