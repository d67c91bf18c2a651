import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const RETRY_MS = 250;

export interface Hearing {
  readonly channels: readonly string[];
  readonly received: (channel: string, text: string) => void;
  /** Notifications may have been missed. */
  readonly missed: () => void;
}

/** Listens to PostgreSQL on a connection of its own, and opens another one when that breaks. */
export class PostgresListener {
  private readonly address: string;
  private readonly checkMs: number;
  private readonly hearing: Hearing;
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  /** `checkMs`: how often the connection is checked, which may be lost without a word, and how long an answer may take. */
  constructor(address: string, checkMs: number, hearing: Hearing) {
    this.address = address;
    this.checkMs = checkMs;
    this.hearing = hearing;
  }

  /** Resolves when it listens. */
  async open(): Promise<void> {
    await this.connect();
    this.timer = setInterval(() => this.check(), this.checkMs);
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
      connectionTimeoutMillis: this.checkMs,
      query_timeout: this.checkMs,
      keepAlive: true,
    });
    // A break may be reported twice, and after the client was dropped.
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.hearing.received(channel, payload));
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
    const timer = setTimeout(() => this.lose(client), this.checkMs);
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
