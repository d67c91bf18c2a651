import { Kysely, sql } from 'kysely';
import { Semaphore } from '../limits/locks.ts';
import { keepPrivate } from './data-folder.ts';
import type { Append, EventLog } from './event-log.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import type { AppendedRow } from './sqlite-thread.ts';
import { SqliteWorker } from './sqlite-worker.ts';
import type { StoreBackend } from './store.ts';
import type { DatabaseSchema } from './tables.ts';

/** After this many entries the journal is copied into the database file. */
const CHECKPOINT_ENTRIES = 2000;
/** Other programs on the same file (backups, administration) hold the write lock for moments only. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * The embedded database: one file beside its journal. One worker thread owns it; a second one serves slow reads and
 * checkpoints the journal.
 */
export async function openSqlite(file: string): Promise<StoreBackend> {
  keepPrivate(file);
  const worker = await SqliteWorker.open({ file, isReadOnly: false, lockTimeoutMs: LOCK_TIMEOUT_MS });
  const slowWorker = await SqliteWorker.open({ file, isReadOnly: true, lockTimeoutMs: LOCK_TIMEOUT_MS }).catch(
    async (error: unknown) => {
      await worker.close();
      throw error;
    },
  );
  const writes = new Semaphore(1);
  const db = new Kysely<DatabaseSchema>({ dialect: sqliteDialect(worker, writes) });
  const slowReads = new Kysely<DatabaseSchema>({ dialect: sqliteDialect(slowWorker, new Semaphore(1)) });
  let entries = 0;
  const wrote = (count: number): void => {
    entries += count;
    if (entries < CHECKPOINT_ENTRIES) return;
    entries = 0;
    // If it fails, perhaps during a backup, the next one will do.
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
    withoutFlush: (work) => db.transaction().execute(work),
    exclusively: (work) => work(),
    broadcast: null,
    listen: null,
    outsideVersion: async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      return rows[0]?.data_version ?? 0;
    },
    close: async () => {
      // Waits for a transaction that has begun. Later writes fail, because the database is closed.
      const leave = await writes.enter();
      await Promise.all([slowReads.destroy(), db.destroy()]);
      await slowWorker.close();
      // Last: it copies the whole journal into the file.
      await worker.close();
      leave();
    },
  };
}

export interface SqliteLogParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly worker: SqliteWorker;
  /** Shared with `db`: one write or transaction at a time. */
  readonly writes: Semaphore;
  /** Called after every batch. */
  readonly wrote: (entries: number) => void;
}

/** The log in the embedded database: one message to the thread that owns the file for each batch. */
export class SqliteLog implements EventLog {
  private readonly parts: SqliteLogParts;

  constructor(parts: SqliteLogParts) {
    this.parts = parts;
  }

  async appendAll(batch: readonly Append[]): Promise<readonly boolean[]> {
    const { worker, writes, wrote } = this.parts;
    const rows = batch.map(rowOf);
    const isRated = batch.some(({ ratingChange }) => ratingChange !== null);
    const written = await (isRated ? this.appendRated(batch, rows) : writes.pass(() => worker.append(rows, false)));
    wrote(batch.length);
    return written;
  }

  /** Results change ratings in the transaction that writes them. */
  private appendRated(batch: readonly Append[], rows: readonly AppendedRow[]): Promise<readonly boolean[]> {
    const { db, worker } = this.parts;
    return db.transaction().execute(async (transaction) => {
      const written = await worker.append(rows, true);
      for (const [index, { ratingChange }] of batch.entries()) {
        if (written[index] === true) await ratingChange?.apply(transaction);
      }
      return written;
    });
  }
}

function rowOf({ match, version, place, at, data, summary }: Append): AppendedRow {
  const event = [match, version, place?.ply ?? null, place?.line ?? null, at, data];
  if (summary === null) return { event, summary };
  const { status, user1, user2, turn_user, reason, deadline, computer_at, plies, winner } = summary;
  return {
    event,
    summary: [status, user1, user2, turn_user, reason, deadline, computer_at, version, plies, winner, at, match],
  };
}
