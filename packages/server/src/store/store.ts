import { hostname } from 'node:os';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../secrets.ts';
import { databaseError } from '../start-errors.ts';
import { isPostgres } from './address.ts';
import type { Announced, Heard } from './announcement.ts';
import { BatchWriter, type OnAppended } from './batch-writer.ts';
import type { Append, EventLog } from './event-log.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { RetryingLog } from './retrying-log.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What is heard of other processes. */
export interface News {
  /** A match has a new entry. */
  readonly heard: (entry: Heard) => void;
  /** Another process says something that is not in the database. */
  readonly told: (node: string, words: readonly string[]) => void;
  /** Something may have been missed. */
  readonly missed: () => void;
}

/** What differs from one database to the other. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Connections for slow reads: they never hold up a write or a quick read. */
  readonly slowReads: Kysely<Tables>;
  /** Does what comes before all else, and may take long. */
  readonly prepare: (work: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;
  /** Keeps other processes from changing the tables while this transaction does. */
  readonly lockForMigration: (db: Kysely<Tables>) => Promise<void>;
  /** The log of this database, once it has its tables. */
  readonly makeLog: () => EventLog;
  /** Tells other processes that matches have new entries, once they are committed. */
  readonly announce: (written: readonly Announced[]) => void;
  /** A transaction of which nothing is lost when this process dies, but its last moments may be when the machine does. */
  readonly lightly: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /** Does something while no other process does the same. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Says something to the other processes that need not last; null when there are none. */
  readonly tell: ((texts: readonly string[]) => Promise<void>) | null;
  /** Calls back when another process may have written to a match; null when nobody else can. */
  readonly listen: ((news: News) => Promise<void>) | null;
  /** A number that changes when another process has written; null where `listen` tells that. */
  readonly outsideVersion: (() => Promise<number>) | null;
  readonly close: () => Promise<void>;
}

/** Who wants to know how writing goes. */
export interface StoreObserver {
  readonly appended: OnAppended;
  readonly wroteBatch: (size: number, ms: number) => void;
}

/** The database, ready for use. */
export class Store {
  readonly db: Kysely<Tables>;
  /** For reads that may take long (archive, export): they never hold up a move. */
  readonly slowReads: Kysely<Tables>;
  private readonly engine: Engine;
  private readonly writer: BatchWriter;
  /** The name of this process among those that serve. */
  readonly node: string;
  private observer: StoreObserver | null = null;

  private constructor(engine: Engine, node: string) {
    this.engine = engine;
    this.node = node;
    this.db = engine.db;
    this.slowReads = engine.slowReads;
    const log = engine.makeLog();
    this.writer = new BatchWriter(
      new RetryingLog(log, engine.db, this.isShared, (size, ms) => this.observer?.wroteBatch(size, ms)),
      (append, isWritten, ms) => this.observer?.appended(append, isWritten, ms),
    );
  }

  /** `address` is that of a PostgreSQL database, or the path of a file for the embedded one. */
  static async open(address: string): Promise<Store> {
    const node = `${hostname().replaceAll(/\s/g, '-')}-${newId(8)}`;
    try {
      return new Store(await openEngine(address, node), node);
    } catch (error) {
      throw databaseError(error, address);
    }
  }

  /** Whether other processes may serve the same matches. */
  get isShared(): boolean {
    return this.engine.listen !== null;
  }

  /** Writes an entry of a match's log: true when it is there for good, false when its place was taken. */
  append(append: Append): Promise<boolean> {
    return this.writer.append(append);
  }

  observe(observer: StoreObserver): void {
    this.observer = observer;
  }

  /** Resolves when the entries that are being written now are written, or could not be. */
  currentBatch(): Promise<void> {
    return this.writer.currentBatch();
  }

  /** Resolves when nothing is left to write. */
  settle(): Promise<void> {
    return this.writer.settle();
  }

  /** Tells other processes of a new match, once it is committed. */
  announce(made: Announced): void {
    this.engine.announce([made]);
  }

  /** Says something to the other processes that need not last. */
  async tell(texts: readonly string[]): Promise<void> {
    if (texts.length > 0) await this.engine.tell?.(texts);
  }

  /** Writes what follows from something else, or will soon be written again, without waiting for the disk. */
  lightly<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.engine.lightly(work);
  }

  /** Does something while no other process does the same. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.engine.exclusively(work);
  }

  /** Calls back when another process may have written to a match. */
  async listen(news: News): Promise<void> {
    await this.engine.listen?.(news);
  }

  /** Changes when another process, for instance the one of an administrator, has written to the embedded database. */
  async outsideVersion(): Promise<number> {
    return (await this.engine.outsideVersion?.()) ?? 0;
  }

  async close(): Promise<void> {
    await this.writer.settle();
    await this.engine.close();
  }
}

async function openEngine(address: string, node: string): Promise<Engine> {
  const engine = isPostgres(address) ? await openPostgres(address, node) : await openSqlite(address);
  try {
    await engine.prepare((db) => migrate(db, engine.lockForMigration));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
