import { hostname } from 'node:os';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../secrets.ts';
import { DEFAULT_TIMING } from '../timing.ts';
import { type Announcement, makeRenameBroadcasts, type ReceivedAnnouncement } from './announcements.ts';
import { BatchWriter, type OnAppended } from './batch-writer.ts';
import { databaseError } from './database-errors.ts';
import type { Append, EventLog } from './event-log.ts';
import { migrate } from './migrations.ts';
import { isPostgres, openPostgres } from './postgres.ts';
import { RetryingLog } from './retrying-log.ts';
import { openSqlite } from './sqlite.ts';
import type { DatabaseSchema } from './tables.ts';

/** Events from other processes. */
export interface ClusterEvents {
  /** A match has a new entry. */
  readonly onEntry: (entry: ReceivedAnnouncement) => void;
  /** A broadcast of another process, which is not in the database. */
  readonly onBroadcast: (node: string, words: readonly string[]) => void;
  /** Something may have been missed. */
  readonly onMissed: () => void;
}

/** What differs between the two databases. */
export interface StoreBackend {
  readonly db: Kysely<DatabaseSchema>;
  /** Connections for slow reads: they never hold up a write or a quick read. */
  readonly slowReads: Kysely<DatabaseSchema>;
  /** Runs work at the start that may take long. */
  readonly prepare: (work: (db: Kysely<DatabaseSchema>) => Promise<void>) => Promise<void>;
  /** Keeps other processes from changing the tables while this transaction does. */
  readonly lockForMigration: (db: Kysely<DatabaseSchema>) => Promise<void>;
  /** The log of this database, once it has its tables. */
  readonly makeLog: () => EventLog;
  /** Tells other processes that matches have new entries, once they are committed. */
  readonly announce: (written: readonly Announcement[]) => void;
  /** A transaction that survives a crash of this process, but perhaps not of the machine. */
  readonly withoutFlush: <Result>(
    work: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
  ) => Promise<Result>;
  /** Does something while no other process does the same. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sends texts to the other processes without storing them; null if there are none. */
  readonly broadcast: ((texts: readonly string[]) => Promise<void>) | null;
  /** Calls back for events of other processes; null if there are none. */
  readonly listen: ((news: ClusterEvents) => Promise<void>) | null;
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
  readonly db: Kysely<DatabaseSchema>;
  /** For reads that may take long (archive, export): they never hold up a move. */
  readonly slowReads: Kysely<DatabaseSchema>;
  private readonly engine: StoreBackend;
  private readonly writer: BatchWriter;
  /** The name of this process among all processes of the database. */
  readonly node: string;
  private observer: StoreObserver | null = null;

  private constructor(engine: StoreBackend, node: string) {
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

  /**
   * `address` is that of a PostgreSQL database, or the path of a file for the embedded one. A statement that PostgreSQL does
   * not answer within `statementMs` is given up.
   */
  static async open(address: string, statementMs = DEFAULT_TIMING.databaseStatement): Promise<Store> {
    const node = `${hostname().replaceAll(/\s/g, '-')}-${newId(8)}`;
    try {
      return new Store(await openBackend(address, node, statementMs), node);
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
  announce(made: Announcement): void {
    this.engine.announce([made]);
  }

  /** Sends texts to the other processes without storing them. */
  async broadcast(texts: readonly string[]): Promise<void> {
    if (texts.length > 0) await this.engine.broadcast?.(texts);
  }

  /** Tells the other processes that a user has another name, or is gone, and in which matches. */
  async broadcastRename(matches: readonly string[]): Promise<void> {
    await this.broadcast(makeRenameBroadcasts(matches));
  }

  /** Runs a transaction without waiting for the disk, for data that can be computed again or is soon written again. */
  withoutFlush<Result>(work: (transaction: Transaction<DatabaseSchema>) => Promise<Result>): Promise<Result> {
    return this.engine.withoutFlush(work);
  }

  /** Does something while no other process does the same. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.engine.exclusively(work);
  }

  /** Calls back when another process may have written to a match. */
  async listen(news: ClusterEvents): Promise<void> {
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

async function openBackend(address: string, node: string, statementMs: number): Promise<StoreBackend> {
  const engine = isPostgres(address) ? await openPostgres(address, node, statementMs) : await openSqlite(address);
  try {
    await engine.prepare((db) => migrate(db, engine.lockForMigration));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
