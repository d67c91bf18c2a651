import type { Side } from '@tabuleiro/games';
import { isRunning } from '../match-state.ts';
import { refusalBody } from '../refusals.ts';
import type { LobbyEntry, RefusalBody, ServerMessage } from '../schemas/index.ts';
import { LiveMatch, type MatchView } from './live-match.ts';
import { Observable, type Watchable } from './observable.ts';
import { isInLog, type PendingRequest, sideOfUser } from './pending-requests.ts';
import { type LiveStatus, ReconnectingSocket, type ReconnectingSocketOptions } from './reconnecting-socket.ts';

/** A request that was too fast is repeated after this time, unless the server names another one. */
const AGAIN_MS = 1500;

/**
 * The live connection of a page or program. It reconnects by itself, continues to watch each match from the last known entry,
 * and sends unanswered moves and acts again.
 */
export class LiveConnection {
  private readonly socket: ReconnectingSocket;
  private readonly matches = new Map<string, LiveMatch>();
  /** Unanswered moves and acts, the oldest first. */
  private readonly pending = new Set<PendingRequest>();
  /** Matches whose missing entries were requested but have not arrived. */
  private readonly resyncing = new Set<string>();
  private readonly retryTimers = new Set<ReturnType<typeof setTimeout>>();
  private readonly open = new LobbyList();
  private readonly mine = new Observable<ReadonlySet<string>>(new Set());

  constructor(options: ReconnectingSocketOptions) {
    this.socket = new ReconnectingSocket(options, {
      opened: () => this.opened(),
      received: (message) => this.receive(message),
    });
  }

  /** Connects; a pending retry happens at once. */
  connect(): void {
    this.socket.connect();
  }

  /** Reconnects with the session of the cookie or token after an anonymous connection. Watched matches stay watched. */
  signIn(): void {
    this.socket.signIn();
  }

  /** Closes for good and refuses what is unanswered. */
  close(): void {
    this.socket.close();
    for (const timer of this.retryTimers) clearTimeout(timer);
    for (const request of this.pending) request.settle(refusalBody('unreachable'));
    this.pending.clear();
  }

  get status(): Watchable<LiveStatus> {
    return this.socket.status;
  }

  /** The matches in which it is the user's turn. */
  get turns(): Watchable<ReadonlySet<string>> {
    return this.mine;
  }

  /** The open matches; null until they are known. The server sends them while there is a subscriber. */
  readonly lobby: Watchable<readonly LobbyEntry[] | null> = {
    get: () => this.open.entries.get(),
    subscribe: (listener) => {
      const isFirst = !this.isLobbyWatched;
      const end = this.open.entries.subscribe(listener);
      if (isFirst) this.askLobby();
      return () => {
        end();
        if (!this.isLobbyWatched) this.askLobby();
      };
    },
  };

  /** The time on the server, for clocks: `clocksAt(state, live.serverNow())`. */
  serverNow(): number {
    return this.socket.clock.serverNow();
  }

  /** The round-trip time of a message and its reply; null while unknown. */
  get roundTripMs(): number | null {
    return this.socket.clock.roundTripMs;
  }

  /** Watches a match. Each caller calls `leave` once. */
  watch(id: string): LiveMatch {
    const match = this.matches.get(id) ?? this.begin(id);
    match.holders++;
    return match;
  }

  private begin(id: string): LiveMatch {
    const match: LiveMatch = new LiveMatch(id, {
      side: (view) => this.sideIn(view),
      request: (request) => {
        this.pending.add(request);
        // While missing entries are on their way, requests wait for them.
        if (!this.resyncing.has(id)) this.send(request);
      },
      resync: (isGap) => this.resync(match, isGap),
      changed: () => this.noteTurn(match),
      release: () => this.release(match),
    });
    this.matches.set(id, match);
    this.resync(match, false);
    return match;
  }

  private release(match: LiveMatch): void {
    match.holders--;
    if (match.holders > 0 || this.matches.get(match.id) !== match) return;
    this.matches.delete(match.id);
    this.resyncing.delete(match.id);
    this.socket.ask({ t: 'leave', match: match.id }, () => undefined);
  }

