import type { MatchEvent, MatchLine, MatchState, UserLine } from '@tabuleiro/client';
import type { ActiveMatches } from '../match/active-matches.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import { MatchStreams } from './match-streams.ts';
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
