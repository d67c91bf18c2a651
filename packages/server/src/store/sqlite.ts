import { Kysely, sql } from 'kysely';
import { Semaphore } from '../limits/semaphore.ts';
import { keepPrivate } from './private-files.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { SqliteLog } from './sqlite-log.ts';
import { SqliteWorker } from './sqlite-worker.ts';
import type { Engine } from './store.ts';
import type { Tables } from './tables.ts';

/** After this many entries the journal is copied into the database file. */
const CHECKPOINT_ENTRIES = 2000;
/** Other programs on the same file (backups, administration) hold the write lock for moments; nobody waits longer for it. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * The embedded database: one file beside its journal. One worker thread owns it; a second one serves slow reads and
 * checkpoints the journal.
 */
export async function openSqlite(file: string): Promise<Engine> {
  keepPrivate(file);
  const worker = await SqliteWorker.open({ file, isReadOnly: false, lockTimeoutMs: LOCK_TIMEOUT_MS });
  const slowWorker = await SqliteWorker.open({ file, isReadOnly: true, lockTimeoutMs: LOCK_TIMEOUT_MS }).catch(
    async (error: unknown) => {
      await worker.close();
      throw error;
    },
  );
  const writes = new Semaphore(1);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(worker, writes) });
  const slowReads = new Kysely<Tables>({ dialect: sqliteDialect(slowWorker, new Semaphore(1)) });
  let entries = 0;
  const wrote = (count: number): void => {
    entries += count;
    if (entries < CHECKPOINT_ENTRIES) return;
    entries = 0;
    // If it fails, because a backup is being made perhaps, the next one will do.
    slowWorker.checkpoint().catch(() => undefined);
  };
  return {
    db,
    slowReads,
    prepare: (work) => work(db),
    // There is one connection that writes, and its transactions follow each other.
    lockForMigration: async () => undefined,
    makeLog: () => new SqliteLog({ db, worker, writes, wrote }),
    announce: () => undefined,
    lightly: (work) => db.transaction().execute(work),
    exclusively: (work) => work(),
    tell: null,
    listen: null,
    outsideVersion: async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      return rows[0]?.data_version ?? 0;
    },
    close: async () => {
      // A transaction that has begun ends first. What wants to write later fails, because the database is closed.
      const leave = await writes.enter();
      await Promise.all([slowReads.destroy(), db.destroy()]);
      await slowWorker.close();
      // Last: it copies the whole journal into the file.
      await worker.close();
      leave();
    },
  };
}
