import type { ServerResponse } from 'node:http';
import {
  type MatchEvent,
  type MatchLine,
  type MatchState,
  type UserLine,
  isRunning,
  type Offer,
  type UserInfo,
} from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import type { Person } from '../accounts/users.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import { userOf } from '../match/match-summary.ts';
import { bytesAfter, objectWithEvents } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import { fitsUnread } from './closing-socket.ts';

/** How often to look for matches that began at other processes. */
const LOOK_MS = 2000;

/** All streams that programs have open over HTTP. */
export class Streams {
  readonly ofMatches: MatchStreams;
  readonly ofUsers: UserStreams;
  isClosed = false;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(parts: {
    readonly store: Store;
    readonly activeMatches: ActiveMatches;
    readonly now: () => number;
    readonly failed: (error: unknown) => void;
    readonly timing: Timing;
  }) {
    const { store, activeMatches, now, failed, timing } = parts;
    this.ofMatches = new MatchStreams(store);
    this.ofUsers = new UserStreams({
      now,
      find: (match) => activeMatches.find(match),
      matchesOf: (users) => matchesOf(store, users),
    });
    activeMatches.listen((state, event) => this.send(state, event));
    const beat = setInterval(() => {
      this.ofMatches.beat(now());
      this.ofUsers.beat(now());
    }, timing.streamBeat);
    const look = store.isShared ? [setInterval(() => void this.ofUsers.look().catch(failed), LOOK_MS)] : [];
    this.timers = [beat, ...look];
  }

  /** All open streams. */
  all(): readonly (NdjsonStream<MatchLine> | NdjsonStream<UserLine>)[] {
    return [...this.ofMatches.all(), ...this.ofUsers.streams()];
  }

  /** Ends all streams and refuses new ones; programs continue at another process. */
  close(): void {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const stream of this.all()) stream.end();
  }

  private send(state: MatchState, event: MatchEvent): void {
    this.ofMatches.send(state, event);
    this.ofUsers.consider(state);
  }
}

/** The ids of matches of some users that are not over. */
export async function matchesOf(store: Store, users: readonly string[]): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('matches')
    .select('id')
    .where((eb) => eb.or([eb('user1', 'in', users), eb('user2', 'in', users)]))
    .where('status', '!=', 'over')
    .execute();
  return rows.map(({ id }) => id);
}

interface Listening {
  readonly stream: NdjsonStream<MatchLine>;
  /** Entries that arrived while the log was read; null when it is sent. */
  waiting: MatchEvent[] | null;
  version: number;
}

/** Programs that follow one match each over HTTP. */
class MatchStreams {
  private readonly store: Store;
  private readonly byMatch = new Map<string, Set<Listening>>();

  constructor(store: Store) {
    this.store = store;
  }

  isWatched(match: string): boolean {
    return this.byMatch.has(match);
  }

  /** Sends the log of a match and then each new entry; the stream ends with the match. */
  async open(state: MatchState, stream: NdjsonStream<MatchLine>): Promise<void> {
    const { info } = state;
    const listening: Listening = { stream, waiting: [], version: 0 };
    // Registered before the log is read: entries that are written in between are in both, and sent once.
    const set = this.byMatch.get(info.id) ?? new Set();
    this.byMatch.set(info.id, set.add(listening));
    const log = await bytesAfter(this.store.db, info.id, 0);
    const members = `"t":"snapshot","match":"${info.id}","info":${JSON.stringify(info)}`;
    stream.sendText(objectWithEvents(members, [log]));
    listening.version = log.count;
    const waiting = listening.waiting ?? [];
    listening.waiting = null;
    for (const event of waiting) this.pass(info.id, listening, event);
    if (state.ending !== null) stream.end();
  }

  close(match: string, stream: NdjsonStream<MatchLine>): void {
    const set = this.byMatch.get(match);
    for (const listening of set ?? []) if (listening.stream === stream) set?.delete(listening);
    if (set?.size === 0) this.byMatch.delete(match);
  }

