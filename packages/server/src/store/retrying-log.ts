import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Append, EventLog } from './event-log.ts';
import type { DatabaseSchema } from './tables.ts';

/** Two transactions in each other's way, one that took too long, or a database that goes away and comes back. */
const PASSING = new Set(
  '40001 40P01 25P03 57014 57P01 57P02 57P03 08006 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH'.split(' '),
);
/** Passing errors without a code: the connection broke, was given up, or was not available in time. */
const BROKEN =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered))/;
const MOST_TRIES = 6;
const FIRST_WAIT_MS = 25;

/** How long a group took to be written. */
export type OnBatch = (size: number, ms: number) => void;

/** Retries batches after passing errors. */
export class RetryingLog implements EventLog {
  private readonly log: EventLog;
  private readonly db: Kysely<DatabaseSchema>;
  private readonly isShared: boolean;
  private readonly onBatch: OnBatch;

  /** `isShared` says whether other processes write to the same matches. */
  constructor(log: EventLog, db: Kysely<DatabaseSchema>, isShared: boolean, onBatch: OnBatch) {
    this.log = log;
    this.db = db;
    this.isShared = isShared;
    this.onBatch = onBatch;
  }

  async appendAll(batch: readonly Append[]): Promise<readonly boolean[]> {
    const start = performance.now();
    const written = await (this.isShared ? this.appendSorted(batch) : this.tryAll(batch));
    this.onBatch(batch.length, performance.now() - start);
    return written;
  }

  /** Two processes that write to the same matches take them in the same order, so that neither waits for the other. */
  private async appendSorted(batch: readonly Append[]): Promise<readonly boolean[]> {
    const order = batch.map((_, index) => index).sort((a, b) => compare(batch[a], batch[b]) || a - b);
    const written = await this.tryAll(order.flatMap((index) => batch[index] ?? []));
    const result = batch.map(() => false);
    order.forEach((index, place) => {
      result[index] = written[place] === true;
    });
    return result;
  }

  private async tryAll(sorted: readonly Append[]): Promise<readonly boolean[]> {
    for (let tries = 1; ; tries++) {
      try {
        const written = await this.log.appendAll(sorted);
        return tries === 1 ? written : await this.recognise(sorted, written);
      } catch (error) {
        if (tries >= MOST_TRIES || !isPassing(error)) throw error;
        await wait(FIRST_WAIT_MS * 2 ** (tries - 1) * (1 + Math.random()));
      }
    }
  }

  /** A connection can break after the commit. Then the place is taken by our own entry. */
  private async recognise(sorted: readonly Append[], written: readonly boolean[]): Promise<readonly boolean[]> {
    const seen = new Set<string>();
    const result: boolean[] = [];
    for (const [index, { match, version, data }] of sorted.entries()) {
      const place = `${match} ${version}`;
      const isFirst = !seen.has(place);
      seen.add(place);
      result.push(written[index] === true || (isFirst && (await this.holds(match, version, data))));
    }
    return result;
  }

  private async holds(match: string, version: number, data: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('events')
      .select('data')
      .where('match_id', '=', match)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.data === data;
  }
}

function compare(a: Append | undefined, b: Append | undefined): number {
  if (a === undefined || b === undefined || a.match === b.match) return 0;
  return a.match < b.match ? -1 : 1;
}

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return PASSING.has(error.code);
  return BROKEN.test(error.message);
}
