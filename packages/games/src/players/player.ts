import { BrokenInvariant, type Move, type Random } from '../contract/index.ts';
import { type GameId, loadClassics } from '../games.ts';
import type { Match } from '../record/index.ts';

/** How long a computer player may think; whichever limit comes first counts, and a player may use less. */
export interface Limits {
  readonly timeMs?: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** What the clocks of side 1 and side 2 show, and what each gains with a move. */
  readonly clocks?: { readonly timeMs: readonly [number, number]; readonly incrementMs: readonly [number, number] };
}

/** A flag that another part of the program raises; a player looks at it often and then answers at once. */
export interface Stop {
  readonly stopped: boolean;
  /** Kept when the flag is raised, for those who cannot look all the time. */
  readonly raised?: Promise<void>;
}

export const NEVER_STOP: Stop = { stopped: false };

/** A flag that can be raised, once. */
export class StopFlag implements Stop {
  stopped = false;
  readonly raised: Promise<void>;
  private tell: () => void = () => undefined;

  constructor() {
    this.raised = new Promise((resolve) => (this.tell = resolve));
  }

  raise(): void {
    this.stopped = true;
    this.tell();
  }
}

/** What a player chose, and what it can say about it. */
export interface Chosen {
  readonly move: Move;
  /** For the side to move, in the player's own measure. */
  readonly score?: number;
  /** A proved end, with best play. */
  readonly end?: ProvedEnd;
  readonly line?: readonly Move[];
  readonly depth?: number;
  readonly nodes?: number;
  /** Where it stands among the moves that the player was asked to compare, the best of which is 1. */
  readonly rank?: number;
}

/** The end that a search has proved for the side to move. */
export interface ProvedEnd {
  readonly result: 'win' | 'draw' | 'loss';
  /** How many plies there are to it with best play; missing where only the result is known. */
  readonly plies?: number;
  /** Set where `plies` is an upper bound: perhaps there are fewer. */
  readonly atMost?: true;
}

/** An end of which the distance is known too. */
export type CountedEnd = Required<Pick<ProvedEnd, 'result' | 'plies'>>;

/** Anything that chooses moves. The match must not be over. */
export interface ComputerPlayer {
  /** `tell` hears what the player thinks so far, from those that can say. */
  choose(match: Match, limits: Limits, random: Random, stop: Stop, tell?: (thought: Chosen) => void): Promise<Chosen>;
  /** Frees what it holds; it is not asked again. */
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
