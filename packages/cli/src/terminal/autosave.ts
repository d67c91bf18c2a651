import type { MatchSession } from '@tabuleiro/play';
import type { UnfinishedStore } from '../storage/index.ts';

/** Saves matches on disk while they are played. Writes follow each other, so that the last one stands. */
export class Autosave {
  private readonly store: UnfinishedStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: UnfinishedStore) {
    this.store = store;
  }

  /** Saves an unfinished match, from its first move on, also when all of them were taken back; removes a finished one. */
  save(session: MatchSession<string>, id: string): void {
    const { match, allBranches } = session.history;
    if (match.outcome !== null) this.last = this.last.then(() => this.store.removeUnfinished(id));
    else if (match.moves.length > 0 || allBranches.length > 0) {
      const record = session.record();
      this.last = this.last.then(() => this.store.saveUnfinished(id, record));
    }
  }

  /** Waits until everything is written. */
  async settled(): Promise<void> {
    await this.last;
  }
}