  all(): readonly NdjsonStream<MatchLine>[] {
    return [...this.byMatch.values()].flatMap((set) => Array.from(set, ({ stream }) => stream));
  }

  /** Sends an entry that was written. */
  send({ info }: MatchState, event: MatchEvent): void {
    for (const listening of this.byMatch.get(info.id) ?? []) {
      if (listening.waiting === null) this.pass(info.id, listening, event);
      else listening.waiting.push(event);
    }
  }

  beat(now: number): void {
    for (const set of this.byMatch.values()) {
      // The snapshot must come first.
      for (const { stream, waiting } of set) if (waiting === null) stream.beat({ t: 'beat', now });
    }
  }

  private pass(match: string, listening: Listening, event: MatchEvent): void {
    if (event.version > listening.version) {
      listening.version = event.version;
      listening.stream.send({ t: 'events', match, events: [event] });
    }
    // The snapshot may already include the end, if another process wrote it.
    if (isEnd(event)) listening.stream.end();
  }
}

function isEnd(event: MatchEvent): boolean {
  return event.kind === 'ended' || (event.kind === 'move' && event.ending !== undefined);
}

/** What a stream has sent about a match. */
interface SentState {
  /** The last turn that was sent, with its time, because a ply may come again after a takeback. */
  turn: string | null;
  isOver: boolean;
  readonly offers: Set<number>;
}

/** A stream that stays open for months must not remember all matches of that time. */
const MOST_REMEMBERED = 1000;

class Following {
  readonly stream: NdjsonStream<UserLine>;
  private readonly user: string;
  private readonly sent = new Map<string, SentState>();

  constructor(user: string, stream: NdjsonStream<UserLine>) {
    this.user = user;
    this.stream = stream;
  }

  knows(match: string): boolean {
    return this.sent.has(match);
  }

  /** Sends what is new in a match. It compares states instead of following entries, so that nothing can be missed. */
  consider(state: MatchState): void {
    const { info, ending } = state;
    const side = ([1, 2] as const).find((one) => userOf(state.seats[one]) === this.user);
    if (side === undefined) return;
    const { id } = info;
    let sent = this.sent.get(id);
    if (sent === undefined) {
      // Matches that never began, or were over when the stream was opened, are not sent.
      if (!isRunning(state)) return;
      sent = { turn: null, isOver: false, offers: new Set() };
      this.remember(id, sent);
      this.stream.send({ t: 'begun', match: id, side, info });
    }
    this.considerOffers(state, side, sent);
    if (ending !== null) {
      if (!sent.isOver) this.stream.send({ t: 'over', match: id, ending });
      sent.isOver = true;
      // After a rematch nothing more is sent.
      if (state.rematch !== null) this.sent.delete(id);
    } else this.considerTurn(state, side, sent);
  }

  private remember(match: string, sent: SentState): void {
    this.sent.set(match, sent);
    if (this.sent.size <= MOST_REMEMBERED) return;
    const over = [...this.sent].find(([, { isOver }]) => isOver);
    if (over !== undefined) this.sent.delete(over[0]);
  }

  private considerTurn(state: MatchState, side: Side, sent: SentState): void {
    if (state.turn !== side) {
      sent.turn = null;
      return;
    }
    const turn = `${state.plies.length} ${state.since}`;
    if (sent.turn === turn) return;
    sent.turn = turn;
    this.stream.send({ t: 'turn', match: state.info.id, ply: state.plies.length, line: state.line });
  }

  private considerOffers(state: MatchState, side: Side, sent: SentState): void {
    const { drawOffer, takeback, rematchOffer, ending, rematch, info } = state;
    const offer = (what: 'draw' | 'takeback' | 'rematch', made: Offer | null): void => {
      if (made === null || made.side === side || sent.offers.has(made.version)) return;
      sent.offers.add(made.version);
      this.stream.send({ t: 'offer', match: info.id, what, of: made.version });
    };
    if (ending === null) {
      offer('draw', drawOffer);
      offer('takeback', takeback);
    } else if (rematch === null) offer('rematch', rematchOffer);
  }
}

