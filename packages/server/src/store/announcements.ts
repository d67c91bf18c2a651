import { setTimeout as pause } from 'node:timers/promises';
import type { MatchPlayers } from './event-log.ts';

/** What this process tells others about a committed entry. */
export interface Announcement {
  readonly match: string;
  readonly version: number;
  readonly players: MatchPlayers;
  /** Whether it changes the list of open matches. */
  readonly changesLobby: boolean;
}

/** The same as another process receives it. */
export interface ReceivedAnnouncement {
  readonly match: string;
  readonly version: number;
  readonly turnUser: string | null;
  readonly users: readonly string[];
  readonly changesLobby: boolean;
}

const NOBODY = '-';

/** Sent after announcements were lost. */
const LOST = 'lost';
const LARGEST_BATCH = 500;
const RETRY_MS = 250;

/**
 * Sends announcements in batches, one batch at a time. A batch that cannot be sent is dropped, because the log has everything;
 * as soon as sending works again, it tells the other processes that they missed something.
 */
export class Announcer {
  private readonly send: (texts: readonly string[]) => Promise<void>;
  private readonly waiting: string[] = [];
  private sending: Promise<void> = Promise.resolve();
  private isSending = false;
  private hasLost = false;
  private isClosed = false;

  constructor(send: (texts: readonly string[]) => Promise<void>) {
    this.send = send;
  }

  add(texts: readonly string[]): void {
    this.waiting.push(...texts);
    if (!this.isSending) this.sending = this.sendAll();
  }

  /** Sends what is left, without retrying. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.sending;
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.waiting.length > 0 || this.hasLost) {
      const batch = this.waiting.splice(0, LARGEST_BATCH);
      try {
        await this.send(this.hasLost ? [LOST, ...batch] : batch);
        this.hasLost = false;
      } catch {
        if (this.isClosed) return;
        this.hasLost = true;
        await pause(RETRY_MS);
      }
    }
    this.isSending = false;
  }
}

export function makeAnnouncement({ match, version, players, changesLobby }: Announcement): string {
  const { status, user1, user2, turn_user } = players;
  // Until both seats are taken, no one is to move.
  const seated = status === 'open' ? [] : [user1, user2];
  const users = [turn_user, ...seated].map((user) => user ?? NOBODY);
  return [match, version, changesLobby ? 'lobby' : NOBODY, ...users].join(' ');
}

/** Reads the words after the node's name; null if announcements were lost. */
export function readAnnouncement([
  match = '',
  version = '',
  lobby,
  turnUser,
  ...users
]: readonly string[]): ReceivedAnnouncement | null {
  if (match === LOST) return null;
  return {
    match,
    version: Number(version),
    turnUser: turnUser === undefined || turnUser === NOBODY ? null : turnUser,
    users: users.filter((user) => user !== NOBODY),
    changesLobby: lobby === 'lobby',
  };
}

const RENAMED = 'renamed';
/** PostgreSQL passes on at most 8,000 bytes at once. */
const MOST_RENAMED = 300;

/** The broadcasts that announce a renamed or deleted user and the matches with the old name. */
export function makeRenameBroadcasts(matches: readonly string[]): readonly string[] {
  const texts = [RENAMED];
  for (let first = 0; first < matches.length; first += MOST_RENAMED) {
    texts.push([RENAMED, ...matches.slice(first, first + MOST_RENAMED)].join(' '));
  }
  return texts;
}

/** The matches that such a broadcast names; null for any other broadcast. */
export function readRenameBroadcast([kind, ...matches]: readonly string[]): readonly string[] | null {
  return kind === RENAMED ? matches : null;
}
