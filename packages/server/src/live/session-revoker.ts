import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Person, Users } from '../users/users.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Streams } from './streams.ts';

/** How often is looked whether those who are connected still may be, where other processes may have changed that. */
const LOOK_MS = 5000;
/** Where a change is noticed at once, only what ends by itself is to be found. */
const SELDOM_MS = 60_000;
/** How often is looked whether somebody else, an administrator perhaps, has written to the embedded database. */
const OUTSIDE_MS = 1000;
/** Who is let go with this code may come back, and is told then what is the matter. */
export const NO_LONGER_YOU = 4001;

/** Closes the connections and streams of a user that `isRevoked` finds; all of them without it. */
export type Revoke = (user: string, isRevoked?: (person: Person) => boolean) => void;

export interface SessionRevokerParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly users: Users;
  readonly hub: Hub;
  readonly streams: Streams;
}

/**
 * Closes connections and streams whose session has ended, whose token is deleted or expired, or whose user is banned: at once
 * where this process did it, at the next look where another one did or time has passed.
 */
export class SessionRevoker {
  private readonly parts: SessionRevokerParts;
  private timers: readonly NodeJS.Timeout[] = [];
  private outside: number | null = null;
  private isLooking = false;

  constructor(parts: SessionRevokerParts) {
    this.parts = parts;
  }

  start(failed: (error: unknown) => void): void {
    this.lookOutside().catch(failed);
    this.timers = [
      setInterval(() => void this.look().catch(failed), this.parts.store.isShared ? LOOK_MS : SELDOM_MS),
      setInterval(() => void this.lookOutside().catch(failed), OUTSIDE_MS),
    ];
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Closes what came in with a secret that this process has just made invalid. No other connection is looked at. */
  readonly revoke: Revoke = (user, isRevoked = () => true) => {
    const { hub, streams } = this.parts;
    const isTheirs = ({ person }: Pick<Connection, 'person'>): boolean => person?.info.id === user && isRevoked(person);
    for (const connection of hub.ofUser(user)) if (isTheirs(connection)) end(connection);
    for (const line of streams.all()) if (isTheirs(line)) line.end();
  };

  /** Looks at all connections and streams, and closes those whose secret is no longer valid. */
  async look(): Promise<void> {
    const { hub, streams, users } = this.parts;
    const [connections, lines] = [hub.all(), streams.all()];
    const people = [...connections, ...lines].flatMap(({ person }) => person ?? []);
    if (people.length === 0) return;
    const invalid = await users.findInvalid(people);
    const tokens = people.filter(({ by, secret }) => by === 'token' && !invalid.has(secret));
    await users.noteUse([...new Set(tokens.map(({ secret }) => secret))]);
    if (invalid.size === 0) return;
    // What ends a connection must not be remembered for the next request.
    users.forgetAll();
    for (const connection of connections) if (isIn(invalid, connection)) end(connection);
    for (const line of lines) if (isIn(invalid, line)) line.end();
  }

  /** Reads again what another process may have changed. While the database is locked, one look waits and not many. */
  private async lookOutside(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.readOutside();
    } finally {
      this.isLooking = false;
    }
  }

  private async readOutside(): Promise<void> {
    const { store, users, rooms, hub } = this.parts;
    const version = await store.outsideVersion();
    const isNews = this.outside !== null && version !== this.outside;
    this.outside = version;
    if (!isNews) return;
    users.forgetAll();
    hub.lobby.reload();
    await this.look();
    await rooms.refreshAll();
    await rooms.rereadAll();
  }
}

/** Whether a connection or stream was opened with one of these secrets; an anonymous one was opened with none. */
function isIn(secrets: ReadonlySet<string>, { person }: Pick<Connection, 'person'>): boolean {
  return person !== null && secrets.has(person.secret);
}

function end(connection: Connection): void {
  connection.close(NO_LONGER_YOU, 'no longer you');
}
