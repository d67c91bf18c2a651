import type { Duplex } from 'node:stream';
import { type RefusalBody, refusalBody, type ServerMessage } from '@tabuleiro/client';
import { LONGEST_MESSAGE } from '@tabuleiro/client/schemas';
import { WebSocket } from 'ws';
import type { RefusalError } from '../refusal-error.ts';
import { DEFAULT_TIMING } from '../timing.ts';

/** Close code for a message that is not text. */
export const UNREADABLE = 1003;
/** Close code for a client that sends too much. */
export const TOO_MANY = 1008;
const BROKEN_FRAME = 1002;
const BROKEN_TEXT = 1007;
const TOO_LONG = 1009;
/** How many bytes may wait for a client that does not read. Replies, broadcasts, pings and pongs all count. */
const MOST_UNREAD_BYTES = 1_000_000;
/** A message that is larger than that is sent only if no more than this waits. */
const LITTLE_UNREAD_BYTES = 16_000;

const NO_FRAME = { en: 'this is not a WebSocket frame', pt: 'isto não é um quadro (frame) de WebSocket' };
const NO_TEXT = { en: 'this is not text in UTF-8', pt: 'isto não é texto em UTF-8' };
const TEXT_ONLY = { en: 'only text is understood', pt: 'só se entende texto' };

/** The refusal to send before a connection is closed with this code; null where none is needed. */
function refusalFor(code: number): RefusalBody | null {
  switch (code) {
    case TOO_LONG:
      return refusalBody('too-long', { most: LONGEST_MESSAGE });
    case TOO_MANY:
      return refusalBody('too-fast', { seconds: 1 });
    case UNREADABLE:
      return refusalBody('bad-request', { detail: TEXT_ONLY });
    case BROKEN_FRAME:
      return refusalBody('bad-request', { detail: NO_FRAME });
    case BROKEN_TEXT:
      return refusalBody('bad-request', { detail: NO_TEXT });
    default:
      return null;
  }
}

/** Whether these bytes may be added to those that wait for a client, on a live connection or in a stream. */
export function fitsUnread(waiting: number, bytes: number): boolean {
  return waiting + bytes <= MOST_UNREAD_BYTES || waiting <= LITTLE_UNREAD_BYTES;
}

/** A socket that sends a refusal before it closes for bad input, also where `ws` itself finds the fault. */
export class ClosingSocket extends WebSocket {
  /** Called with the code of every such refusal. */
  refused: (code: string) => void = () => undefined;
  /** A client that does not close its side within this time is cut off; `ws` itself would wait for half a minute. */
  closeTimeoutMs = DEFAULT_TIMING.socketClose;

  /** Whether these bytes may be written, or the client has left too much unread. */
  canTake(bytes: number): boolean {
    return fitsUnread(this.bufferedAmount, bytes);
  }

  override close(code?: number, reason?: string | Buffer): void {
    const wasOpen = this.readyState === this.OPEN;
    if (wasOpen) setTimeout(() => this.terminate(), this.closeTimeoutMs).unref();
    const isExplained = wasOpen && this.canTake(0) && code !== undefined && reason === undefined;
    const refusal = isExplained ? refusalFor(code) : null;
    if (refusal === null) return super.close(code, reason);
    const message: ServerMessage = { t: 'refused', id: 0, refusal };
    this.send(JSON.stringify(message));
    super.close(code, refusal.code);
    this.refused(refusal.code);
  }
}

/** A client that was refused has this long to read why. */
const CLOSE_TIMEOUT_MS = 1000;

/** Sends a refusal on a connection that is not, or not yet, an HTTP request, and closes it. */
export function rejectConnection(
  socket: Duplex,
  refused: RefusalError,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(refused.body);
  const all = {
    ...headers,
    ...refused.headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refused.status} Refused\r\n${lines.join('')}\r\n${body}`);
  // Otherwise a client that does not close its side would keep the connection.
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
}
