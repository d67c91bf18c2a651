import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Announce, SqlLog } from './sql-log.ts';
import type { Engine, News } from './store.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'tabuleiro_matches';
/** Any number that no other program on the database is likely to lock. */
const MIGRATION_LOCK = 7_261_540_028;
const CONNECTIONS = 8;
const RETRY_MS = 500;

// Times and counts fit in a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** PostgreSQL: any number of processes may serve the same matches. */
export async function openPostgres(address: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: address, max: CONNECTIONS });
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(address);
  return {
    db,
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    },
    makeLog: () => new SqlLog(db, announce),
    listen: (news) => ear.open(news),
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

const announce: Announce = async (transaction, written) => {
  const rows = written.map(({ match, version, summary }) => sql`(${`${match} ${version} ${summary.turn_user ?? ''}`})`);
  await sql`select pg_notify(${CHANNEL}, v.column1) from (values ${sql.join(rows)}) as v`.execute(transaction);
};

/** Listens on a connection of its own, and opens another one when that breaks. */
class Ear {
  private readonly address: string;
  private client: pg.Client | null = null;
  private isClosed = false;

  constructor(address: string) {
    this.address = address;
  }

  async open(news: News): Promise<void> {
    const client = new pg.Client({ connectionString: this.address });
    this.client = client;
    client.on('notification', ({ payload = '' }) => {
      const [match = '', version = '', turnUser = ''] = payload.split(' ');
      news.heard(match, Number(version), turnUser === '' ? null : turnUser);
    });
    client.on('error', () => this.reopen(news));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  /** Until it listens again, and then whatever was said meanwhile has to be asked for. */
  private reopen(news: News): void {
    if (this.isClosed) return;
    this.client?.removeAllListeners();
    setTimeout(() => {
      this.open(news).then(news.missed, () => this.reopen(news));
    }, RETRY_MS);
  }
}
