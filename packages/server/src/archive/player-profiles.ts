import type { GameRating, PlayerProfile, RatingHistory } from '@tabuleiro/client';
import { type GameId, isGameId } from '@tabuleiro/games';
import { rested } from '@tabuleiro/games/glicko';
import type { Kysely, Selectable } from 'kysely';
import { isDeletedName } from '../accounts/user-names.ts';
import { infoOf } from '../accounts/users.ts';
import { RefusalError } from '../refusal-error.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema, RatingsTable, UsersTable } from '../store/tables.ts';
import type { Archive } from './archive.ts';

/** A rating with a larger deviation is provisional. */
const PROVISIONAL = 110;
const RECENT = 10;
/** A graph does not show more. */
const MOST_POINTS = 2000;

/** The public data of a player. */
export class PlayerProfiles {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly archive: Archive;
  private readonly now: () => number;

  constructor(db: Kysely<DatabaseSchema>, archive: Archive, now: () => number) {
    this.db = db;
    this.archive = archive;
    this.now = now;
  }

  async profile(name: string, viewer: string | null): Promise<PlayerProfile> {
    const user = await this.find(name);
    const rows = await this.db
      .selectFrom('ratings')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('matches', 'desc')
      .orderBy('game')
      .execute();
    const { matches } = await this.archive.page({ player: user.name, limit: RECENT }, viewer);
    return {
      user: infoOf(user),
      createdAt: user.created_at,
      seenAt: user.seen_at,
      ratings: rows.flatMap((row) => ratingOf(row, this.now()) ?? []),
      counts: await this.countsOf(user.id, viewer),
      recent: matches,
    };
  }

  async history(name: string, game: GameId): Promise<RatingHistory> {
    const user = await this.find(name);
    const rows = await this.db
      .selectFrom('rating_history')
      .select(['at', 'rating', 'deviation'])
      .where('user_id', '=', user.id)
      .where('game', '=', game)
      .orderBy('at', 'desc')
      .limit(MOST_POINTS)
      .execute();
    // Not in which match: that may be private.
    const points = rows.reverse().map(({ at, rating, deviation }) => ({
      at,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
    }));
    return { game, points };
  }

  private async find(name: string): Promise<Selectable<UsersTable>> {
    const row = await this.db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (row === undefined || isDeletedName(row.name)) throw new RefusalError('no-such-user');
    return row;
  }

  /** Counts the matches that the viewer may see: public ones, and private ones in which the viewer plays. */
  private async countsOf(user: string, viewer: string | null): Promise<PlayerProfile['counts']> {
    const counts = { running: 0, won: 0, lost: 0, drawn: 0 };
    for (const side of [1, 2] as const) {
      const [own, other] = side === 1 ? (['user1', 'user2'] as const) : (['user2', 'user1'] as const);
      const all = this.db
        .selectFrom('matches')
        .select(['status', 'winner'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(own, '=', user)
        .where('status', '!=', 'open')
        // A match that was called off is no draw.
        .where((where) =>
          where.or([where('reason', 'is', null), where('reason', '!=', 'abandoned'), where('winner', 'is not', null)]),
        )
        .groupBy(['status', 'winner']);
      const shared = all.where('visibility', '=', 'link');
      const rows = [
        ...(await all.where('visibility', '=', 'public').execute()),
        ...(viewer === null ? [] : await (viewer === user ? shared : shared.where(other, '=', viewer)).execute()),
      ];
      for (const { status, winner, count } of rows) {
        if (status === 'running') counts.running += count;
        else if (winner === null) counts.drawn += count;
        else if (winner === side) counts.won += count;
        else counts.lost += count;
      }
    }
    return counts;
  }
}

function ratingOf(row: Selectable<RatingsTable>, now: number): GameRating | null {
  const { game, rating, matches, updated_at } = row;
  if (!isGameId(game)) return null;
  const deviation = rested(row, now - updated_at);
  return {
    game,
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    matches,
    isProvisional: deviation > PROVISIONAL,
  };
}
