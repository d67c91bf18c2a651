import { makePlayer, recordOf } from '@tabuleiro/games';
import type { UnfinishedStore } from '../storage/index.ts';
import type { Session } from './session.ts';

/** The tags of a match that is kept or saved. */
export function tagsOf({ players, seed }: Session): Readonly<Record<string, string>> {
  return { Player1: makePlayer(players[1]), Player2: makePlayer(players[2]), Seed: String(seed) };
}

/** Keeps matches on the disk while they are played. One thing is written after the other, so that the last one stands. */
export class Keeper {
  private readonly store: UnfinishedStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: UnfinishedStore) {
    this.store = store;
  }

  /** Keeps an unfinished match, from its first move on; forgets a finished one. */
  keep(session: Session, id: string): void {
    const { match } = session;
    if (match.outcome !== null) this.last = this.last.then(() => this.store.removeUnfinished(id));
    else if (match.moves.length > 0) {
      const record = recordOf(match, tagsOf(session));
      this.last = this.last.then(() => this.store.saveUnfinished(id, record));
    }
  }

  /** All that was to be written is written. */
  async settled(): Promise<void> {
    await this.last;
  }
}
