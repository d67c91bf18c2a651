import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { assert, unreachable } from '@tabuleiro/games';
import Database from 'libsql';

// The thread that owns a SQLite file. It has one connection for writes and one for reads, so that reads do not wait
// while another program holds the write lock. The main thread sends one write at a time (sqlite-driver.ts).

export type SqlValue = string | number | null;

/** An entry of a match's log: the row to insert and, if the table of matches changes too, the row to update there. */
export interface AppendedRow {
  readonly event: readonly SqlValue[];
  readonly summary: readonly SqlValue[] | null;
}

export type SqliteCommand =
  /** The first one. */
  | { readonly kind: 'open'; readonly options: SqliteThreadOptions }
  | { readonly kind: 'read' | 'write'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** Appends entries, in a transaction of its own unless one is open. */
  | { readonly kind: 'append'; readonly rows: readonly AppendedRow[]; readonly isInTransaction: boolean }
  | { readonly kind: 'rollback' | 'checkpoint' | 'close' };

export interface SqliteRows<Row = unknown> {
  readonly rows: Row[];
  readonly changes: number;
}

export type SqliteReply =
  | { readonly id: number; readonly result: SqliteRows | readonly boolean[] }
  | { readonly id: number; readonly error: { readonly code: string | null; readonly message: string } };

export interface SqliteThreadOptions {
  readonly file: string;
  /** A thread for slow reads and checkpoints changes no data. */
  readonly isReadOnly: boolean;
  /** A write waits this long while another program holds the write lock; then it fails with SQLITE_BUSY. */
  readonly lockTimeoutMs: number;
}

const INSERT = `insert into events (match_id, version, ply, line, at, data) values (?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const UPDATE = `update matches set status = ?, user1 = ?, user2 = ?, turn_user = ?, reason = ?, deadline = ?,
  computer_at = ?, version = ?, plies = ?, winner = ?, updated_at = ? where id = ?`;

const LOCK_POLL_MS = 5;
const OPEN_TIMEOUT_MS = 5000;
const MOST_STATEMENTS = 250;

interface PreparedStatement {
  readonly statement: Database.Statement;
  /** Whether it returns rows. To ask the driver costs as much as a short statement. */
  readonly isReader: boolean;
}

/** A connection that keeps its prepared statements. */
class Connection {
  private readonly file: string;
  private readonly pragmas: string;
  private database: Database.Database;
  private readonly statements = new Map<string, PreparedStatement>();

  constructor(file: string, pragmas: string) {
    this.file = file;
    this.pragmas = pragmas;
    this.database = this.open();
  }

  execute(sql: string, parameters: readonly unknown[] = []): SqliteRows {
    const { statement, isReader } = this.prepare(sql);
    if (isReader) return { rows: statement.all([...parameters]), changes: 0 };
    return { rows: [], changes: statement.run([...parameters]).changes };
  }

  /** After some errors, such as a full disk, SQLite rolls back by itself. */
  rollBack(): void {
    if (this.database.inTransaction) this.execute('rollback');
  }

  /**
   * The driver leaves a statement that met SQLITE_BUSY unfinished until it is executed again or collected, and no
   * transaction can commit before that. Giving up such a statement takes a new connection.
   */
  reopen(): void {
    this.close();
    this.database = this.open();
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }

  private open(): Database.Database {
    const database = new Database(this.file);
    // Another program may hold the file while it is opened; later writes wait in `whenUnlocked`.
    database.exec(`pragma busy_timeout = ${OPEN_TIMEOUT_MS}; ${this.pragmas}; pragma busy_timeout = 0`);
    return database;
  }

  private prepare(sql: string): PreparedStatement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    const oldest = this.statements.size >= MOST_STATEMENTS ? this.statements.keys().next().value : undefined;
    if (oldest !== undefined) this.statements.delete(oldest);
    this.statements.set(sql, prepared);
    return prepared;
  }
}

class SqliteFile {
  private readonly reader: Connection;
  private readonly writer: Connection | null;
  private readonly lockTimeoutMs: number;

  constructor({ file, isReadOnly, lockTimeoutMs }: SqliteThreadOptions) {
    this.lockTimeoutMs = lockTimeoutMs;
    // A commit is on the disk when it returns. The journal is checkpointed by the read-only thread; the writer does it
    // only when the journal has grown to 64 MB (16,000 pages).
    this.writer = isReadOnly
      ? null
      : new Connection(
          file,
          'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 16000',
        );
    this.reader = new Connection(file, 'pragma query_only = on');
  }

  async carryOut(command: Exclude<SqliteCommand, { kind: 'open' }>): Promise<SqliteRows | readonly boolean[]> {
    switch (command.kind) {
      case 'read':
        return this.whenUnlocked(this.reader, () => this.reader.execute(command.sql, command.parameters));
      case 'rollback':
        this.openWriter.rollBack();
        return { rows: [], changes: 0 };
      case 'write':
        return this.whenUnlocked(this.openWriter, () => this.openWriter.execute(command.sql, command.parameters));
      case 'append':
        return this.append(command.rows, command.isInTransaction);
      case 'checkpoint':
        return this.reader.execute('pragma wal_checkpoint(passive)');
      case 'close':
        return this.close();
      default:
        return unreachable(command);
    }
  }

  private async append(rows: readonly AppendedRow[], isInTransaction: boolean): Promise<readonly boolean[]> {
    const writer = this.openWriter;
    if (isInTransaction) return this.insert(writer, rows);
    const [only, ...others] = rows;
    // One move alone is one statement, and needs no transaction around it.
    if (only?.summary === null && others.length === 0) {
      const { changes } = await this.whenUnlocked(writer, () => writer.execute(INSERT, only.event));
      return [changes > 0];
    }
    await this.whenUnlocked(writer, () => writer.execute('begin immediate'));
    try {
      const written = this.insert(writer, rows);
      writer.execute('commit');
      return written;
    } catch (error) {
      writer.rollBack();
      throw error;
    }
  }

  private insert(writer: Connection, rows: readonly AppendedRow[]): readonly boolean[] {
    return rows.map(({ event, summary }) => {
      if (writer.execute(INSERT, event).changes === 0) return false;
      if (summary !== null) writer.execute(UPDATE, summary);
      return true;
    });
  }

  /** Tries again while another program holds a lock, without keeping others waiting. */
  private async whenUnlocked(connection: Connection, work: () => SqliteRows): Promise<SqliteRows> {
    const end = performance.now() + this.lockTimeoutMs;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(codeOf(error) ?? '').startsWith('SQLITE_BUSY')) throw error;
        if (performance.now() > end) {
          connection.reopen();
          throw error;
        }
        await wait(LOCK_POLL_MS);
      }
    }
  }

  private get openWriter(): Connection {
    assert(this.writer !== null, 'this thread only reads');
    return this.writer;
  }

  private close(): SqliteRows {
    this.reader.close();
    try {
      // Everything is in the one file then, for people who copy it.
      this.writer?.execute('pragma wal_checkpoint(truncate)');
    } finally {
      this.writer?.close();
    }
    return { rows: [], changes: 0 };
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
let file: SqliteFile | null = null;

async function carryOut(command: SqliteCommand): Promise<SqliteRows | readonly boolean[]> {
  if (command.kind === 'open') {
    file = new SqliteFile(command.options);
    return [];
  }
  assert(file !== null, 'the file is open');
  return file.carryOut(command);
}

async function answer(id: number, command: SqliteCommand): Promise<SqliteReply> {
  try {
    return { id, result: await carryOut(command) };
  } catch (error) {
    return { id, error: { code: codeOf(error), message: error instanceof Error ? error.message : String(error) } };
  }
}

async function reply(id: number, command: SqliteCommand): Promise<void> {
  port?.postMessage(await answer(id, command));
  if (command.kind === 'close') port?.close();
}

port.on('message', ({ id, command }: { readonly id: number; readonly command: SqliteCommand }) => {
  void reply(id, command);
});
