import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const RETRY_MS = 250;
/** A connection can be gone without a word; it is asked now and then. */
const CHECK_MS = 5000;

export interface Hearing {
  readonly channels: readonly string[];
  readonly heard: (channel: string, text: string) => void;
  /** It was deaf for a while: what was said meanwhile has to be asked for. */
  readonly missed: () => void;
}

/** Listens to PostgreSQL on a connection of its own, and opens another one when that breaks. */
export class PostgresListener {
  private readonly address: string;
  private readonly hearing: Hearing;
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(address: string, hearing: Hearing) {
    this.address = address;
    this.hearing = hearing;
  }

  /** Resolves when it listens. */
  async open(): Promise<void> {
    await this.connect();
    this.timer = setInterval(() => this.check(), CHECK_MS);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearInterval(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.address,
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
      keepAlive: true,
    });
    // One break may be told twice, and after we have let go of it.
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.hearing.heard(channel, payload));
    try {
      await client.connect();
      for (const channel of this.hearing.channels) await client.query(`listen ${channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    if (this.isClosed) drop(client);
    else this.client = client;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    drop(client);
    void this.restore();
  }

  private async restore(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.connect();
        if (!this.isClosed) this.hearing.missed();
        return;
      } catch {
        await wait(RETRY_MS);
      }
    }
  }

  private check(): void {
    const { client } = this;
    if (client === null) return;
    const timer = setTimeout(() => this.lose(client), CHECK_MS);
    client.query('select 1').then(
      () => clearTimeout(timer),
      () => {
        clearTimeout(timer);
        this.lose(client);
      },
    );
  }
}

/** Lets go of a connection in whatever state it is. */
function drop(client: Client): void {
  client.end().catch(() => undefined);
}
