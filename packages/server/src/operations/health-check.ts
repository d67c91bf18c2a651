import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Heartbeat } from '../match/downtime.ts';
import type { Store } from '../store/store.ts';

const PATIENCE_MS = 2000;

export type HealthStatus = 'ready' | 'closing' | 'no-database';

/** Whether this process is alive, and ready for new clients. */
export class HealthCheck {
  private readonly store: Store;
  private readonly heartbeat: Heartbeat;
  isClosing = false;

  constructor(store: Store, heartbeat: Heartbeat) {
    this.store = store;
    this.heartbeat = heartbeat;
  }

  async check(): Promise<HealthStatus> {
    if (this.isClosing) return 'closing';
    const asked = sql`select 1`.execute(this.store.db).then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([asked, wait(PATIENCE_MS, false, { ref: false })]);
    if (this.isClosing) return 'closing';
    // A database that answers reads but takes no writes (a full disk, a lock) cannot serve players.
    return isThere && this.heartbeat.canCommit ? 'ready' : 'no-database';
  }

  /** False when a restart may help: no commit has succeeded for a minute. */
  get isAlive(): boolean {
    return !this.heartbeat.isLost;
  }
}
