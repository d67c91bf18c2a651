import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';

/** How many players the matches have; their names are `player0`, `player1` and so on. */
export const PLAYERS = 300;

/**
 * Fills a database with matches that were played: five games, one in ten private, one in a thousand still running, one in
 * fifty called off before its first move. The database makes the rows, so that 300,000 of them take seconds.
 */
export async function fillMatches({ db }: Store, count: number): Promise<void> {
  await sql`
    insert into users (id, name, name_key, passphrase, recovery, is_bot, created_at, seen_at, banned_at)
    ${numbers(PLAYERS)}
    select 'user' || i, 'player' || i, 'player' || i, 'none that fits', null, 0, 0, 0, null from numbers`.execute(db);
  const game = sql`case i % 7 when 0 then 'choko' when 1 then 'echek' when 2 then 'eigenstate' when 3 then 'hecatomb'
    when 4 then 'hecatomb' else 'oware' end`;
  const variant = sql`case i % 7 when 3 then 'ten-turns' when 4 then 'endless' when 5 then 'report' when 6 then 'abapa'
    else 'standard' end`;
  const visibility = sql`case when i % 10 = 0 then 'link' else 'public' end`;
  await sql`
    insert into matches (id, info, game, variant, visibility, is_rated, status, user1, user2, version, plies, winner,
      reason, created_at, updated_at)
    ${numbers(count)}
    select ${ID},
      '{"id":"' || ${ID} || '","terms":{"game":"' || (${game}) || '","variant":"' || (${variant})
        || '","start":"standard","clock":{"kind":"none"},"visibility":"' || (${visibility})
        || '","isRated":' || (case when i % 3 = 0 then 'true' else 'false' end)
        || '},"position":"","turn":1,"createdAt":' || ${TIME} || '}',
      ${game}, ${variant}, ${visibility}, case when i % 3 = 0 then 1 else 0 end,
      case when i % 1000 = 1 then 'running' else 'over' end,
      'user' || (i * 7 % ${sql.lit(PLAYERS)}), 'user' || ((i * 7 + 1 + i % 11) % ${sql.lit(PLAYERS)}), 2,
      case when i % 50 = 2 then 0 else 40 end,
      case when i % 1000 = 1 or i % 50 = 2 or i % 31 = 3 then null when i % 2 = 0 then 1 else 2 end,
      case when i % 1000 = 1 then null when i % 50 = 2 then 'abandoned' else 'resignation' end, ${TIME}, ${TIME}
    from numbers`.execute(db);
  for (const side of [1, 2]) {
    await sql`
      insert into events (match_id, version, ply, line, at, data)
      select id, ${sql.lit(side)}, null, null, created_at, '{"kind":"seated","side":${sql.raw(String(side))},"seat":'
        || '{"kind":"user","user":{"id":"' || ${sql.ref(`user${side}`)} || '","name":"' || ${sql.ref(`user${side}`)}
        || '","isGuest":false,"isBot":false}},"version":${sql.raw(String(side))},"at":0}'
      from matches`.execute(db);
  }
}

/** The numbers from 0 on, for a statement that selects from them. */
function numbers(count: number) {
  return sql`with recursive numbers (i) as (
    select 0 union all select i + 1 from numbers where i < ${sql.lit(count - 1)})`;
}

const ID = sql`substr(cast(10000000000000000 + i as text), 2)`;
const TIME = sql`(1700000000000 + cast(i as bigint) * 1000)`;
