import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { rate } from '../ratings/rate.ts';
import type { Append, EventLog } from './event-log.ts';
import type { Tables } from './tables.ts';

const INSERT = `insert into events (match_id, version, ply, line, at, data) values (?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const UPDATE = `update matches set status = ?, user1 = ?, user2 = ?, turn_user = ?, reason = ?, deadline = ?,
  computer_at = ?, version = ?, plies = ?, winner = ?, updated_at = ? where id = ?`;

/**
 * The log in the embedded database, with statements that are prepared once: to make and to read SQL for every group would
 * cost several times what the database itself does.
 */
export class SqliteLog implements EventLog {
  private readonly db: Kysely<Tables>;
  private readonly wrote: (entries: number) => void;
  private readonly insert: Database.Statement;
  private readonly update: Database.Statement;
  private readonly begin: Database.Statement;
  private readonly commit: Database.Statement;
  private readonly rollback: Database.Statement;

  /** `database` is the connection that `db` uses, with all tables in it; `wrote` is called after every group. */
  constructor(db: Kysely<Tables>, database: Database.Database, wrote: (entries: number) => void) {
    this.db = db;
    this.wrote = wrote;
    this.insert = database.prepare(INSERT);
    this.update = database.prepare(UPDATE);
    this.begin = database.prepare('begin immediate');
    this.commit = database.prepare('commit');
    this.rollback = database.prepare('rollback');
  }

  appendAll(batch: readonly Append[]): Promise<readonly boolean[]> {
    // There is one connection: nobody else is in the middle of a transaction while it is ours.
    return this.db.connection().execute(async (connection) => {
      this.begin.run([]);
      try {
        const isWritten = batch.map((append) => this.write(append));
        for (const [index, { match, at, rated }] of batch.entries()) {
          if (rated !== null && isWritten[index] === true) await rate(connection, match, rated, at);
        }
        this.commit.run([]);
        this.wrote(batch.length);
        return isWritten;
      } catch (error) {
        this.rollback.run([]);
        throw error;
      }
    });
  }

  private write({ match, version, place, at, data, summary }: Append): boolean {
    const { changes } = this.insert.run([match, version, place?.ply ?? null, place?.line ?? null, at, data]);
    if (changes === 0) return false;
    if (summary === null) return true;
    const { status, user1, user2, turn_user, reason, deadline, computer_at, plies, winner } = summary;
    this.update.run([
      status,
      user1,
      user2,
      turn_user,
      reason,
      deadline,
      computer_at,
      version,
      plies,
      winner,
      at,
      match,
    ]);
    return true;
  }
}
