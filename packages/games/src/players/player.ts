import { assert, type Move, type Random } from '../contract/index.ts';
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
}

export const NEVER_STOP: Stop = { stopped: false };

/** What a player chose, and what it can say about it. */
export interface Chosen {
  readonly move: Move;
  /** For the side to move, in the player's own measure. */
  readonly score?: number;
  readonly line?: readonly Move[];
  readonly nodes?: number;
}

/** Anything that chooses moves. The match must not be over. */
export interface ComputerPlayer {
  choose(match: Match, limits: Limits, random: Random, stop: Stop): Promise<Chosen>;
  /** Frees what it holds; it is not asked again. */
  close(): Promise<void>;
}

/** Loads an original computer player of a game. */
export async function openClassic(game: GameId, id: string): Promise<ComputerPlayer> {
  const player = (await loadClassics(game)).find((one) => one.id === id);
  assert(player !== undefined, `${game} has the classic player ${id}`);
  return {
    choose: async ({ position }, _limits, random) => ({ move: player.choose(position.clone(), random) }),
    close: async () => {},
  };
}