export interface UserStreamParts {
  readonly now: () => number;
  readonly find: (match: string) => Promise<MatchState | null>;
  /** The matches of some users that are not over. */
  readonly matchesOf: (users: readonly string[]) => Promise<readonly string[]>;
}

/** Programs that follow all their matches, over one stream each. */
export class UserStreams {
  private readonly parts: UserStreamParts;
  private readonly byUser = new Map<string, Set<Following>>();

  constructor(parts: UserStreamParts) {
    this.parts = parts;
  }

  countOf(user: string): number {
    return this.byUser.get(user)?.size ?? 0;
  }

  async open(user: UserInfo, stream: NdjsonStream<UserLine>): Promise<void> {
    const following = new Following(user.id, stream);
    stream.send({ t: 'welcome', user, now: this.parts.now() });
    const set = this.byUser.get(user.id) ?? new Set();
    this.byUser.set(user.id, set.add(following));
    await this.lookAt(await this.parts.matchesOf([user.id]));
  }

  close(user: string, stream: NdjsonStream<UserLine>): void {
    const set = this.byUser.get(user);
    for (const following of set ?? []) if (following.stream === stream) set?.delete(following);
    if (set?.size === 0) this.byUser.delete(user);
  }

  /** Sends what is new in a match to its users. */
  consider(state: MatchState): void {
    for (const side of [1, 2] as const) {
      const user = userOf(state.seats[side]);
      for (const following of (user === null ? undefined : this.byUser.get(user)) ?? []) following.consider(state);
    }
  }

  /** Another process has written to a match and named the user to move. */
  async onTurn(match: string, turnUser: string | null): Promise<void> {
    const isOurs = turnUser !== null && this.byUser.has(turnUser);
    if (isOurs || this.all().some((following) => following.knows(match))) await this.lookAt([match]);
  }

  /** Looks for matches that began at other processes. */
  async look(): Promise<void> {
    if (this.byUser.size > 0) await this.lookAt(await this.parts.matchesOf([...this.byUser.keys()]));
  }

  streams(): readonly NdjsonStream<UserLine>[] {
    return this.all().map(({ stream }) => stream);
  }

  beat(now: number): void {
    for (const { stream } of this.all()) stream.beat({ t: 'beat', now });
  }

  private async lookAt(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      const state = await this.parts.find(match);
      if (state !== null) this.consider(state);
    }
  }

  private all(): readonly Following[] {
    return [...this.byUser.values()].flatMap((set) => Array.from(set));
  }
}

/** An HTTP response that stays open and has one JSON object per line. */
export class NdjsonStream<Message> {
  /** Who opened it, and by which session or token; null for an anonymous visitor. */
  readonly person: Person | null;
  private readonly response: ServerResponse;
  isOpen = true;

  constructor(
    response: ServerResponse,
    headers: Readonly<Record<string, string>>,
    person: Person | null,
    closed: () => void,
  ) {
    this.response = response;
    this.person = person;
    // The last header keeps proxies from buffering.
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.on('error', () => response.destroy());
    response.on('close', () => {
      this.isOpen = false;
      closed();
    });
  }

  send(message: Message): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a `Message` that is JSON already. */
  sendText(text: Buffer | string): void {
    // A program whose stream was ended opens another one.
    if (!this.isOpen || this.response.writableEnded) return;
    // A client that does not read is disconnected before it fills the memory.
    if (!fitsUnread(this.response.writableLength, Buffer.byteLength(text))) return void this.response.destroy();
    this.response.cork();
    this.response.write(text);
    this.response.write('\n');
    this.response.uncork();
  }

  /** Sends a sign of life; none while the client still reads something else, which may be long and slow. */
  beat(message: Message): void {
    if (this.response.writableLength === 0) this.send(message);
  }

  end(): void {
    this.response.end();
  }
}
