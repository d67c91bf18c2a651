import type { MatchEvent, MatchLine, MatchState, UserLine } from '@tabuleiro/client';
import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { StreamLine } from './line.ts';
import { MatchStreams } from './match-streams.ts';
import { UserStreams } from './user-streams.ts';

const BEAT_MS = 10_000;
/** Where other processes serve too, how often is looked for what they have begun. */
const LOOK_MS = 2000;

/** All lines that programs have open over HTTP. */
export class Streams {
  readonly ofMatches: MatchStreams;
  readonly ofUsers: UserStreams;
  isClosed = false;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(parts: {
    readonly store: Store;
    readonly rooms: Rooms;
    readonly now: () => number;
    readonly failed: (error: unknown) => void;
  }) {
    const { store, rooms, now, failed } = parts;
    this.ofMatches = new MatchStreams(store);
    this.ofUsers = new UserStreams({
      now,
      find: (match) => rooms.find(match),
      matchesOf: (users) => matchesOf(store, users),
    });
    rooms.listen((state, event) => this.tell(state, event));
    const beat = setInterval(() => {
      this.ofMatches.beat(now());
      this.ofUsers.beat(now());
    }, BEAT_MS);
    const look = store.isShared ? [setInterval(() => void this.ofUsers.look().catch(failed), LOOK_MS)] : [];
    this.timers = [beat, ...look];
  }

  /** Every line that is open. */
  all(): readonly (StreamLine<MatchLine> | StreamLine<UserLine>)[] {
    return [...this.ofMatches.lines(), ...this.ofUsers.lines()];
  }

  /** Ends every line, and lets nobody open another one: whoever wants to hear more asks the next process. */
  close(): void {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const line of this.all()) line.end();
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
