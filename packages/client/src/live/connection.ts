import type { Side } from '@tabuleiro/games';
import { refusalBody } from '../refusals.ts';
import type { LobbyEntry, RefusalBody, ServerMessage } from '../schemas/index.ts';
import { isRunning } from '../state.ts';
import { LiveMatch } from './live-match.ts';
import { LobbyList } from './lobby-list.ts';
import { Observable, type Watchable } from './observable.ts';
import { isInLog, sideOfUser, type PendingRequest } from './pending-requests.ts';
import { ReconnectingSocket, type ReconnectingSocketOptions, type LiveStatus } from './reconnecting-socket.ts';
import type { MatchView } from './watched-match.ts';

/** A refused request is repeated after this time, unless the server says another one. */
const AGAIN_MS = 1500;

/**
 * All that one page or program hears of the server, and says to it. The connection comes back by itself; what was watched
 * is watched again from where it stood, and what was not answered is sent again.
 */
export class LiveConnection {
  private readonly link: ReconnectingSocket;
  private readonly matches = new Map<string, LiveMatch>();
  /** In the order in which they were uttered. */
  private readonly wishes = new Set<PendingRequest>();
  /** Matches of which what is missing has been asked for and has not come. */
  private readonly asking = new Set<string>();
  private readonly again = new Set<ReturnType<typeof setTimeout>>();
  private readonly open = new LobbyList();
  private readonly mine = new Observable<ReadonlySet<string>>(new Set());

  constructor(options: ReconnectingSocketOptions) {
    this.link = new ReconnectingSocket(options, {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
    });
  }

  /** Begins to connect, or does so at once when it was waiting to. */
  connect(): void {
    this.link.connect();
  }

  /** Ends being anonymous: connects again with the session that was opened meanwhile. What is watched stays watched. */
  signIn(): void {
    this.link.signIn();
  }

  /** Ends for good; what was not answered is refused. */
  close(): void {
    this.link.close();
    for (const timer of this.again) clearTimeout(timer);
    for (const wish of this.wishes) wish.settle(refusalBody('unreachable'));
    this.wishes.clear();
  }

  get status(): Watchable<LiveStatus> {
    return this.link.status;
  }

  /** The matches in which it is our turn. */
  get turns(): Watchable<ReadonlySet<string>> {
    return this.mine;
  }

  /** The matches that wait for somebody; null until they are known. The server is asked while somebody is subscribed. */
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

  /** What time it is on the server, for clocks: `clocksAt(state, live.serverNow())`. */
  serverNow(): number {
    return this.link.clock.serverNow();
  }

  /** How long a message and its answer take; null while nobody knows. */
  get roundTripMs(): number | null {
    return this.link.clock.roundTripMs;
  }

  /** Begins to watch a match. Everybody who calls this calls `leave` once. */
  watch(id: string): LiveMatch {
    const match = this.matches.get(id) ?? this.begin(id);
    match.holders++;
    return match;
  }

  private begin(id: string): LiveMatch {
    const match: LiveMatch = new LiveMatch(id, {
      side: (view) => this.sideIn(view),
      wish: (wish) => {
        this.wishes.add(wish);
        // While the match is being brought up to date, wishes wait until that has come.
        if (!this.asking.has(id)) this.send(wish);
      },
      bringUp: (isGap) => this.bringUp(match, isGap),
      changed: () => this.noteTurn(match),
      release: () => this.release(match),
    });
    this.matches.set(id, match);
    this.bringUp(match, false);
    return match;
  }

  private release(match: LiveMatch): void {
    match.holders--;
    if (match.holders > 0 || this.matches.get(match.id) !== match) return;
    this.matches.delete(match.id);
    this.asking.delete(match.id);
    this.link.ask({ t: 'leave', match: match.id }, () => undefined);
  }

  private opened(): void {
    this.asking.clear();
    for (const match of this.matches.values()) this.bringUp(match, false);
    if (this.isLobbyWatched) this.askLobby();
    for (const wish of this.wishes) if (!this.matches.has(wish.match)) this.send(wish);
  }

  private heard(message: ServerMessage): void {
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
      // The link's own.
    }
  }

  /** Asks for what is missing of a match; then what waits to be said there is said. */
  private bringUp(match: LiveMatch, isGap: boolean): void {
    const { id } = match;
    if (!this.link.isOpen || this.asking.has(id)) return;
    this.asking.add(id);
    const version = isGap ? undefined : match.get().state?.version;
    this.link.ask({ t: 'watch', match: id, ...(version !== undefined && { version }) }, (refusal) => {
      this.asking.delete(id);
      if (refusal === null) {
        match.broughtUp();
        return this.sendWishesOf(match);
      }
      if (refusal.code === 'too-fast') this.later(refusal, () => this.bringUp(match, isGap));
      else match.refuse(refusal);
    });
  }

  private sendWishesOf(match: LiveMatch): void {
    for (const wish of this.wishes) {
      if (wish.match !== match.id) continue;
      if (isInLog(wish, match.side, match.get().events)) this.settle(wish, null);
      else this.send(wish);
    }
  }

  private send(wish: PendingRequest): void {
    this.link.ask({ ...wish.what, match: wish.match }, (refusal) => {
      // No limit stands in the way of a move: it is sent until it is heard.
      if (refusal?.code === 'too-fast') this.later(refusal, () => this.wishes.has(wish) && this.send(wish));
      else this.settle(wish, refusal);
    });
  }

  private settle(wish: PendingRequest, refusal: RefusalBody | null): void {
    if (this.wishes.delete(wish)) wish.settle(refusal);
  }

  private get isLobbyWatched(): boolean {
    return this.open.entries.isWatched;
  }

  /** Subscribes to the list of open matches, or unsubscribes when no listener is left. */
  private askLobby(): void {
    const isWanted = this.isLobbyWatched;
    this.open.awaitWhole();
    this.link.ask({ t: 'lobby', isWanted, ...(isWanted && { changes: true }) }, (refusal) => {
      if (refusal !== null && isWanted === this.isLobbyWatched) this.later(refusal, () => this.askLobby());
    });
  }

  /** Repeats a refused request after a while. */
  private later({ retryAfterSeconds }: RefusalBody, work: () => unknown): void {
    const waitMs = retryAfterSeconds === undefined ? AGAIN_MS : retryAfterSeconds * 1000;
    const timer = setTimeout(() => {
      this.again.delete(timer);
      work();
    }, waitMs);
    this.again.add(timer);
  }

  private sideIn({ state }: MatchView): Side | null {
    const { user } = this.link.status.get();
    return state === null || user === null ? null : sideOfUser(state, user.id);
  }

  /** The server tells of turns only in matches that are not watched. */
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
