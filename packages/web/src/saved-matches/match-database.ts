import type { ReviewSummary } from '@tabuleiro/engine';
import type { BySide, GameId } from '@tabuleiro/games';
import type { PlayedLine } from '../routes/match-address.ts';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { type KeyValueStorage, noteUnfinished } from './local-records.ts';
import {
  isLine,
  isSavedMatch,
  listed,
  type MatchKey,
  type MatchLibrary,
  matchId,
  mergeSaved,
  type SavedMatch,
} from './saved-match.ts';

const NAME = 'tabuleiro';
const VERSION = 1;
const MATCHES = 'matches';
const BY_GAME = 'byGame';
const BY_DRAFT = 'byDraft';
const CHANNEL = 'tabuleiro.saved-matches';
/** From this many matches on it would be a loss if the browser cleared them away. */
const WORTH_KEEPING = 3;
const ASKED_SETTING = 'asked-to-persist';

/** All matches in IndexedDB. Every change is one transaction; the other windows hear of it. */
export class MatchDatabase implements MatchLibrary {
  readonly isLasting = true;
  private readonly factory: IDBFactory;
  private readonly storage: KeyValueStorage;
  private connection: Promise<IDBDatabase>;
  /** Matches for which there was no room. */
  private readonly unsaved = new Map<string, SavedMatch>();
  private readonly listeners = new Set<(matches: readonly MatchKey[]) => void>();
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  constructor(factory: IDBFactory, storage: KeyValueStorage) {
    this.factory = factory;
    this.storage = storage;
    this.connection = this.connect();
    this.channel?.addEventListener('message', ({ data }: MessageEvent<readonly MatchKey[]>) => this.tell(data));
  }

  /** Resolves when the database is open; rejects if the browser refuses it. */
  async open(): Promise<this> {
    await this.connection;
    return this;
  }

  async close(): Promise<void> {
    this.channel?.close();
    (await this.connection).close();
  }

  async find(key: MatchKey): Promise<SavedMatch | null> {
    const id = matchId(key);
    return this.unsaved.get(id) ?? this.transact('readonly', async (store) => findIn(store, id));
  }

  async latest(game: GameId): Promise<SavedMatch | null> {
    const stored = await this.transact('readonly', async (store) => {
      const ofGame = IDBKeyRange.bound([game, 0], [game, Number.MAX_VALUE]);
      const cursor = await resultOf(store.index(BY_GAME).openCursor(ofGame, 'prev'));
      const match: unknown = cursor?.value;
      return isSavedMatch(match) ? match : null;
    });
    const unsaved = [...this.unsaved.values()].filter((match) => match.game === game);
    return unsaved.reduce((last, one) => (last === null || one.changedAt > last.changedAt ? one : last), stored);
  }

  async list(): Promise<readonly SavedMatch[]> {
    const values: unknown[] = await this.transact('readonly', async (store) => resultOf(store.getAll()));
    const stored = values.filter(isSavedMatch);
    return listed([...stored.filter(({ id }) => !this.unsaved.has(id)), ...this.unsaved.values()]);
  }

  async save(match: SavedMatch): Promise<boolean> {
    return this.write([match], async (store) => {
      const merged = mergeSaved(match, await findIn(store, match.id));
      if (merged === null) return [];
      const drafts: unknown[] = await resultOf(store.index(BY_DRAFT).getAll(match.game));
      const replaced = drafts.filter(isSavedMatch).filter(({ id }) => id !== match.id);
      for (const { id } of replaced) store.delete(id);
      store.put(merged);
      noteUnfinished(this.storage, [merged], replaced);
      if (merged.outcome !== null) void this.askToPersist(await resultOf(store.count()));
      return [merged, ...replaced];
    });
  }

  async add(matches: readonly SavedMatch[]): Promise<boolean> {
    return this.write(matches, async (store) => {
      for (const match of matches) store.put(match);
      noteUnfinished(this.storage, matches);
      return matches;
    });
  }

  async remove(matches: readonly MatchKey[]): Promise<void> {
    for (const match of matches) this.unsaved.delete(matchId(match));
    await this.transact('readwrite', async (store) => {
      for (const match of matches) store.delete(matchId(match));
    });
    noteUnfinished(this.storage, [], matches);
    this.announce(matches);
  }

  async clear(): Promise<void> {
    const matches = await this.list();
    this.unsaved.clear();
    await this.transact('readwrite', async (store) => void store.clear());
    this.announce(matches);
  }

  async review(line: PlayedLine, review: BySide<ReviewSummary>): Promise<void> {
    const ids = (await this.list()).filter((match) => isLine(match, line)).map(({ id }) => id);
    const changed = await this.transact('readwrite', async (store) => {
      const matches = await Promise.all(ids.map(async (id) => findIn(store, id)));
      // A match may have gone on meanwhile.
      const same = matches.filter((match) => match !== null).filter((match) => isLine(match, line));
      for (const match of same) store.put({ ...match, review });
      return same;
    });
    this.announce(changed);
  }

  onChange(changed: (matches: readonly MatchKey[]) => void): () => void {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  }

  /** Writes matches; without room they stay in memory. `act` returns what it changed. */
  private async write(
    matches: readonly SavedMatch[],
    act: (store: IDBObjectStore) => Promise<readonly SavedMatch[]>,
  ): Promise<boolean> {
    try {
      const changed = await this.transact('readwrite', act);
      for (const { id } of matches) this.unsaved.delete(id);
      this.announce(changed);
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      for (const match of matches) this.unsaved.set(match.id, match);
      this.tell(matches);
      return false;
    }
  }

  private async transact<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = await this.begin(mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the transaction was aborted')),
      );
    });
    try {
      const result = await act(transaction.objectStore(MATCHES));
      // Without waiting for the page, which may be going away.
      transaction.commit();
      await done;
      return result;
    } catch (error) {
      await done.catch(() => undefined);
      throw transaction.error ?? error;
    }
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.connection).transaction(MATCHES, mode);
    } catch {
      // The browser closed the database, as when it is short of memory.
      this.connection = this.connect();
      return (await this.connection).transaction(MATCHES, mode);
    }
  }

  private async connect(): Promise<IDBDatabase> {
    const request = this.factory.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(MATCHES, { keyPath: 'id' });
      store.createIndex(BY_GAME, ['game', 'changedAt']);
      // Matches that are no drafts have null there, which no index takes.
      store.createIndex(BY_DRAFT, 'draftOf');
    });
    const database = await resultOf(request);
    // A later version of the page wants to change the database.
    database.addEventListener('versionchange', () => database.close());
    return database;
  }

  private announce(matches: readonly MatchKey[]): void {
    if (matches.length === 0) return;
    const keys = matches.map(({ game, seed }) => ({ game, seed }));
    this.channel?.postMessage(keys);
    this.tell(keys);
  }

  private tell(matches: readonly MatchKey[]): void {
    for (const changed of this.listeners) changed(matches);
  }

  /** Once, after some matches: some browsers ask the person. */
  private async askToPersist(count: number): Promise<void> {
    if (count < WORTH_KEEPING || readSetting(ASKED_SETTING) !== null || !('storage' in navigator)) return;
    saveSetting(ASKED_SETTING, 'yes');
    await navigator.storage.persist().catch(() => false);
  }
}

async function findIn(store: IDBObjectStore, id: string): Promise<SavedMatch | null> {
  const match: unknown = await resultOf(store.get(id));
  return isSavedMatch(match) ? match : null;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

/** Whether there was no room left. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
