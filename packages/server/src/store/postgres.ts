import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { makeAnnouncement, readAnnouncement } from './announcement.ts';
import { Ear } from './ear.ts';
import { SqlLog, type Together } from './sql-log.ts';
import type { Engine } from './store.ts';
import type { Tables } from './tables.ts';

const ENTRIES = 'tabuleiro_matches';
const WORDS = 'tabuleiro_nodes';
/** Any numbers that no other program on the database is likely to lock. */
const MIGRATION_LOCK = 7_261_540_028;
const START_LOCK = 7_261_540_029;
const CONNECTIONS = 8;

// Times and counts fit in a number.
types.setTypeParser(types.builtins.INT8, Number);

/** PostgreSQL: any number of processes may serve the same matches. */
export async function openPostgres(address: string, node: string): Promise<Engine> {
  const pool = new Pool({ connectionString: address, max: CONNECTIONS });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined);
  // One that breaks between the statements of a transaction tells nobody else: the next statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let ear: Ear | null = null;
  const announce: Together['announce'] = async (transaction, written) => {
    const rows = written.map((entry) => sql`(${makeAnnouncement(node, entry)})`);
    await sql`select pg_notify(${ENTRIES}, v.column1) from (values ${sql.join(rows)}) as v`.execute(transaction);
  };
  return {
    db,
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    },
    lightly: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
    exclusively: async (work) => {
      // The lock belongs to the connection: when this process dies it is free.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK]).finally(() => client.release());
      }
    },
    announce,
    makeLog: () => new SqlLog(db, { announce, lockNames }),
    tell: async (texts) => {
      const rows = texts.map((text) => sql`(${`${node} ${text}`})`);
      await sql`select pg_notify(${WORDS}, v.column1) from (values ${sql.join(rows)}) as v`.execute(db);
    },
    outsideVersion: null,
    listen: async (news) => {
      ear = new Ear(address, {
        channels: [ENTRIES, WORDS],
        heard: (channel, text) => {
          // What this process says comes back to it.
          const [from = '', ...words] = text.split(' ');
          if (from === node) return;
          if (channel === ENTRIES) news.heard(readAnnouncement(words));
          else news.told(from, words);
        },
        missed: () => news.missed(),
      });
      await ear.open();
    },
    close: async () => {
      await ear?.close();
      await db.destroy();
    },
  };
}

const lockNames: Together['lockNames'] = async (transaction, names) => {
  const rows = names.map((name) => sql`(cast(${name} as text))`);
  await sql`
    select pg_advisory_xact_lock(hashtextextended(v.column1, 0)) from (values ${sql.join(rows)}) as v
  `.execute(transaction);
};
