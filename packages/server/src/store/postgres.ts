import { setTimeout as pause } from 'node:timers/promises';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import { Pool, types } from 'pg';
import { Announcer, makeAnnouncement, readAnnouncement, type Announcement } from './announcements.ts';
import type { Append, EventLog, MatchSummary } from './event-log.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { PostgresListener } from './postgres-listener.ts';
import type { StoreBackend } from './store.ts';
import type { DatabaseSchema } from './tables.ts';

const ENTRIES = 'tabuleiro_matches';
const WORDS = 'tabuleiro_nodes';
/** Any numbers that no other program on the database is likely to lock. */
const MIGRATION_LOCK = 7_261_540_028;
const START_LOCK = 7_261_540_029;
const CONNECTIONS = 8;
const SLOW_CONNECTIONS = 2;
const CONNECT_MS = 10_000;
/** New tables and indexes of a large database take as long as they take, and the other processes wait. */
const LONGEST_MIGRATION_MS = 3_600_000;
/** How often a process tries to get the start lock. */
const LOOK_MS = 100;

// Times and counts fit in a number.
types.setTypeParser(types.builtins.INT8, Number);

/** PostgreSQL: any number of processes may serve the same matches. */
export async function openPostgres(address: string, node: string, statementMs: number): Promise<StoreBackend> {
  const db = connectTo(address, CONNECTIONS, statementMs);
  const slowReads = connectTo(address, SLOW_CONNECTIONS, statementMs);
  let listener: PostgresListener | null = null;
  const notify = async (channel: string, texts: readonly string[]): Promise<void> => {
    const rows = texts.map((text) => sql`(${`${node} ${text}`})`);
    // Nothing durable is in this transaction, so it need not wait for the disk.
    await sql`
      select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, v.column1)
      from (values ${sql.join(rows)}) as v`.execute(db);
  };
  const announcer = new Announcer((texts) => notify(ENTRIES, texts));
  const announce: PostgresLogHooks['announce'] = (written) => announcer.add(written.map(makeAnnouncement));
  return {
    db,
    slowReads,
    prepare: async (work) => {
      const patient = connectTo(address, 1, LONGEST_MIGRATION_MS);
      try {
        await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    },
    withoutFlush: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
    exclusively: (work) =>
      db.connection().execute(async (connection) => {
        while (!(await takeLock(connection))) await pause(LOOK_MS);
        try {
          return await work();
        } finally {
          // The lock belongs to the connection: when that is gone, or this process dies, it is free.
          await sql`select pg_advisory_unlock(${START_LOCK})`.execute(connection).catch(() => undefined);
        }
      }),
    announce,
    makeLog: () => new PostgresLog(db, { announce, lockNames }),
    broadcast: (texts) => notify(WORDS, texts),
    outsideVersion: null,
    listen: async (news) => {
      listener = new PostgresListener(address, statementMs / 2, {
        channels: [ENTRIES, WORDS],
        received: (channel, text) => {
          // A process receives its own notifications too.
          const [from = '', ...words] = text.split(' ');
          if (from === node) return;
          if (channel === WORDS) return news.onBroadcast(from, words);
          const announced = readAnnouncement(words);
          if (announced === null) news.onMissed();
          else news.onEntry(announced);
        },
        missed: () => news.onMissed(),
      });
      await listener.open();
    },
    close: async () => {
      await announcer.close();
      await listener?.close();
      await slowReads.destroy();
      await db.destroy();
    },
  };
}

/** How the connections of a pool are used. */
export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  /** How many wait for a connection. */
  readonly waiting: number;
}

const pools = new WeakMap<Kysely<DatabaseSchema>, Pool>();

/** Reads the use of a connection pool; null for the embedded database. */
export function poolUse(db: Kysely<DatabaseSchema>): (() => PoolUse) | null {
  const pool = pools.get(db);
  if (pool === undefined) return null;
  return () => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  };
}

