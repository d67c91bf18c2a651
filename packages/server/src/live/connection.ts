import type { Duplex } from 'node:stream';
import type { ServerMessage, UserInfo } from '@tabuleiro/client';
import type { Person } from '../accounts/users.ts';
import type { TokenBucketGroup } from '../limits/address-limiter.ts';
import type { ClosingSocket } from './closing-socket.ts';

const TOO_SLOW = 1013;
const TEXT = { binary: false } as const;
/** How many bytes all clients together may leave unread. */
const MOST_UNREAD_BYTES = 32_000_000;

/**
 * The unread bytes of all clients together. A connection updates its part after each write; when the total seems too
 * large, all parts are updated.
 */
export class UnreadTotal {
  private readonly connections: () => readonly ClientConnection[];
  private bytes = 0;

  constructor(connections: () => readonly ClientConnection[]) {
    this.connections = connections;
  }

  add(bytes: number): void {
    this.bytes += bytes;
  }

  /** When too much is unread, drops the connections that have left most. */
  enforce(): void {
    if (this.bytes <= MOST_UNREAD_BYTES) return;
    const connections = this.connections();
    for (const connection of connections) connection.countUnread();
    if (this.bytes <= MOST_UNREAD_BYTES) return;
    for (const connection of connections.toSorted((one, other) => other.unreadBytes - one.unreadBytes)) {
      if (this.bytes <= MOST_UNREAD_BYTES) return;
      connection.terminate();
    }
  }
}

/** One live connection of a page or a program. Everything the server writes to it goes through here. */
export class ClientConnection {
  readonly address: string;
  /** Null for an anonymous visitor, who only watches. */
  readonly user: UserInfo | null;
  /** Who opened it, and by which session or token; null for an anonymous visitor. */
  readonly person: Person | null;
  /** The matches whose news it receives. */
  readonly watched = new Set<string>();
  /** The rate limit of incoming messages, by the user and at the address, over all their connections. */
  readonly bucket: TokenBucketGroup;
  /** How many liveness checks have passed since the client last sent something. */
  private silentChecks = 0;
  private isCorked = false;
  private readonly socket: ClosingSocket;
  private readonly stream: Duplex;
  private readonly total: UnreadTotal;
  /** The part of the total that is this connection's. */
  private counted = 0;
  private isDropped = false;

  /** `stream` is the TCP stream below the socket. */
  constructor(
    socket: ClosingSocket,
    stream: Duplex,
    address: string,
    person: Person | null,
    bucket: TokenBucketGroup,
    total: UnreadTotal,
  ) {
    this.address = address;
    this.socket = socket;
    this.stream = stream;
    this.total = total;
    this.user = person?.info ?? null;
    this.person = person;
    this.bucket = bucket;
  }

  /** How many bytes the client has not read yet, as far as they are in the memory of this process. */
  get unreadBytes(): number {
    return this.isDropped ? 0 : this.socket.bufferedAmount;
  }

  /** Brings the part of this connection in the total up to date. */
  countUnread(): void {
    const added = this.unreadBytes - this.counted;
    this.counted += added;
    this.total.add(added);
  }

  /** Whether anything more may be sent to it. */
  isReading(): boolean {
    return this.canWrite(0);
  }

  send(message: ServerMessage): void {
    this.sendText(serialise(message));
  }

  /** Sends a serialised `ServerMessage`; a buffer if it was serialised once for many connections. */
  sendText(text: Buffer | string): void {
    if (this.canWrite(Buffer.byteLength(text))) this.socket.send(text, TEXT);
  }

  /** Sends a log and the reply to its request, which a long log must not prevent. */
  sendLog(log: Buffer, id: number): void {
    if (!this.canWrite(log.length)) return;
    this.socket.send(log, TEXT);
    this.socket.send(serialise({ t: 'done', id }), TEXT);
  }

  pong(data: Buffer): void {
    if (this.canWrite(data.length)) this.socket.pong(data);
  }

  /** The client has sent something. */
  markAlive(): void {
    this.silentChecks = 0;
  }

  /** Called at intervals: pings a client that is silent, and drops it when it does not answer until the next check. */
  checkAlive(): void {
    // While its messages wait to be handled, nothing is read from it, not even its pongs.
    if (this.socket.isPaused) return;
    this.silentChecks++;
    if (this.silentChecks > 2) this.terminate();
    else if (this.silentChecks === 2 && this.canWrite(0)) this.socket.ping();
  }

  close(code: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
    this.release();
  }

  /** The connection is closed: its unread bytes no longer count. */
  release(): void {
    this.isDropped = true;
    this.countUnread();
  }

  /** False for a closed connection, and for one that has left too much unread: that one is closed. */
  private canWrite(bytes: number): boolean {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (!socket.canTake(bytes)) {
      socket.close(TOO_SLOW);
      return false;
    }
    this.cork();
    return true;
  }

  /** Collects everything that is written in this tick into one system call. */
  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    process.nextTick(this.uncork);
  }

  private readonly uncork = (): void => {
    this.isCorked = false;
    this.stream.uncork();
    // Not earlier, because corked bytes count as unread for every client.
    this.countUnread();
    this.total.enforce();
  };
}

export function serialise(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
