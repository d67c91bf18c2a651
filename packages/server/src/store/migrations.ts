import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import { serverPrefixOf, skeletonsOf } from './name-keys.ts';
import type { DatabaseSchema } from './tables.ts';

// Each step runs once, in order, in a transaction of its own. Released steps are never edited.

export interface Step {
  readonly name: string;
  readonly statements: readonly string[];
  /** Runs after the statements, in the same transaction. */
  readonly run?: (transaction: Kysely<DatabaseSchema>) => Promise<void>;
}

// Parts of step 005, which is released.
const SHOWN_OVER = "where status = 'over' and visibility = 'public' and (reason <> 'abandoned' or plies > 0)";
const RESULT = "(coalesce(winner, case reason when 'abandoned' then -1 else 0 end))";
const USERS_AT_ONCE = 500;

const STEPS: readonly Step[] = [
  {
    name: '001-first',
    statements: [
      `create table users (
        id text primary key, name text not null, name_key text not null unique, passphrase text, recovery text,
        is_bot integer not null, created_at bigint not null, seen_at bigint not null, banned_at bigint)`,
      `create table sessions (
        token_hash text primary key, user_id text not null references users (id),
        created_at bigint not null, expires_at bigint not null)`,
      'create index sessions_user on sessions (user_id)',
      `create table tokens (
        token_hash text primary key, id text not null unique, user_id text not null references users (id),
        label text not null, created_at bigint not null)`,
      'create index tokens_user on tokens (user_id)',
      `create table matches (
        id text primary key, info text not null, game text not null, variant text not null, visibility text not null,
        is_rated integer not null, status text not null, user1 text, user2 text, turn_user text, deadline bigint,
        computer_at bigint, version integer not null, plies integer not null, winner integer, reason text,
        created_at bigint not null, updated_at bigint not null)`,
      "create index matches_open on matches (created_at) where status = 'open'",
      'create index matches_deadline on matches (deadline) where deadline is not null',
      'create index matches_computer on matches (computer_at) where computer_at is not null',
      'create index matches_turn on matches (turn_user) where turn_user is not null',
      'create index matches_user1 on matches (user1, updated_at)',
      'create index matches_user2 on matches (user2, updated_at)',
      'create index matches_archive on matches (game, updated_at)',
      `create table events (
        match_id text not null references matches (id), version integer not null, ply integer, line integer,
        at bigint not null, data text not null, primary key (match_id, version))`,
      'create unique index events_ply on events (match_id, line, ply) where ply is not null',
      `create table ratings (
        user_id text not null, game text not null, rating double precision not null, deviation double precision not null,
        volatility double precision not null, matches integer not null, updated_at bigint not null,
        primary key (user_id, game))`,
      `create table rating_history (
        match_id text not null, user_id text not null, game text not null, rating double precision not null,
        deviation double precision not null, at bigint not null, primary key (match_id, user_id))`,
      'create index rating_history_user on rating_history (user_id, game, at)',
      'create table nodes (id text primary key, alive_at bigint not null)',
    ],
  },
  {
    name: '002-archive',
    statements: [
      'create index matches_made on matches (created_at, id)',
      'create index matches_made_game on matches (game, created_at, id)',
      "create index matches_rated on matches (user1, user2) where status = 'running' and is_rated = 1",
      'create index users_seen on users (seen_at) where passphrase is null',
    ],
  },
  {
    // Columns that change with every move are in no index except that of deadlines, which halves the cost of writing a
    // move.
    name: '003-steady',
    statements: [
      'drop index matches_turn',
      'drop index matches_user1',
      'drop index matches_user2',
      'drop index matches_archive',
      'create index matches_of_user1 on matches (user1, created_at)',
      'create index matches_of_user2 on matches (user2, created_at)',
      "create index matches_running1 on matches (user1) where status = 'running'",
      "create index matches_running2 on matches (user2) where status = 'running'",
    ],
  },
  {
    // A deadline was that of the side to move; now no move makes it earlier (match/match-summary.ts). Running matches
    // are updated at their next check.
    name: '004-earliest',
    statements: ["update matches set deadline = 0 where status = 'running'"],
  },
  {
    // Every filter of the archive, and every pair, finds its page without looking through other matches
    // (archive/archive.ts). A match enters the four indexes of matches that are over once, when it ends.
    name: '005-archive',
    statements: [
      'drop index matches_made',
      'drop index matches_made_game',
      'drop index matches_of_user1',
      'drop index matches_of_user2',
      `create index matches_over on matches (created_at, id) ${SHOWN_OVER}`,
      `create index matches_over_variant on matches (game, variant, created_at, id) ${SHOWN_OVER}`,
      `create index matches_over_result on matches (is_rated, ${RESULT}, created_at, id) ${SHOWN_OVER}`,
      `create index matches_over_variant_result on matches
        (game, variant, is_rated, ${RESULT}, created_at, id) ${SHOWN_OVER}`,
      `create index matches_shown_running on matches (created_at, id, game, variant, is_rated)
        where status = 'running' and visibility = 'public'`,
      `create index matches_of_user1 on matches
        (user1, visibility, created_at, id, status, winner, reason, game, variant, is_rated, user2)`,
      `create index matches_of_user2 on matches
        (user2, visibility, created_at, id, status, winner, reason, game, variant, is_rated, user1)`,
    ],
  },
  {
    // Skeletons of names, reasons and ends of bans, and the audit log.
    name: '006-accounts',
    statements: [
      `create table name_skeletons (
        skeleton text primary key, user_id text not null references users (id) on delete cascade)`,
      'create index name_skeletons_user on name_skeletons (user_id)',
      'alter table users add column ban_reason text',
      'alter table users add column banned_until bigint',
      `create table audit (
        id text primary key, at bigint not null, operator text not null, command text not null, user_id text, detail text)`,
      'create index audit_at on audit (at)',
      'create index audit_user on audit (user_id)',
    ],
    run: addSkeletons,
  },
  {
    // Existing tokens have all scopes and do not expire. Existing ratings have no opponent, so they do not count
    // towards the daily limit of a pair.
    name: '007-tokens',
    statements: [
      "alter table tokens add column scopes text not null default 'read play play-rated'",
      'alter table tokens add column expires_at bigint',
      'alter table tokens add column used_at bigint',
      'create index tokens_expiry on tokens (expires_at) where expires_at is not null',
      'alter table rating_history add column opponent_id text',
      `create index rating_history_pair on rating_history (user_id, opponent_id, game, at)
        where opponent_id is not null`,
    ],
  },
  {
    // From where a match was made (match/creation-limits.ts), until it is over.
    name: '008-makers',
    statements: [
      'alter table matches add column maker_address text',
      'alter table matches add column maker_network text',
      "create index matches_of_address on matches (maker_address) where status != 'over'",
      "create index matches_of_network on matches (maker_network) where status != 'over'",
      "create index matches_over_made on matches (id) where status = 'over' and maker_address is not null",
    ],
  },
];

