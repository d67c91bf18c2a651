import type { MatchState } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import type { Kysely } from 'kysely';
import { RefusalError } from '../refusal-error.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { userOf } from './match-summary.ts';

// While a user plays a rated match, the server's computer players do not help with that game.

/** Whether a user has a running rated match of a game. */
export async function playsRated(db: Kysely<DatabaseSchema>, user: string, game: GameId): Promise<boolean> {
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

/** Refuses help from a computer player while the user has a running rated match of the game. */
export async function refuseEngine(db: Kysely<DatabaseSchema>, user: string, game: GameId): Promise<void> {
  if (await playsRated(db, user, game)) throw new RefusalError('engine-in-rated');
}

/** Whether the computer player of a match must wait, because its opponent has a running rated match of the game. */
export async function isComputerSilent(db: Kysely<DatabaseSchema>, state: MatchState): Promise<boolean> {
  if (!hasComputer(state)) return false;
  const { seats, info } = state;
  const user = userOf(seats[1]) ?? userOf(seats[2]);
  return user !== null && playsRated(db, user, info.terms.game);
}

export function hasComputer({ seats }: MatchState): boolean {
  return seats[1].kind === 'computer' || seats[2].kind === 'computer';
}
