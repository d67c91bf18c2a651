import type { Duplex } from 'node:stream';
import type { RefusalError } from '../refusal-error.ts';

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
