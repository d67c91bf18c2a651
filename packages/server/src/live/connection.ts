import type { Duplex } from 'node:stream';
import type { ServerMessage, UserInfo } from '@tabuleiro/client';
import type { BucketGroup } from '../limits/address-limits.ts';
import type { Person } from '../users/users.ts';
import type { ClosingSocket } from './closing-socket.ts';

const TOO_SLOW = 1013;
const TEXT = { binary: false } as const;

/** One live connection of a page or a program. Everything the server writes to it goes through here. */
export class Connection {
  readonly address: string;
  /** Null for an anonymous visitor, who only watches. */
  readonly user: UserInfo | null;
  /** Who opened it, and by which session or token; null for an anonymous visitor. */
  readonly person: Person | null;
  /** The matches whose news it receives. */
  readonly watched = new Set<string>();
  /** The rate limit of incoming messages, by the user and at the address, over all their connections. */
  readonly bucket: BucketGroup;
  /** How many liveness checks have passed since the client last sent something. */
  private silentChecks = 0;
  private isCorked = false;
  private readonly socket: ClosingSocket;
  private readonly stream: Duplex;

  /** `stream` is the TCP stream below the socket. */
  constructor(socket: ClosingSocket, stream: Duplex, address: string, person: Person | null, bucket: BucketGroup) {
    this.address = address;
    this.socket = socket;
    this.stream = stream;
    this.user = person?.info ?? null;
    this.person = person;
    this.bucket = bucket;
  }

  /** How many bytes the client has not read yet, as far as they are in the memory of this process. */
  get unreadBytes(): number {
    return this.socket.bufferedAmount;
  }

  send(message: ServerMessage): void {
    this.sendText(serialise(message));
  }

  /** Sends a `ServerMessage` that is JSON already; as a buffer where it was serialised once for many connections. */
  sendText(text: Buffer | string): void {
    if (this.canWrite()) this.socket.send(text, TEXT);
  }

  pong(data: Buffer): void {
    if (this.canWrite()) this.socket.pong(data);
  }

  /** The client has sent something, whatever it was. */
  markAlive(): void {
    this.silentChecks = 0;
  }

  /** Called at intervals: pings a client that is silent, and drops it when it does not answer until the next check. */
  checkAlive(): void {
    this.silentChecks++;
    if (this.silentChecks > 2) this.terminate();
    else if (this.silentChecks === 2 && this.canWrite()) this.socket.ping();
  }

  close(code: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** False for a closed connection, and for one that does not read what it is sent: that one is closed. */
  private canWrite(): boolean {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.isOverBudget) {
      socket.close(TOO_SLOW);
      return false;
    }
    this.cork();
    return true;
  }

  /** What is written until the end of the current tick leaves in one system call. */
  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    process.nextTick(this.uncork);
  }

  private readonly uncork = (): void => {
    this.isCorked = false;
    this.stream.uncork();
  };
}

export function serialise(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
