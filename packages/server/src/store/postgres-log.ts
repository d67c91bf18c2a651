import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Announcement } from './announcements.ts';
import type { Append, EventLog, MatchSummary } from './event-log.ts';
import type { DatabaseSchema } from './tables.ts';

/** What differs when several processes write the log. */
export interface PostgresLogHooks {
  /** Tells other processes that matches have new entries, once they are committed. */
  announce(written: readonly Announcement[]): void;
  /** Locks these names until the end of the transaction. */
  lockNames(transaction: Transaction<DatabaseSchema>, names: readonly string[]): Promise<void>;
}

/** The log in PostgreSQL: a batch of any size takes two statements. */
export class PostgresLog implements EventLog {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly together: PostgresLogHooks;

  constructor(db: Kysely<DatabaseSchema>, together: PostgresLogHooks) {
    this.db = db;
    this.together = together;
  }

  async appendAll(batch: readonly Append[]): Promise<readonly boolean[]> {
    const isWritten = await this.commit(batch);
    const written = batch.filter((_, index) => isWritten[index]);
    // PostgreSQL lets one transaction that notifies commit at a time, so this happens after the commit.
    if (written.length > 0) this.together.announce(written);
    return isWritten;
  }

  private commit(batch: readonly Append[]): Promise<readonly boolean[]> {
    return this.db.transaction().execute(async (transaction) => {
      const places = await insertEvents(transaction, batch);
      const isWritten = batch.map(({ match, version }) => places.delete(placeOf(match, version)));
      const written = batch.filter((_, index) => isWritten[index]);
      if (written.length > 0) {
        await updateSummaries(transaction, written);
        const changes = written.flatMap(({ ratingChange }) => ratingChange ?? []);
        const players = new Set(changes.flatMap(({ users }) => users));
        if (players.size > 0) await this.together.lockNames(transaction, [...players].sort());
        for (const { apply } of changes) await apply(transaction);
      }
      return isWritten;
    });
  }
}

function placeOf(match: string, version: number): string {
  return `${match} ${version}`;
}

/** The places in the log that were free and are taken now. */
async function insertEvents(transaction: Transaction<DatabaseSchema>, batch: readonly Append[]): Promise<Set<string>> {
  const rows = batch.map(
    ({ match, version, place, at, data }) =>
      sql`(${match}, ${version}, ${place?.ply ?? null}, ${place?.line ?? null}, ${at}, ${data})`,
  );
  const { rows: inserted } = await sql<{ match_id: string; version: number }>`
    insert into events (match_id, version, ply, line, at, data) values ${sql.join(rows)}
    on conflict do nothing returning match_id, version`.execute(transaction);
  return new Set(inserted.map(({ match_id, version }) => placeOf(match_id, version)));
}

async function updateSummaries(transaction: Transaction<DatabaseSchema>, written: readonly Append[]): Promise<void> {
  // The last entry of each match counts.
  const last = new Map<string, RawBuilder<unknown>>();
  for (const append of written) if (append.summary !== null) last.set(append.match, rowOf(append, append.summary));
  if (last.size === 0) return;
  await sql`
    update matches set
      status = v.column2, user1 = v.column3, user2 = v.column4, turn_user = v.column5, reason = v.column6,
      deadline = v.column7, computer_at = v.column8, version = v.column9, plies = v.column10, winner = v.column11,
      updated_at = v.column12
    from (values ${sql.join([...last.values()])}) as v where matches.id = v.column1`.execute(transaction);
}

/** Without the casts PostgreSQL takes all of them for text. It calls the columns column1, column2, …. */
function rowOf({ match, version, at }: Append, summary: MatchSummary): RawBuilder<unknown> {
  const { status, user1, user2, turn_user, deadline, computer_at, plies, winner, reason } = summary;
  const texts = [match, status, user1, user2, turn_user, reason].map((value) => sql`cast(${value} as text)`);
  const numbers = [deadline, computer_at, version, plies, winner, at].map((value) => sql`cast(${value} as bigint)`);
  return sql`(${sql.join<RawBuilder<unknown>>([...texts, ...numbers])})`;
}
