import type { Duplex } from 'node:stream';
import type { ServerMessage, UserInfo } from '@tabuleiro/client';
import type { WebSocket } from 'ws';
import type { Person } from '../users/users.ts';
import type { Bucket } from './bucket.ts';
import { makeTextFrame } from './frame.ts';

/** Who does not read what is sent is let go before it fills the memory. */
const MOST_UNREAD_BYTES = 1_000_000;
const TOO_SLOW = 1013;

/** Those to whom something is to be sent at the end of this turn of the loop. */
let gathered: Connection[] = [];

function gather(connection: Connection): void {
  if (gathered.length === 0) setImmediate(sendGathered);
  gathered.push(connection);
}

function sendGathered(): void {
  const connections = gathered;
  gathered = [];
  for (const connection of connections) connection.flush();
}

/** One page or program that is connected. */
export class Connection {
  readonly user: UserInfo;
  /** With what it came in. */
  readonly pass: Pick<Person, 'by' | 'secret'>;
  /** The matches that it hears of. */
  readonly watched = new Set<string>();
  /** What may still be asked now; all connections of one user share it. */
  readonly bucket: Bucket;
  wantsLobby = false;
  /** How often it was looked at since it was last heard of. */
  private silence = 0;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private unsent: Buffer | Buffer[] | null = null;

  /** `stream` is what lies below the socket. */
  constructor(socket: WebSocket, stream: Duplex, person: Person, bucket: Bucket) {
    this.socket = socket;
    this.stream = stream;
    this.user = person.info;
    this.pass = person;
    this.bucket = bucket;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a `ServerMessage` that is JSON already. */
  sendText(text: string): void {
    this.sendFrame(makeTextFrame(text));
  }

  /** For what is sent to many: it is made once. What is sent in one turn of the loop leaves at its end, all in one. */
  sendFrame(frame: Buffer): void {
    const { unsent } = this;
    if (unsent === null) {
      this.unsent = frame;
      gather(this);
    } else if (Array.isArray(unsent)) unsent.push(frame);
    else this.unsent = [unsent, frame];
  }

  /**
   * Gives the system what is to be sent. Frames go past the socket, straight to what lies below it: they are whole, are not
   * compressed, and so cannot get between the parts of anything that the socket itself sends.
   */
  flush(): void {
    const { unsent, socket, stream } = this;
    if (unsent === null) return;
    this.unsent = null;
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > MOST_UNREAD_BYTES) return socket.close(TOO_SLOW);
    stream.write(Array.isArray(unsent) ? Buffer.concat(unsent) : unsent);
  }

  /** It has said something, whatever it was. */
  heard(): void {
    this.silence = 0;
  }

  /** Looks whether it is still there, now and then: who was silent is asked, and who does not answer is let go. */
  look(): void {
    this.silence++;
    if (this.silence === 2) this.socket.ping();
    else if (this.silence > 2) this.terminate();
  }

  close(code: number, reason?: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
