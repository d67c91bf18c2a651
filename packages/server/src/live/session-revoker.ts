import type { Person, Users } from '../accounts/users.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import type { ClientConnection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Streams } from './streams.ts';

/** How often the secrets of connections are checked if other processes may have made them invalid. */
const LOOK_MS = 5000;
/** The same with the embedded database, where only expiry has to be found. */
const SELDOM_MS = 60_000;
/** Close code for a connection whose secret is no longer valid. A reconnecting client receives the reason. */
export const NO_LONGER_YOU = 4001;

/** Closes the connections and streams of a user that `isRevoked` finds; all of them without it. */
export type Revoke = (user: string, isRevoked?: (person: Person) => boolean) => void;

export interface SessionRevokerParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly users: Users;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly timing: Timing;
}

/**
 * Closes connections and streams whose session has ended, whose token was deleted or has expired, or whose user was
 * banned: at once if this process did it, otherwise at the next check.
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
      setInterval(() => void this.lookOutside().catch(failed), this.parts.timing.foreignWriteCheck),
    ];
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Closes the connections and streams of a secret that this process has just made invalid. */
  readonly revoke: Revoke = (user, isRevoked = () => true) => {
    const { hub, streams } = this.parts;
    const isTheirs = ({ person }: Pick<ClientConnection, 'person'>): boolean =>
      person?.info.id === user && isRevoked(person);
    for (const connection of hub.ofUser(user)) if (isTheirs(connection)) end(connection);
    for (const stream of streams.all()) if (isTheirs(stream)) stream.end();
  };

  /** Checks all connections and streams, and closes those whose secret is no longer valid. */
  async look(): Promise<void> {
    const { hub, streams, users } = this.parts;
    const [connections, open] = [hub.all(), streams.all()];
    const people = [...connections, ...open].flatMap(({ person }) => person ?? []);
    if (people.length === 0) return;
    const invalid = await users.findInvalid(people);
    const tokens = people.filter(({ by, secret }) => by === 'token' && !invalid.has(secret));
    await users.noteUse([...new Set(tokens.map(({ secret }) => secret))]);
    if (invalid.size === 0) return;
    // The next request must not use a remembered session.
    users.forgetAll();
    for (const connection of connections) if (isIn(invalid, connection)) end(connection);
    for (const stream of open) if (isIn(invalid, stream)) stream.end();
  }

  /** Reloads what another program may have changed. While the database is locked, only one check waits. */
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
    const { store, users, activeMatches, hub } = this.parts;
    const version = await store.outsideVersion();
    const isNews = this.outside !== null && version !== this.outside;
    this.outside = version;
    if (!isNews) return;
    users.forgetAll();
    hub.lobby.reload();
    await this.look();
    await activeMatches.refreshAll();
    await activeMatches.rereadAll();
  }
}

/** Whether a connection or stream was opened with one of these secrets; anonymous ones have no secret. */
function isIn(secrets: ReadonlySet<string>, { person }: Pick<ClientConnection, 'person'>): boolean {
  return person !== null && secrets.has(person.secret);
}

function end(connection: ClientConnection): void {
  connection.close(NO_LONGER_YOU, 'no longer you');
}
