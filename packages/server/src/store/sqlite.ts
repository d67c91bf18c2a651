import { Kysely, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { keepPrivate } from './private-files.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Engine } from './store.ts';
import type { Tables } from './tables.ts';

/** The embedded database: one file beside its journal. A commit is on the disk when it returns. */
export function openSqlite(file: string): Engine {
  keepPrivate(file);
  const database = new Database(file);
  // A page that changes often is copied from the journal once in a while, not every time: 4,000 pages are 16 MB.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;' +
      'pragma wal_autocheckpoint = 4000',
  );
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    // There is one connection, and its transactions follow each other.
    lockForMigration: async () => undefined,
    makeLog: () => new SqliteLog(db, database),
    announce: async () => undefined,
    exclusively: (work) => work(),
    tell: null,
    listen: null,
    outsideVersion: async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      return rows[0]?.data_version ?? 0;
    },
    close: () => db.destroy(),
  };
}
