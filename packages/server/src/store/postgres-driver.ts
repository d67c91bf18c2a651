import { CompiledQuery, type DatabaseConnection, type Driver, type PostgresPoolClient, type QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The connection has this much more time than the database, whose own timeout gives the better error. */
const ON_THE_WAY_MS = 1000;
/** When and how often the database checks a silent client, in seconds. */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };
const WRITING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Connections to PostgreSQL whose statements are answered in time or given up together with the connection. A firewall,
 * or a database that moves to another machine, may drop connections silently: a statement would wait for ever, and all
 * moves of its batch with it.
 */
export class PostgresDriver implements Driver {
  private readonly pool: Pool;
  private readonly longestMs: number;
  private readonly prepared = new WeakSet<PoolClient>();

  constructor(pool: Pool, longestMs: number) {
    this.pool = pool;
    this.longestMs = longestMs;
  }

  async init(): Promise<void> {
    // The pool connects when it is asked to.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.pool.connect();
    const connection = new LimitedConnection(client, this.longestMs + ON_THE_WAY_MS);
    if (this.prepared.has(client)) return connection;
    try {
      await connection.executeQuery(this.settings());
    } catch (error) {
      connection.giveUp();
      throw error;
    }
    this.prepared.add(client);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Gives the connection up if it cannot roll back. The statement that failed has the reason. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      ownOf(connection).giveUp();
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownOf(connection).release();
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }

  /** The database must give up too, or the locks of a dead connection would remain. */
  private settings(): CompiledQuery {
    const values = {
      statement_timeout: this.longestMs,
      idle_in_transaction_session_timeout: this.longestMs,
      ...KEEPALIVE,
    };
    const settings = Object.entries(values).map(([name, value]) => `set_config('${name}', '${value}', false)`);
    return CompiledQuery.raw(`select ${settings.join(', ')}`);
  }
}

/** A client of the pool as it is used here; who gives it back with an error has it closed. */
interface Client extends PostgresPoolClient {
  release(error?: Error): void;
}

class LimitedConnection implements DatabaseConnection {
  private readonly client: Client;
  private readonly longestMs: number;
  private isReleased = false;

  constructor(client: Client, longestMs: number) {
    this.client = client;
    this.longestMs = longestMs;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Without its connection the statement fails at once: "Connection terminated".
    const timer = setTimeout(() => this.giveUp(), this.longestMs);
    try {
      const { command, rowCount, rows } = await this.client.query<Row>(sql, [...parameters]);
      return { rows, ...(WRITING.has(command) && { numAffectedRows: BigInt(rowCount) }) };
    } finally {
      clearTimeout(timer);
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is read bit by bit');
  }

  release(): void {
    this.letGo();
  }

  /** Closes the connection; another one is opened when it is needed. */
  giveUp(): void {
    this.letGo(new Error('given up'));
  }

  private letGo(error?: Error): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(error);
  }
}

function ownOf(connection: DatabaseConnection): LimitedConnection {
  if (connection instanceof LimitedConnection) return connection;
  throw new Error('a connection of another driver');
}