function connectTo(address: string, most: number, longestMs: number): Kysely<DatabaseSchema> {
  const pool = new Pool({
    connectionString: address,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined);
  // If one breaks within a transaction, the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<DatabaseSchema>({
    dialect: {
      createDriver: () => new PostgresDriver(pool, longestMs),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  pools.set(database, pool);
  return database;
}

async function takeLock(connection: Kysely<DatabaseSchema>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${START_LOCK}) as taken`.execute(
    connection,
  );
  return rows[0]?.taken === true;
}

const lockNames: PostgresLogHooks['lockNames'] = async (transaction, names) => {
  const rows = names.map((name) => sql`(cast(${name} as text))`);
  await sql`
    select pg_advisory_xact_lock(hashtextextended(v.column1, 0)) from (values ${sql.join(rows)}) as v
  `.execute(transaction);
};

/** Whether an address is a PostgreSQL URL, not the path of a file. */
export function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address);
}

/** What differs when several processes write the log. */
interface PostgresLogHooks {
  /** Tells other processes that matches have new entries, once they are committed. */
  announce(written: readonly Announcement[]): void;
  /** Locks these names until the end of the transaction. */
  lockNames(transaction: Transaction<DatabaseSchema>, names: readonly string[]): Promise<void>;
}

/** The log in PostgreSQL: a batch of any size takes two statements. */
export class PostgresLog implements EventLog {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly together: PostgresLogHooks;

  constructor(db: Kysely<DatabaseSchema>, together: PostgresLogHooks) {
    this.db = db;
    this.together = together;
  }

  async appendAll(batch: readonly Append[]): Promise<readonly boolean[]> {
    const isWritten = await this.commit(batch);
    const written = batch.filter((_, index) => isWritten[index]);
    // PostgreSQL lets one transaction that notifies commit at a time, so this happens after the commit.
    if (written.length > 0) this.together.announce(written);
    return isWritten;
  }

  private commit(batch: readonly Append[]): Promise<readonly boolean[]> {
    return this.db.transaction().execute(async (transaction) => {
      const places = await insertEvents(transaction, batch);
      const isWritten = batch.map(({ match, version }) => places.delete(placeOf(match, version)));
      const written = batch.filter((_, index) => isWritten[index]);
      if (written.length > 0) {
        await updateSummaries(transaction, written);
        const changes = written.flatMap(({ ratingChange }) => ratingChange ?? []);
        const players = new Set(changes.flatMap(({ users }) => users));
        if (players.size > 0) await this.together.lockNames(transaction, [...players].sort());
        for (const { apply } of changes) await apply(transaction);
      }
      return isWritten;
    });
  }
}

function placeOf(match: string, version: number): string {
  return `${match} ${version}`;
}

/** The places in the log that were free and are taken now. */
async function insertEvents(transaction: Transaction<DatabaseSchema>, batch: readonly Append[]): Promise<Set<string>> {
  const rows = batch.map(
    ({ match, version, place, at, data }) =>
      sql`(${match}, ${version}, ${place?.ply ?? null}, ${place?.line ?? null}, ${at}, ${data})`,
  );
  const { rows: inserted } = await sql<{ match_id: string; version: number }>`
    insert into events (match_id, version, ply, line, at, data) values ${sql.join(rows)}
    on conflict do nothing returning match_id, version`.execute(transaction);
  return new Set(inserted.map(({ match_id, version }) => placeOf(match_id, version)));
}

async function updateSummaries(transaction: Transaction<DatabaseSchema>, written: readonly Append[]): Promise<void> {
  // The last entry of each match counts.
  const last = new Map<string, RawBuilder<unknown>>();
  for (const append of written) if (append.summary !== null) last.set(append.match, rowOf(append, append.summary));
  if (last.size === 0) return;
  await sql`
    update matches set
      status = v.column2, user1 = v.column3, user2 = v.column4, turn_user = v.column5, reason = v.column6,
      deadline = v.column7, computer_at = v.column8, version = v.column9, plies = v.column10, winner = v.column11,
      updated_at = v.column12
    from (values ${sql.join([...last.values()])}) as v where matches.id = v.column1`.execute(transaction);
}

/** Without the casts PostgreSQL takes all of them for text. It calls the columns column1, column2, …. */
function rowOf({ match, version, at }: Append, summary: MatchSummary): RawBuilder<unknown> {
  const { status, user1, user2, turn_user, deadline, computer_at, plies, winner, reason } = summary;
  const texts = [match, status, user1, user2, turn_user, reason].map((value) => sql`cast(${value} as text)`);
  const numbers = [deadline, computer_at, version, plies, winner, at].map((value) => sql`cast(${value} as bigint)`);
  return sql`(${sql.join<RawBuilder<unknown>>([...texts, ...numbers])})`;
}
