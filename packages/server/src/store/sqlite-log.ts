import type { Kysely } from 'kysely';
import type { Semaphore } from '../limits/semaphore.ts';
import { rate } from '../ratings/rate.ts';
import type { Append, EventLog } from './event-log.ts';
import type { AppendedRow } from './sqlite-thread.ts';
import type { SqliteWorker } from './sqlite-worker.ts';
import type { Tables } from './tables.ts';

export interface SqliteLogParts {
  readonly db: Kysely<Tables>;
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
    const isRated = batch.some(({ rated }) => rated !== null);
    const written = await (isRated ? this.appendRated(batch, rows) : writes.pass(() => worker.append(rows, false)));
    wrote(batch.length);
    return written;
  }

  /** Results change ratings in the transaction that writes them. */
  private appendRated(batch: readonly Append[], rows: readonly AppendedRow[]): Promise<readonly boolean[]> {
    const { db, worker } = this.parts;
    return db.transaction().execute(async (transaction) => {
      const written = await worker.append(rows, true);
      for (const [index, { match, at, rated }] of batch.entries()) {
        if (rated !== null && written[index] === true) await rate(transaction, match, rated, at);
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
