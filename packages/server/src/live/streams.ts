import type { MatchEvent, MatchLine, MatchState, UserLine } from '@tabuleiro/client';
import type { ActiveMatches } from '../match/active-matches.ts';
import { bytesAfter, objectWithEvents } from '../store/log-reader.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import type { NdjsonStream } from './ndjson-stream.ts';
import { UserStreams } from './user-streams.ts';

/** How often to look for matches that began at other processes. */
const LOOK_MS = 2000;

/** All lines that programs have open over HTTP. */
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
    activeMatches.listen((state, event) => this.tell(state, event));
    const beat = setInterval(() => {
      this.ofMatches.beat(now());
      this.ofUsers.beat(now());
    }, timing.streamBeat);
    const look = store.isShared ? [setInterval(() => void this.ofUsers.look().catch(failed), LOOK_MS)] : [];
    this.timers = [beat, ...look];
  }

  /** Every line that is open. */
  all(): readonly (NdjsonStream<MatchLine> | NdjsonStream<UserLine>)[] {
    return [...this.ofMatches.all(), ...this.ofUsers.streams()];
  }

  /** Ends all streams and refuses new ones; programs go on with another process. */
  close(): void {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const stream of this.all()) stream.end();
  }

  private tell(state: MatchState, event: MatchEvent): void {
    this.ofMatches.tell(state, event);
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

  /** Tells an entry that has been written. */
  tell({ info }: MatchState, event: MatchEvent): void {
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
    // The snapshot may have had the end already, when another process wrote it.
    if (isEnd(event)) listening.stream.end();
  }
}

function isEnd(event: MatchEvent): boolean {
  return event.kind === 'ended' || (event.kind === 'move' && event.ending !== undefined);
}
