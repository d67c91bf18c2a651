import type { MatchEvent, MatchState, ServerMessage } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import type { Matches } from '../match/matches.ts';
import { summaryOf, userOf } from '../match/summary.ts';
import type { Connection } from './connection.ts';

/** Changes of the lobby and of who is there are gathered for so long. */
const GATHER_MS = 250;

/** Who is connected, and who hears of what. */
export class Hub {
  private readonly matches: Matches;
  private readonly connections = new Set<Connection>();
  private readonly byUser = new Map<string, Set<Connection>>();
  private readonly byMatch = new Map<string, Set<Connection>>();
  /** Those of the open matches whose players are to be shown. */
  private readonly seats = new Map<string, ReadonlyMap<string, Side>>();
  private readonly stirred = new Set<string>();
  private isLobbyStale = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(matches: Matches) {
    this.matches = matches;
  }

  get size(): number {
    return this.connections.size;
  }

  all(): readonly Connection[] {
    return [...this.connections];
  }

  countOf(user: string): number {
    return this.byUser.get(user)?.size ?? 0;
  }

  isWatched(match: string): boolean {
    return this.byMatch.has(match);
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    addTo(this.byUser, connection.user.id, connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    removeFrom(this.byUser, connection.user.id, connection);
    for (const match of connection.watched) this.drop(connection, match);
    connection.watched.clear();
  }

  watch(connection: Connection, state: MatchState): void {
    // It may have gone while what it wanted to see was read.
    if (!this.connections.has(connection)) return;
    const { id } = state.info;
    connection.watched.add(id);
    addTo(this.byMatch, id, connection);
    this.seats.set(id, sidesOf(state));
    this.stir(id);
  }

  unwatch(connection: Connection, match: string): void {
    if (connection.watched.delete(match)) this.drop(connection, match);
  }

  /** Tells an entry that has been written. */
  tell(state: MatchState, event: MatchEvent): void {
    const { id, terms } = state.info;
    const watchers = this.byMatch.get(id);
    if (watchers !== undefined) {
      const text = JSON.stringify({ t: 'events', match: id, events: [event] } satisfies ServerMessage);
      for (const connection of watchers) connection.sendText(text);
    }
    if (event.kind === 'seated') {
      this.seats.set(id, sidesOf(state));
      this.stir(id);
    }
    if (terms.visibility === 'public' && (event.kind === 'seated' || event.kind === 'ended')) this.stirLobby();
    this.tellTurn(id, summaryOf(state, event.at).turn_user, state);
  }

  /** Tells a user's other pages whose turn it is in a match. */
  tellTurn(match: string, user: string | null, state?: MatchState): void {
    const opponents = state === undefined ? [] : [userOf(state.seats[1]), userOf(state.seats[2])];
    for (const one of new Set([user, ...opponents])) {
      for (const connection of (one === null ? undefined : this.byUser.get(one)) ?? []) {
        if (!connection.watched.has(match)) connection.send({ t: 'turn', match, isYours: one === user });
      }
    }
  }

  stirLobby(): void {
    this.isLobbyStale = true;
    this.gather();
  }

  async sendLobby(connections: Iterable<Connection>): Promise<void> {
    const open = [...(await this.matches.lobby())];
    const text = JSON.stringify({ t: 'lobby', open } satisfies ServerMessage);
    for (const connection of connections) connection.sendText(text);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private drop(connection: Connection, match: string): void {
    removeFrom(this.byMatch, match, connection);
    if (this.byMatch.has(match)) this.stir(match);
    else this.seats.delete(match);
  }

  private stir(match: string): void {
    this.stirred.add(match);
    this.gather();
  }

  private gather(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.sendGathered();
    }, GATHER_MS);
  }

  private sendGathered(): void {
    for (const match of this.stirred) this.sendPresence(match);
    this.stirred.clear();
    if (!this.isLobbyStale) return;
    this.isLobbyStale = false;
    const wanted = this.all().filter(({ wantsLobby }) => wantsLobby);
    if (wanted.length > 0) void this.sendLobby(wanted).catch(() => this.stirLobby());
  }

  private sendPresence(match: string): void {
    const watchers = this.byMatch.get(match);
    const sides = this.seats.get(match);
    if (watchers === undefined || sides === undefined) return;
    const here = new Set<Side>();
    let lookingOn = 0;
    for (const { user } of watchers) {
      const side = sides.get(user.id);
      if (side === undefined) lookingOn++;
      else here.add(side);
    }
    const message: ServerMessage = { t: 'presence', match, here: [...here].toSorted(), watchers: lookingOn };
    const text = JSON.stringify(message);
    for (const connection of watchers) connection.sendText(text);
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
