import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pulse } from '../match/pulse.ts';
import type { Store } from '../store/store.ts';

const PATIENCE_MS = 2000;

export type State = 'ready' | 'closing' | 'no-database';

/** Whether this process can serve somebody new. */
export class Readiness {
  private readonly store: Store;
  private readonly pulse: Pulse;
  isClosing = false;

  constructor(store: Store, pulse: Pulse) {
    this.store = store;
    this.pulse = pulse;
  }

  async check(): Promise<State> {
    if (this.isClosing) return 'closing';
    const asked = sql`select 1`.execute(this.store.db).then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([asked, wait(PATIENCE_MS, false, { ref: false })]);
    if (this.isClosing) return 'closing';
    // A database that answers and takes nothing, for instance because its disk is full, serves nobody.
    return isThere && this.pulse.isSteady ? 'ready' : 'no-database';
  }
}
