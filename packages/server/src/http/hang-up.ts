import type { Duplex } from 'node:stream';
import { Refused } from '../refused.ts';

/** What node takes as the headers of a request. */
const LONGEST_HEADERS = 16 * 1024;
const NO_REQUEST = { en: 'this is no HTTP request', pt: 'isto não é um pedido HTTP' };
/** So long whoever was not let in has to read why. */
const HANGING_UP_MS = 1000;

/** Why something that could not even be read as a request is refused. */
export function refusedAs(error: { readonly code?: string }): Refused {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? new Refused('too-long', { most: LONGEST_HEADERS })
    : new Refused('bad-request', { detail: NO_REQUEST });
}

/** Sends a refusal on a connection that is not, or not yet, an HTTP request, and closes it. */
export function hangUp(socket: Duplex, refused: Refused, headers: Readonly<Record<string, string>>): void {
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
  // Who does not hang up would keep the connection for ever.
  setTimeout(() => socket.destroy(), HANGING_UP_MS).unref();
}
