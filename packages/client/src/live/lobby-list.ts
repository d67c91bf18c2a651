import type { LobbyEntry } from '../schemas/index.ts';
import { Observable } from './observable.ts';

/** The list of open matches, put together from the whole list and its changes. */
export class LobbyList {
  /** The newest first; null until the list has come. */
  readonly entries = new Observable<readonly LobbyEntry[] | null>(null);
  /** The version of the list; null while the whole list is awaited and changes cannot be applied. */
  private version: number | null = null;

  /** The whole list has been requested: until it comes, changes are ignored. */
  awaitWhole(): void {
    this.version = null;
  }

  takeWhole(version: number, open: readonly LobbyEntry[]): void {
    this.version = version;
    this.entries.set(open);
  }

  /** False when a change is missing before this one, so that the whole list has to be requested. */
  takeChanges(version: number, added: readonly LobbyEntry[], removed: readonly string[]): boolean {
    if (this.version === null) return true;
    if (version !== this.version + 1) return false;
    this.version = version;
    const replaced = new Set([...removed, ...added.map(({ id }) => id)]);
    const kept = (this.entries.get() ?? []).filter(({ id }) => !replaced.has(id));
    this.entries.set([...kept, ...added].toSorted(byAge));
    return true;
  }
}

/** The newest first, in the order of the server. */
function byAge(one: LobbyEntry, other: LobbyEntry): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
