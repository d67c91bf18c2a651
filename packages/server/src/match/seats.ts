import type { MatchState, MatchTerms, Seat } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { renameSeats, isDeletedName } from '../accounts/user-names.ts';
import { infoOf } from '../accounts/users.ts';
import { RefusalError } from '../refusal-error.ts';
import { DELETED_PREFIX } from '../store/name-keys.ts';
import type { Store } from '../store/store.ts';
import type { DatabaseSchema, UsersTable } from '../store/tables.ts';
import type { ActiveMatches } from './active-matches.ts';
import { userOf } from './match-summary.ts';

// The players of a match, and whether they may still take their seats.

export type UserSeat = Extract<Seat, { kind: 'user' }>;

/** Why a user cannot take a seat. */
type UnavailableReason = 'banned' | 'gone';

/**
 * Makes the seats of users from the database. The session of a request may be remembered from before its user took another
 * name, was banned or left by means of another process, and what is written in a log stays there.
 */
export class SeatAssigner {
  private readonly store: Store;
  private readonly activeMatches: ActiveMatches;

  constructor(store: Store, activeMatches: ActiveMatches) {
    this.store = store;
    this.activeMatches = activeMatches;
  }

  async seatOf(user: string, { game }: Pick<MatchTerms, 'game'>): Promise<UserSeat | UnavailableReason> {
    const row = await this.find(user);
    if (row === undefined || isDeletedName(row.name)) return 'gone';
    if (row.banned_at !== null) return 'banned';
    const rated = await this.store.db
      .selectFrom('ratings')
      .select('rating')
      .where('user_id', '=', user)
      .where('game', '=', game)
      .executeTakeFirst();
    return { kind: 'user', user: infoOf(row), ...(rated !== undefined && { rating: Math.round(rated.rating) }) };
  }

  /**
   * To be called when a user's seat is in the log. A rename or deletion first changes the user, then the matches that it
   * finds; this corrects a seat that was written in between.
   */
  async confirm(match: string, side: Side, { user }: UserSeat): Promise<void> {
    const row = await this.find(user.id);
    if (row === undefined || row.name === user.name) return;
    await renameSeats(this.store.db, infoOf(row));
    await this.activeMatches.reread(match);
    await this.store.broadcastRename([match]);
    if (isDeletedName(row.name)) await leaveMatch(this.activeMatches, match, side);
  }

  private find(user: string): Promise<Selectable<UsersTable> | undefined> {
    return this.store.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirst();
  }
}

/** The side of a user. Throws a refusal for anybody else. */
function sideOf(state: MatchState, user: string): Side {
  const side = knownSide(state, user);
  if (side === null) throw new RefusalError('not-yours');
  return side;
}

/** The side at which a user sits in a known state; null if there is none. */
export function knownSide({ seats }: MatchState, user: string): Side | null {
  if (userOf(seats[1]) === user) return 1;
  return userOf(seats[2]) === user ? 2 : null;
}

/** Finds the side at which a user sits, who may have sat down by means of another process a moment ago. */
export async function findSide(activeMatches: ActiveMatches, match: string, user: string): Promise<Side> {
  const state = await activeMatches.find(match);
  if (state === null) throw new RefusalError('no-such-match');
  const isFull = state.seats[1].kind !== 'open' && state.seats[2].kind !== 'open';
  const isSeated = userOf(state.seats[1]) === user || userOf(state.seats[2]) === user;
  if (isFull || isSeated) return sideOf(state, user);
  await activeMatches.refresh(match);
  return sideOf((await activeMatches.find(match)) ?? state, user);
}

/** Refuses a match one of whose users was banned or is gone. */
export async function checkOpponentsAvailable(db: Kysely<DatabaseSchema>, { seats }: MatchState): Promise<void> {
  const users = [userOf(seats[1]), userOf(seats[2])].filter((user) => user !== null);
  if (users.length === 0) return;
  const rows = await db.selectFrom('users').select(['name', 'banned_at']).where('id', 'in', users).execute();
  const isGone = rows.some(({ name, banned_at }) => banned_at !== null || isDeletedName(name));
  if (isGone || rows.length < users.length) throw new RefusalError('opponent-gone');
}

/** Leaves out matches of users who were banned or are gone. */
export function excludeUnavailable(match: ExpressionBuilder<DatabaseSchema, 'matches'>) {
  const gone = match
    .selectFrom('users')
    .select('users.id')
    .where((user) => user.or([user('banned_at', 'is not', null), user('name_key', 'like', `${DELETED_PREFIX}%`)]));
  return match.not(
    match.exists(
      gone.where((user) =>
        user.or([user('users.id', '=', user.ref('matches.user1')), user('users.id', '=', user.ref('matches.user2'))]),
      ),
    ),
  );
}

/** Aborts a match that has hardly begun, and resigns any other one. */
async function leaveMatch(activeMatches: ActiveMatches, match: string, side: Side): Promise<void> {
  const aborted = await activeMatches.act(match, side, { act: 'abort' });
  if (!aborted.ok) await activeMatches.act(match, side, { act: 'resign' });
}

/** Leaves all matches of a user that are not over. */
export async function leaveMatches(store: Store, activeMatches: ActiveMatches, user: string): Promise<void> {
  const rows = await store.db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .where('status', '!=', 'over')
    .execute();
  for (const { id } of rows) {
    await leaveMatch(activeMatches, id, await findSide(activeMatches, id, user));
  }
}
