import type { MatchTerms, Seat } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import type { Selectable } from 'kysely';
import { tellRenamed } from '../live/renaming.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';
import { isDeletedName } from '../users/names.ts';
import { renameSeats } from '../users/seat-names.ts';
import { infoOf } from '../users/users.ts';
import type { Rooms } from './rooms.ts';

export type UserSeat = Extract<Seat, { kind: 'user' }>;

/** Why somebody cannot sit down. */
export type Absence = 'banned' | 'gone';

/**
 * Seats people as who they are at that moment. What recognised them may be remembered from before they took another name,
 * were banned or left with another process, and what is in a log stays there.
 */
export class Seating {
  private readonly store: Store;
  private readonly rooms: Rooms;

  constructor(store: Store, rooms: Rooms) {
    this.store = store;
    this.rooms = rooms;
  }

  async seatOf(user: string, { game }: Pick<MatchTerms, 'game'>): Promise<UserSeat | Absence> {
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
   * To be called when somebody's seat is in the log. Whoever takes a name away does so first where users are, and then in
   * the matches that they find: what was written in between is put right here.
   */
  async confirm(match: string, side: Side, { user }: UserSeat): Promise<void> {
    const row = await this.find(user.id);
    if (row === undefined || row.name === user.name) return;
    await renameSeats(this.store.db, infoOf(row));
    await this.rooms.reread(match);
    await tellRenamed(this.store, [match]);
    if (isDeletedName(row.name)) await leaveMatch(this.rooms, match, side);
  }

  private find(user: string): Promise<Selectable<UsersTable> | undefined> {
    return this.store.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirst();
  }
}

/** Nobody waits for who is gone: what has begun is given up, what has not is called off. */
export async function leaveMatch(rooms: Rooms, match: string, side: Side): Promise<void> {
  const aborted = await rooms.act(match, side, { act: 'abort' });
  if (!aborted.ok) await rooms.act(match, side, { act: 'resign' });
}