  private opened(): void {
    this.resyncing.clear();
    for (const match of this.matches.values()) this.resync(match, false);
    if (this.isLobbyWatched) this.askLobby();
    for (const request of this.pending) if (!this.matches.has(request.match)) this.send(request);
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'snapshot':
        return this.matches.get(message.match)?.takeSnapshot(message.info, message.events);
      case 'events':
        return this.matches.get(message.match)?.takeEvents(message.events);
      case 'presence':
        return this.matches.get(message.match)?.takePresence(message.here.filter(isSide), message.watchers);
      case 'lobby':
        return this.open.takeWhole(message.version, message.open);
      case 'lobby-changes':
        if (!this.open.takeChanges(message.version, message.added, message.removed)) this.askLobby();
        return;
      case 'turns':
        this.mine.set(new Set(message.matches));
        for (const match of this.matches.values()) this.noteTurn(match);
        return;
      case 'turn':
        return this.setTurn(message.match, message.isYours);
      case 'welcome':
      case 'done':
      case 'refused':
      case 'pong':
      case 'bye':
      default:
      // Handled by ReconnectingSocket.
    }
  }

  /** Requests the missing entries of a match, then sends what is pending in it. */
  private resync(match: LiveMatch, isGap: boolean): void {
    const { id } = match;
    if (!this.socket.isOpen || this.resyncing.has(id)) return;
    this.resyncing.add(id);
    const version = isGap ? undefined : match.get().state?.version;
    this.socket.ask({ t: 'watch', match: id, ...(version !== undefined && { version }) }, (refusal) => {
      this.resyncing.delete(id);
      if (refusal === null) {
        match.resynced();
        return this.sendPendingOf(match);
      }
      if (refusal.code === 'too-fast') this.later(refusal, () => this.resync(match, isGap));
      else match.refuse(refusal);
    });
  }

  private sendPendingOf(match: LiveMatch): void {
    for (const request of this.pending) {
      if (request.match !== match.id) continue;
      if (isInLog(request, match.side, match.get().events)) this.settle(request, null);
      else this.send(request);
    }
  }

  private send(request: PendingRequest): void {
    this.socket.ask({ ...request.what, match: request.match }, (refusal) => {
      // No limit keeps a user from moving: the move is sent again.
      if (refusal?.code === 'too-fast') this.later(refusal, () => this.pending.has(request) && this.send(request));
      else this.settle(request, refusal);
    });
  }

  private settle(request: PendingRequest, refusal: RefusalBody | null): void {
    if (this.pending.delete(request)) request.settle(refusal);
  }

  private get isLobbyWatched(): boolean {
    return this.open.entries.isWatched;
  }

  /** Subscribes to the open matches, or unsubscribes when no listener is left. */
  private askLobby(): void {
    const isWanted = this.isLobbyWatched;
    this.open.awaitWhole();
    this.socket.ask({ t: 'lobby', isWanted, ...(isWanted && { changes: true }) }, (refusal) => {
      if (refusal !== null && isWanted === this.isLobbyWatched) this.later(refusal, () => this.askLobby());
    });
  }

  /** Repeats a refused request later. */
  private later({ retryAfterSeconds }: RefusalBody, work: () => unknown): void {
    const waitMs = retryAfterSeconds === undefined ? AGAIN_MS : retryAfterSeconds * 1000;
    const timer = setTimeout(() => {
      this.retryTimers.delete(timer);
      work();
    }, waitMs);
    this.retryTimers.add(timer);
  }

  private sideIn({ state }: MatchView): Side | null {
    const { user } = this.socket.status.get();
    return state === null || user === null ? null : sideOfUser(state, user.id);
  }

  /** The server announces turns only of matches that are not watched. */
  private noteTurn(match: LiveMatch): void {
    const { state } = match.get();
    if (state !== null) this.setTurn(match.id, isRunning(state) && match.side === state.turn);
  }

  private setTurn(match: string, isOurs: boolean): void {
    const turns = this.mine.get();
    if (turns.has(match) === isOurs) return;
    const next = new Set(turns);
    if (isOurs) next.add(match);
    else next.delete(match);
    this.mine.set(next);
  }
}

function isSide(number: number): number is Side {
  return number === 1 || number === 2;
}

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
