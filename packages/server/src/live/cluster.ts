import type { Side } from '@tabuleiro/games';
import type { Users } from '../accounts/users.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import { readRenameBroadcast } from '../store/announcements.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';
import type { Streams } from './streams.ts';

/** Who looks at a match: which of its sides, and how many others. */
export interface Attendance {
  readonly here: readonly Side[];
  readonly watchers: number;
}

const NOBODY: Attendance = { here: [], watchers: 0 };
const ASK = '?';
const BYE = 'bye';
/** A process without a sign of life for this time has died. */
const DEAD_MS = 10_000;
const LOOK_MS = 5000;
/** How many texts are sent in one broadcast. */
const LARGEST_TELLING = 500;

/**
 * The presence of users who are connected to other processes. Each process broadcasts the changes of its own
 * connections, and all of them to a process that asks. They are forgotten when the process leaves or dies.
 */
export class RemotePresence {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  /** By match and by process. */
  private readonly known = new Map<string, Map<string, Attendance>>();
  private readonly nodes = new Set<string>();
  /** What this process has broadcast about each match. */
  private readonly announced = new Map<string, string>();
  /** The processes that were alive at the last look. */
  private alive: ReadonlySet<string> = new Set();
  private timer: NodeJS.Timeout | null = null;
  /** Set by the hub: presence at another process has changed. */
  changed: (match: string) => void = () => undefined;
  /** Set by `listenToCluster`: a process died, perhaps between a commit and its announcement. */
  died: () => void = () => undefined;

  constructor(store: Store, now: () => number, failed: (error: unknown) => void) {
    this.store = store;
    this.now = now;
    this.failed = failed;
  }

  start(): void {
    if (!this.store.isShared) return;
    this.timer = setInterval(() => void this.forgetDead().catch(this.failed), LOOK_MS);
    this.ask();
  }

  async close(): Promise<void> {
    if (this.timer === null) return;
    clearInterval(this.timer);
    await this.store.broadcast([BYE]);
  }

  /** Asks all others; for the beginning, and when some of it may have been missed. */
  ask(): void {
    if (!this.store.isShared) return;
    for (const node of this.nodes) this.forget(node);
    this.announce([ASK]);
  }

  /** Broadcasts the presence here, as far as it has changed. */
  note(own: ReadonlyMap<string, Attendance>): void {
    if (!this.store.isShared) return;
    const news: string[] = [];
    for (const [match, { here, watchers }] of own) {
      const text = `${match} ${here.join('') || '-'} ${watchers}`;
      const isEmpty = here.length === 0 && watchers === 0;
      if ((this.announced.get(match) ?? (isEmpty ? text : '')) === text) continue;
      if (isEmpty) this.announced.delete(match);
      else this.announced.set(match, text);
      news.push(text);
    }
    this.announce(news);
  }

  /** Everyone connected, here or to another process. */
  together(match: string, own: Attendance): Attendance {
    const all = [own, ...(this.known.get(match)?.values() ?? [])];
    const here = new Set(all.flatMap((one) => one.here));
    return { here: [...here].sort((a, b) => a - b), watchers: all.reduce((sum, { watchers }) => sum + watchers, 0) };
  }

  receive(node: string, [match = '', here = '', watchers = '']: readonly string[]): void {
    if (match === ASK) return this.announce([...this.announced.values()]);
    if (match === BYE) return this.forget(node);
    const sides = ([1, 2] as const).filter((side) => here.includes(String(side)));
    this.nodes.add(node);
    this.keep(match, node, { here: sides, watchers: Number(watchers) });
  }

  private keep(match: string, node: string, attendance: Attendance): void {
    const byNode = this.known.get(match) ?? new Map<string, Attendance>();
    if (attendance.here.length === 0 && attendance.watchers === 0) byNode.delete(node);
    else byNode.set(node, attendance);
    if (byNode.size === 0) this.known.delete(match);
    else this.known.set(match, byNode);
    this.changed(match);
  }

  private forget(node: string): void {
    if (!this.nodes.delete(node)) return;
    for (const [match, byNode] of this.known) if (byNode.has(node)) this.keep(match, node, NOBODY);
  }

  private async forgetDead(): Promise<void> {
    const rows = await this.store.db
      .selectFrom('nodes')
      .select('id')
      .where('alive_at', '>', this.now() - DEAD_MS)
      .execute();
    const alive = new Set(rows.map(({ id }) => id));
    for (const node of this.nodes) if (!alive.has(node)) this.forget(node);
    const hasDied = [...this.alive].some((node) => !alive.has(node));
    this.alive = alive;
    if (hasDied) this.died();
  }

  private announce(texts: readonly string[]): void {
    for (let from = 0; from < texts.length; from += LARGEST_TELLING) {
      this.store.broadcast(texts.slice(from, from + LARGEST_TELLING)).catch(this.failed);
    }
  }
}

export interface ClusterListenerParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly users: Users;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly remotePresence: RemotePresence;
  readonly failed: (error: unknown) => void;
}

/** Passes on what other processes write and broadcast, so that it does not matter to which process a client is connected. */
export async function listenToCluster(parts: ClusterListenerParts): Promise<void> {
  const { store, activeMatches, hub, streams, remotePresence, failed } = parts;
  const catchUp = (): void => {
    activeMatches.refreshAll().catch(failed);
    hub.lobby.reload();
    hub.sendTurns().catch(failed);
  };
  remotePresence.died = catchUp;
  await store.listen({
    onEntry: ({ match, version, users, turnUser, changesLobby }) => {
      // A match that is open here reads its new entries and tells its listeners.
      if (activeMatches.has(match)) activeMatches.refresh(match, version).catch(failed);
      else hub.tellTurn(match, turnUser, users);
      streams.ofUsers.onTurn(match, turnUser).catch(failed);
      if (changesLobby) hub.lobby.markDirty(match);
    },
    onBroadcast: (node, words) => {
      const renamed = readRenameBroadcast(words);
      if (renamed === null) return remotePresence.receive(node, words);
      parts.users.forgetAll();
      hub.lobby.markRenamed(renamed);
      for (const match of renamed) activeMatches.reread(match).catch(failed);
    },
    onMissed: () => {
      catchUp();
      remotePresence.ask();
    },
  });
  remotePresence.start();
}
