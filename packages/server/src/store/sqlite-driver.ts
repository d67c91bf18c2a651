import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Semaphore } from '../limits/locks.ts';
import type { SqliteRows } from './sqlite-thread.ts';
import type { SqliteWorker } from './sqlite-worker.ts';

/** Kysely's way to a SQLite file in a worker thread. `writes` lets one write or transaction pass at a time. */
export function sqliteDialect(worker: SqliteWorker, writes: Semaphore): Dialect {
  return {
    createDriver: () => new SqliteDriver(worker, writes),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  private readonly worker: SqliteWorker;
  private readonly writes: Semaphore;

  constructor(worker: SqliteWorker, writes: Semaphore) {
    this.worker = worker;
    this.writes = writes;
  }

  async init(): Promise<void> {
    // openSqlite has opened the file.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.worker, this.writes);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ownOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ownOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ownOf(connection).rollBack();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownOf(connection).release();
  }

  async destroy(): Promise<void> {
    // The worker is closed by openSqlite: Kysely calls this only if a query was made.
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly worker: SqliteWorker;
  private readonly writes: Semaphore;
  /** Lets the next write pass; null outside a transaction. */
  private leave: (() => void) | null = null;

  constructor(worker: SqliteWorker, writes: Semaphore) {
    this.worker = worker;
    this.writes = writes;
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);
    if (this.leave !== null) return resultOf(await this.worker.query<Row>('write', sql, parameters));
    if (isRead) return resultOf(await this.worker.query<Row>('read', sql, parameters));
    return resultOf(await this.writes.pass(() => this.worker.query<Row>('write', sql, parameters)));
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported');
  }

  /** Takes the write lock at once: a transaction that reads first fails if another program writes before it does. */
  async begin(): Promise<void> {
    const leave = await this.writes.enter();
    try {
      await this.worker.query('write', 'begin immediate');
    } catch (error) {
      leave();
      throw error;
    }
    this.leave = leave;
  }

  async commit(): Promise<void> {
    await this.worker.query('write', 'commit');
    this.release();
  }

  async rollBack(): Promise<void> {
    try {
      await this.worker.rollBack();
    } finally {
      this.release();
    }
  }

  release(): void {
    this.leave?.();
    this.leave = null;
  }
}

function resultOf<Row>({ rows, changes }: SqliteRows<Row>): QueryResult<Row> {
  return { rows, numAffectedRows: BigInt(changes) };
}

function ownOf(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error('a connection of another driver');
}
