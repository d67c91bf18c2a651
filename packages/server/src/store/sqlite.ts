import { Kysely, sql, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Checkpoints } from './checkpoints.ts';
import { keepPrivate } from './private-files.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Engine } from './store.ts';
import type { Tables } from './tables.ts';

/** The embedded database: one file beside its journal. A commit is on the disk when it returns. */
export function openSqlite(file: string): Engine {
  keepPrivate(file);
  const database = new Database(file);
  // The connection that writes copies pages from the journal only when others have not for long: 16,000 pages are 64 MB.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;' +
      'pragma wal_autocheckpoint = 16000',
  );
  const checkpoints = new Checkpoints(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    slowReads: db,
    prepare: (work) => work(db),
    // There is one connection, and its transactions follow each other.
    lockForMigration: async () => undefined,
    makeLog: () => new SqliteLog(db, database, (entries) => checkpoints.wrote(entries)),
    announce: async () => undefined,
    lightly: (work) =>
      db.connection().execute(async (connection) => {
        database.exec('pragma synchronous = normal');
        try {
          return await connection.transaction().execute(work);
        } finally {
          database.exec('pragma synchronous = full');
        }
      }),
    exclusively: (work) => work(),
    tell: null,
    listen: null,
    outsideVersion: async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      return rows[0]?.data_version ?? 0;
    },
    close: async () => {
      await checkpoints.close();
      // All is in the one file then, for whoever copies it.
      database.exec('pragma wal_checkpoint(truncate)');
      await db.destroy();
    },
  };
}
