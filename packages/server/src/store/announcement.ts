import { setTimeout as pause } from 'node:timers/promises';
import type { Players } from './event-log.ts';

/** What other processes are told of an entry that was committed. */
export interface Announced {
  readonly match: string;
  readonly version: number;
  readonly players: Players;
  /** Whether it changes the list of open matches. */
  readonly changesLobby: boolean;
}

/** The same as it is heard. */
export interface Heard {
  readonly match: string;
  readonly version: number;
  readonly turnUser: string | null;
  readonly users: readonly string[];
  readonly changesLobby: boolean;
}

const NOBODY = '-';

/** Says that announcements were lost. */
const LOST = 'lost';
/** One statement carries no more than this. */
const LARGEST_BATCH = 500;
const RETRY_MS = 250;

/**
 * Sends announcements, one batch at a time; what arrives meanwhile is the next batch. Other processes read what they miss
 * from the log, so a batch that cannot be sent is not kept: as soon as possible they are told that something was lost.
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

  /** Sends what is left, if that is possible at once. */
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

export function makeAnnouncement({ match, version, players, changesLobby }: Announced): string {
  const { status, user1, user2, turn_user } = players;
  // While somebody is missing it is nobody's turn, and nobody waits for it.
  const seated = status === 'open' ? [] : [user1, user2];
  const users = [turn_user, ...seated].map((user) => user ?? NOBODY);
  return [match, version, changesLobby ? 'lobby' : NOBODY, ...users].join(' ');
}

/** Reads the words after the node's name; null when they say that announcements were lost. */
export function readAnnouncement([
  match = '',
  version = '',
  lobby,
  turnUser,
  ...users
]: readonly string[]): Heard | null {
  if (match === LOST) return null;
  return {
    match,
    version: Number(version),
    turnUser: turnUser === undefined || turnUser === NOBODY ? null : turnUser,
    users: users.filter((user) => user !== NOBODY),
    changesLobby: lobby === 'lobby',
  };
}
