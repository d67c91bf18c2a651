import type { Duplex } from 'node:stream';
import type { ServerMessage, UserInfo } from '@tabuleiro/client';
import type { WebSocket } from 'ws';
import type { Person } from '../users/users.ts';
import { Bucket } from './bucket.ts';

const BURST = 40;
const PER_SECOND = 10;
/** Who does not read what is sent is let go before it fills the memory. */
const MOST_UNREAD_BYTES = 1_000_000;
const TOO_SLOW = 1013;

/** One page or program that is connected. */
export class Connection {
  readonly user: UserInfo;
  /** With what it came in. */
  readonly pass: Pick<Person, 'by' | 'secret'>;
  /** The matches that it hears of. */
  readonly watched = new Set<string>();
  readonly bucket: Bucket;
  wantsLobby = false;
  /** Whether it has answered since it was last asked whether it is there. */
  isAlive = true;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private isGathering = false;

  /** `stream` is what lies below the socket. */
  constructor(socket: WebSocket, stream: Duplex, person: Person, now: number) {
    this.socket = socket;
    this.stream = stream;
    this.user = person.info;
    this.pass = person;
    this.bucket = new Bucket(BURST, PER_SECOND, now);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** For what is sent to many: it is written once. */
  sendText(text: string): void {
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) return this.socket.close(TOO_SLOW);
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.gather();
    this.socket.send(text);
  }

  ping(): void {
    this.isAlive = false;
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** What is sent in one turn of the loop leaves at its end: the system is called once for all of it. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.stream.cork();
    setImmediate(() => {
      this.isGathering = false;
      this.stream.uncork();
    });
  }
}
