import { isDeepStrictEqual } from 'node:util';
import type { LobbyEntry } from '@tabuleiro/client';
import { type Rate, RateLimiter } from '../limits/rate-limiter.ts';
import { chooseListed, findLobbyEntries, findOpenMatches, type OpenMatch } from '../match/lobby-query.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import { type ClientConnection, serialise } from './connection.ts';

/** For how long a list that was read for one request answers others. */
const SHARED_MS = 1000;
/** The list is reloaded at this interval, in case an announcement was lost. */
const REREAD_MS = 60_000;
/** With more changes than this the whole list is reloaded. */
const MOST_CHANGES = 200;
/** How fast offers of one host are added to the list. Others are added later. */
const ADDITIONS: Rate = { burst: 10, perSecond: 0.2 };

interface Viewer {
  readonly understandsChanges: boolean;
  /** Whether it has been sent the list, to which changes apply. */
  isReady: boolean;
}

/**
 * Sends the list of open matches to subscribed connections: the whole list first, then changes. The list is in memory
 * only while there are subscribers; after a change only the matches concerned are read.
 */
export class LobbyFeed {
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  private readonly timing: Timing;
  private readonly additions: RateLimiter;
  private readonly viewers = new Map<ClientConnection, Viewer>();
  /** Every open public match, listed or not. */
  private readonly open = new Map<string, OpenMatch>();
  /** The list in its order; null without subscribers. */
  private listed: ReadonlyMap<string, LobbyEntry> | null = null;
  /** Goes up by one with every change of the list. */
  private version = 0;
  /** The list as a message, until it changes. */
  private wholeList: Buffer | null = null;
  /** Matches that may have changed since they were read. */
  private readonly dirty = new Set<string>();
  /** The list that was read last for a request, or is being read; null when it has changed since. */
  private shared: { readonly entries: Promise<readonly LobbyEntry[]>; readonly at: number } | null = null;
  private isStale = true;
  private refreshing: Promise<void> | null = null;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private wholeListTimer: NodeJS.Timeout | null = null;
  private readonly rereadTimer: NodeJS.Timeout;

  constructor(store: Store, now: () => number, failed: (error: unknown) => void, timing: Timing) {
    this.store = store;
    this.failed = failed;
    this.timing = timing;
    this.additions = new RateLimiter(ADDITIONS, now);
    this.rereadTimer = setInterval(() => this.reload(), REREAD_MS);
  }

  /** The open matches that the lobby lists, the newest first. All requests share one list, at most a second old. */
  list(): Promise<readonly LobbyEntry[]> {
    if (this.shared !== null && performance.now() - this.shared.at < SHARED_MS) return this.shared.entries;
    const entries = readList(this.store.slowReads);
    const shared = { entries, at: performance.now() };
    this.shared = shared;
    entries.catch(() => {
      if (this.shared === shared) this.shared = null;
    });
    return entries;
  }

  /** Sends the list to a connection, and its changes from then on. */
  async subscribe(connection: ClientConnection, understandsChanges: boolean): Promise<void> {
    const viewer: Viewer = { understandsChanges, isReady: false };
    this.viewers.set(connection, viewer);
    try {
      if (this.listed === null) await (this.refreshing ?? this.refresh());
    } catch (error) {
      this.unsubscribe(connection);
      throw error;
    }
    // It may have unsubscribed or disconnected.
    if (this.viewers.get(connection) !== viewer) return;
    viewer.isReady = true;
    connection.sendText(this.wholeListText());
  }

  unsubscribe(connection: ClientConnection): void {
    if (this.viewers.delete(connection) && this.viewers.size === 0 && this.refreshing === null) this.forget();
  }

  /** Something has changed in a match that may concern the list. */
  markDirty(match: string): void {
    this.shared = null;
    if (this.listed === null && this.refreshing === null) return;
    this.dirty.add(match);
    this.refreshSoon();
  }

  /** The host of some of these matches has another name. */
  markRenamed(matches: readonly string[]): void {
    this.shared = null;
    for (const match of matches) if (this.open.has(match)) this.markDirty(match);
  }

  /** Reads the whole list again, because changes may have been missed. */
  reload(): void {
    this.shared = null;
    if (this.listed === null && this.refreshing === null) return;
    this.isStale = true;
    this.refreshSoon();
  }

  close(): void {
    clearInterval(this.rereadTimer);
    for (const timer of [this.timer, this.wholeListTimer]) if (timer !== null) clearTimeout(timer);
    this.viewers.clear();
    this.forget();
  }

