import type { MatchState } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import type { Kysely } from 'kysely';
import { Refused } from '../refused.ts';
import type { Tables } from '../store/tables.ts';
import { userOf } from './summary.ts';

// Whoever plays a rated match plays it alone: meanwhile the server's computer players say nothing about that game.

/** Whether somebody has a rated match of a game that runs. */
export async function playsRated(db: Kysely<Tables>, user: string, game: GameId): Promise<boolean> {
  const found = await db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .where('status', '=', 'running')
    .where('is_rated', '=', 1)
    .where('game', '=', game)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Refuses what would make a computer player show somebody a move of a game that they play rated. */
export async function refuseEngine(db: Kysely<Tables>, user: string, game: GameId): Promise<void> {
  if (await playsRated(db, user, game)) throw new Refused('engine-in-rated');
}

/** Whether the computer player of a match must not go on, because its opponent would see how it plays. */
export async function isComputerSilent(db: Kysely<Tables>, state: MatchState): Promise<boolean> {
  if (!hasComputer(state)) return false;
  const { seats, info } = state;
  const user = userOf(seats[1]) ?? userOf(seats[2]);
  return user !== null && playsRated(db, user, info.terms.game);
}

export function hasComputer({ seats }: MatchState): boolean {
  return seats[1].kind === 'computer' || seats[2].kind === 'computer';
}
