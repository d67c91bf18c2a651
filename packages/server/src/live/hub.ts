import type { MatchEvent, MatchState } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { changesLobby } from '../match/active-matches.ts';
import type { MatchService } from '../match/match-service.ts';
import { turnUserOf, userOf } from '../match/match-summary.ts';
import type { Attendance, RemotePresence } from './cluster.ts';
import { type ClientConnection, serialise } from './connection.ts';
import type { LobbyFeed } from './lobby-feed.ts';

/** Changes of presence within this time are sent together. */
const GATHER_MS = 250;

/** All live connections, and which matches each of them watches. */
export class Hub {
  readonly lobby: LobbyFeed;
  private readonly matches: MatchService;
  private readonly remotePresence: RemotePresence;
  private readonly connections = new Set<ClientConnection>();
  private readonly byUser = new Map<string, Set<ClientConnection>>();
  private readonly byMatch = new Map<string, Set<ClientConnection>>();
  /** The users at the sides of each watched match. */
  private readonly seats = new Map<string, ReadonlyMap<string, Side>>();
  private readonly dirty = new Set<string>();
  private anonymous = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(matches: MatchService, remotePresence: RemotePresence, lobby: LobbyFeed) {
    this.matches = matches;
    this.lobby = lobby;
    this.remotePresence = remotePresence;
    remotePresence.changed = (match) => {
      if (this.byMatch.has(match)) this.markDirty(match);
    };
  }

  get size(): number {
    return this.connections.size;
  }

  /** How many connections are anonymous. */
  get anonymousSize(): number {
    return this.anonymous;
  }

  all(): readonly ClientConnection[] {
    return [...this.connections];
  }

  ofUser(user: string): readonly ClientConnection[] {
    return [...(this.byUser.get(user) ?? [])];
  }

  countOf(user: string): number {
    return this.byUser.get(user)?.size ?? 0;
  }

  isWatched(match: string): boolean {
    return this.byMatch.has(match);
  }

  add(connection: ClientConnection): void {
    this.connections.add(connection);
    if (connection.user === null) this.anonymous++;
    else addTo(this.byUser, connection.user.id, connection);
  }

  remove(connection: ClientConnection): void {
    if (!this.connections.delete(connection)) return;
    this.lobby.unsubscribe(connection);
    if (connection.user === null) this.anonymous--;
    else removeFrom(this.byUser, connection.user.id, connection);
    for (const match of connection.watched) this.drop(connection, match);
    connection.watched.clear();
  }

  watch(connection: ClientConnection, state: MatchState): void {
    // It may have closed while the log was read.
    if (!this.connections.has(connection)) return;
    const { id } = state.info;
    connection.watched.add(id);
    addTo(this.byMatch, id, connection);
    this.seats.set(id, sidesOf(state));
    this.markDirty(id);
  }

  unwatch(connection: ClientConnection, match: string): void {
    if (connection.watched.delete(match)) this.drop(connection, match);
  }

  /** Sends a written entry to everybody who watches the match; `text` is the entry as JSON. */
  broadcast(state: MatchState, event: MatchEvent, text: string): void {
    const { id } = state.info;
    const watchers = this.byMatch.get(id);
    if (watchers !== undefined) {
      const message = Buffer.from(`{"t":"events","match":"${id}","events":[${text}]}`);
      for (const connection of watchers) connection.sendText(message);
    }
    if (event.kind === 'seated') {
      this.seats.set(id, sidesOf(state));
      this.markDirty(id);
    }
    if (changesLobby(state, event)) this.lobby.markDirty(id);
    this.tellTurn(id, turnUserOf(state), [userOf(state.seats[1]), userOf(state.seats[2])]);
  }

  /** Tells the players' other pages whose turn it is in a match. */
  tellTurn(match: string, turnUser: string | null, users: readonly (string | null)[]): void {
    for (const user of users) {
      for (const connection of (user === null ? undefined : this.byUser.get(user)) ?? []) {
        if (!connection.watched.has(match)) connection.send({ t: 'turn', match, isYours: user === turnUser });
      }
    }
  }

  /** Sends all users all of their turns, because changes may have been missed. */
  async sendTurns(): Promise<void> {
    for (const user of this.byUser.keys()) {
      const turns = [...(await this.matches.turnsOf(user))];
      for (const connection of this.byUser.get(user) ?? []) connection.send({ t: 'turns', matches: turns });
    }
  }

  close(): void {
    this.lobby.close();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private drop(connection: ClientConnection, match: string): void {
    removeFrom(this.byMatch, match, connection);
    if (!this.byMatch.has(match)) this.seats.delete(match);
    this.markDirty(match);
  }

  private markDirty(match: string): void {
    this.dirty.add(match);
    this.gather();
  }

  private gather(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.sendGathered();
    }, GATHER_MS);
  }

  private sendGathered(): void {
    const attendance = new Map([...this.dirty].map((match) => [match, this.attendanceOf(match)]));
    this.dirty.clear();
    this.remotePresence.note(attendance);
    for (const [match, own] of attendance) this.sendPresence(match, own);
  }

  private attendanceOf(match: string): Attendance {
    const sides = this.seats.get(match);
    const here = new Set<Side>();
    let watchers = 0;
    for (const { user } of this.byMatch.get(match) ?? []) {
      const side = user === null ? undefined : sides?.get(user.id);
      if (side === undefined) watchers++;
      else here.add(side);
    }
    return { here: [...here].sort((a, b) => a - b), watchers };
  }

  private sendPresence(match: string, own: Attendance): void {
    const { here, watchers } = this.remotePresence.together(match, own);
    const message = serialise({ t: 'presence', match, here: [...here], watchers });
    for (const connection of this.byMatch.get(match) ?? []) connection.sendText(message);
  }
}

function sidesOf({ seats }: MatchState): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  for (const side of [1, 2] as const) {
    const user = userOf(seats[side]);
    if (user !== null) sides.set(user, side);
  }
  return sides;
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}

function removeFrom<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