  private refreshSoon(): void {
    const { lobbyGather, lobbyInterval } = this.timing;
    const waitMs = Math.max(lobbyGather, this.refreshedAt + lobbyInterval - performance.now());
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.refresh().catch(this.failed);
    }, waitMs);
  }

  /** Brings the list up to date, one time after the other. */
  private async refresh(): Promise<void> {
    while (this.refreshing !== null) await this.refreshing.catch(() => undefined);
    if (this.viewers.size === 0 || (this.dirty.size === 0 && !this.isStale)) return;
    this.refreshing = this.read().finally(() => {
      this.refreshing = null;
      this.refreshedAt = performance.now();
      if (this.viewers.size === 0) this.forget();
      else if (this.dirty.size > 0 || this.isStale) this.refreshSoon();
    });
    await this.refreshing;
  }

  private async read(): Promise<void> {
    const dirty = new Set(this.dirty);
    const isWhole = this.isStale || dirty.size > MOST_CHANGES;
    this.dirty.clear();
    this.isStale = false;
    try {
      await this.readOpen(isWhole ? null : dirty);
      const chosen = this.choose();
      const known = isWhole ? new Map<string, LobbyEntry>() : this.listed;
      const unknown = chosen.filter((id) => dirty.has(id) || known?.has(id) !== true);
      const entries = await findLobbyEntries(this.store.db, unknown);
      this.publish(chosen.flatMap((id) => entries.get(id) ?? known?.get(id) ?? []));
    } catch (error) {
      this.isStale = true;
      throw error;
    }
  }

  /** Reads which matches are open: all, or of some whether they still are. */
  private async readOpen(dirty: ReadonlySet<string> | null): Promise<void> {
    const rows = await findOpenMatches(this.store.db, dirty === null ? undefined : [...dirty]);
    if (dirty === null) this.open.clear();
    for (const id of dirty ?? []) this.open.delete(id);
    for (const match of rows) this.open.set(match.id, match);
  }

  /** The ids of the matches to list. Offers above the rate of their host stay dirty until they may be added. */
  private choose(): readonly string[] {
    const { listed } = this;
    const mayBeListed = ({ id, host }: OpenMatch): boolean => {
      if (listed === null || listed.has(id) || this.additions.tryTake(host) === null) return true;
      this.dirty.add(id);
      return false;
    };
    return chooseListed(this.open.values())
      .filter(mayBeListed)
      .map(({ id }) => id);
  }

  private publish(entries: readonly LobbyEntry[]): void {
    const before = this.listed;
    const listed = new Map(entries.map((entry) => [entry.id, entry]));
    this.listed = listed;
    const added = entries.filter((entry) => !isDeepStrictEqual(before?.get(entry.id), entry));
    const removed = [...(before?.keys() ?? [])].filter((id) => !listed.has(id));
    if (added.length === 0 && removed.length === 0) return;
    this.version++;
    this.wholeList = null;
    const changes = serialise({ t: 'lobby-changes', version: this.version, added, removed });
    for (const [connection, { isReady, understandsChanges }] of this.viewers) {
      if (isReady && understandsChanges) connection.sendText(changes);
    }
    if ([...this.viewers.values()].some(({ understandsChanges }) => !understandsChanges)) this.sendWholeListSoon();
  }

  private sendWholeListSoon(): void {
    this.wholeListTimer ??= setTimeout(() => {
      this.wholeListTimer = null;
      if (this.listed === null) return;
      const text = this.wholeListText();
      for (const [connection, { isReady, understandsChanges }] of this.viewers) {
        if (isReady && !understandsChanges) connection.sendText(text);
      }
    }, this.timing.lobbyWholeList);
  }

  private wholeListText(): Buffer {
    this.wholeList ??= serialise({ t: 'lobby', version: this.version, open: [...(this.listed?.values() ?? [])] });
    return this.wholeList;
  }

  /** Drops the list, which is loaded again for the next subscriber. */
  private forget(): void {
    this.open.clear();
    this.listed = null;
    this.wholeList = null;
    this.dirty.clear();
    this.isStale = true;
  }
}

async function readList(db: Store['slowReads']): Promise<readonly LobbyEntry[]> {
  const ids = chooseListed(await findOpenMatches(db)).map(({ id }) => id);
  const entries = await findLobbyEntries(db, ids);
  return ids.flatMap((id) => entries.get(id) ?? []);
}
