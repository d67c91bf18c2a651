import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AppendedRow, SqliteCommand, SqliteReply, SqliteRows, SqliteThreadOptions } from './sqlite-thread.ts';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/store/sqlite-thread.js', import.meta.url);

/** The rows that a thread reads are garbage as soon as they are sent; it need not pile up. */
const YOUNG_MB = 8;

/** An error of SQLite; `code` is one of SQLITE_…. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Methods, so that each command may expect its own type of result. */
interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A SQLite file that a worker thread owns: nothing here blocks the event loop. */
export class SqliteWorker {
  private readonly worker = new Worker(THREAD, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private failure: Error | null = null;
  private isClosing = false;

  private constructor() {
    this.worker.on('message', (reply: SqliteReply) => this.settle(reply));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => {
      this.fail(new Error('the database is closed'));
      // Without its database the process is useless; its supervisor restarts it.
      if (!this.isClosing) throw new Error('the database thread ended unexpectedly');
    });
  }

  static async open(options: SqliteThreadOptions): Promise<SqliteWorker> {
    const worker = new SqliteWorker();
    try {
      await worker.ask({ kind: 'open', options });
    } catch (error) {
      worker.isClosing = true;
      await worker.worker.terminate();
      throw error;
    }
    return worker;
  }

  query<Row>(kind: 'read' | 'write', sql: string, parameters: readonly unknown[] = []): Promise<SqliteRows<Row>> {
    return this.ask({ kind, sql, parameters });
  }

  /** Resolves to whether each row was written: a place in a log is taken once. */
  append(rows: readonly AppendedRow[], isInTransaction: boolean): Promise<readonly boolean[]> {
    return this.ask({ kind: 'append', rows, isInTransaction });
  }

  async rollBack(): Promise<void> {
    await this.ask({ kind: 'rollback' });
  }

  async checkpoint(): Promise<void> {
    await this.ask({ kind: 'checkpoint' });
  }

  async close(): Promise<void> {
    if (this.failure !== null) return;
    this.isClosing = true;
    await Promise.all([this.ask({ kind: 'close' }), once(this.worker, 'exit')]);
  }

  private ask<Result>(command: SqliteCommand): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.failure !== null) return reject(this.failure);
      const id = ++this.lastId;
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ id, command }, []);
    });
  }

  private settle(reply: SqliteReply): void {
    const pending = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if ('result' in reply) pending?.resolve(reply.result);
    else pending?.reject(errorOf(reply.error));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const pending of this.pending.values()) pending.reject(this.failure);
    this.pending.clear();
  }
}

function errorOf({ code, message }: { readonly code: string | null; readonly message: string }): Error {
  return code === null ? new Error(message) : new SqliteError(code, message);
}
