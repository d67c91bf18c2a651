import type { Kysely } from 'kysely';
import type { Append, EventLog } from './event-log.ts';
import { GroupWriter } from './group-writer.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What is heard of other processes. */
export interface News {
  /** A match has a new entry; if a user is to move now, that user's id. */
  readonly heard: (match: string, version: number, turnUser: string | null) => void;
  /** Something may have been missed. */
  readonly missed: () => void;
}

/** What differs from one database to the other. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Keeps other processes from changing the tables while this transaction does. */
  readonly lockForMigration: (db: Kysely<Tables>) => Promise<void>;
  /** The log of this database, once it has its tables. */
  readonly makeLog: () => EventLog;
  /** Calls back when another process may have written to a match; null when nobody else can. */
  readonly listen: ((news: News) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** The database, ready for use. */
export class Store {
  readonly db: Kysely<Tables>;
  private readonly engine: Engine;
  private readonly writer: GroupWriter;

  private constructor(engine: Engine) {
    this.engine = engine;
    this.db = engine.db;
    this.writer = new GroupWriter(engine.makeLog());
  }

  /** `address` is that of a PostgreSQL database, or the path of a file for the embedded one. */
  static async open(address: string): Promise<Store> {
    const engine = /^postgres(?:ql)?:/.test(address) ? await openPostgres(address) : openSqlite(address);
    await migrate(engine.db, engine.lockForMigration);
    return new Store(engine);
  }

  /** Whether other processes may serve the same matches. */
  get isShared(): boolean {
    return this.engine.listen !== null;
  }

  /** Writes an entry of a match's log: true when it is there for good, false when its place was taken. */
  append(append: Append): Promise<boolean> {
    return this.writer.append(append);
  }

  /** Calls back when another process may have written to a match. */
  async listen(news: News): Promise<void> {
    await this.engine.listen?.(news);
  }

  async close(): Promise<void> {
    await this.writer.settle();
    await this.engine.close();
  }
}
