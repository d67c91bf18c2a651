import type { MatchState } from '@tabuleiro/client';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { Refused } from '../refused.ts';
import type { Tables } from '../store/tables.ts';
import { DELETED, isDeletedName } from '../users/names.ts';
import { userOf } from './summary.ts';

// Nobody begins a match against somebody who cannot come any more.

/** Refuses when one of those who sit at a match was banned or is gone. */
export async function checkPresent(db: Kysely<Tables>, { seats }: MatchState): Promise<void> {
  const users = [userOf(seats[1]), userOf(seats[2])].filter((user) => user !== null);
  if (users.length === 0) return;
  const rows = await db.selectFrom('users').select(['name', 'banned_at']).where('id', 'in', users).execute();
  const isGone = rows.some(({ name, banned_at }) => banned_at !== null || isDeletedName(name));
  if (isGone || rows.length < users.length) throw new Refused('opponent-gone');
}

/** Leaves out the matches of those who were banned or are gone. */
export function hideGone(match: ExpressionBuilder<Tables, 'matches'>) {
  const gone = match
    .selectFrom('users')
    .select('users.id')
    .where((user) => user.or([user('banned_at', 'is not', null), user('name_key', 'like', `${DELETED}%`)]));
  return match.not(
    match.exists(
      gone.where((user) =>
        user.or([user('users.id', '=', user.ref('matches.user1')), user('users.id', '=', user.ref('matches.user2'))]),
      ),
    ),
  );
}