/**
 * Writes the skeletons of all names. Users whose names look alike keep them; the skeleton belongs to the oldest user.
 */
async function addSkeletons(db: Kysely<DatabaseSchema>): Promise<void> {
  for (let offset = 0; ; offset += USERS_AT_ONCE) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(USERS_AT_ONCE)
      .offset(offset)
      .execute();
    const rows = users
      .filter(({ name }) => serverPrefixOf(name) === null)
      .flatMap(({ id, name }) => skeletonsOf(name).map((skeleton) => ({ skeleton, user_id: id })));
    if (rows.length > 0) {
      await db
        .insertInto('name_skeletons')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (users.length < USERS_AT_ONCE) return;
  }
}

/**
 * Brings the database up to date; of several processes one does it and the others wait. Refuses a database that a later
 * version has changed: this one would misread it.
 */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  lock: (db: Kysely<DatabaseSchema>) => Promise<void>,
): Promise<void> {
  // Even "if not exists" fails when two do it at the same moment.
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const later = rows.map(({ name }) => name).filter((name) => !STEP_NAMES.includes(name));
    if (later.length > 0) throw OperatorError.of('database-later', { steps: later.join(', ') });
  });
  for (const { name, statements, run } of STEPS) {
    await db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const done = await sql<{ name: string }>`select name from migrations where name = ${name}`.execute(transaction);
      if (done.rows.length > 0) return;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await run?.(transaction);
      await sql`insert into migrations (name) values (${name})`.execute(transaction);
    });
  }
}

/** The names of all steps that this version knows. */
export const STEP_NAMES: readonly string[] = STEPS.map(({ name }) => name);
