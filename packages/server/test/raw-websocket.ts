import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ClientMessage } from '@tabuleiro/client';
import type { Visitor } from './test-server.ts';

/** A raw live connection that can break the rules and ignores a close. */
export class RawWebSocket {
  readonly socket: Socket;
  /** All that came, frames and texts. */
  received = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (part: string) => (this.received += part));
  }

  static async open(address: string, visitor: Visitor): Promise<RawWebSocket> {
    const { hostname, port } = new URL(address);
    const live = new RawWebSocket(connect(Number(port), hostname));
    const headers = {
      Host: `${hostname}:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...visitor.identity,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    live.socket.write(`GET /api/live?v=1 HTTP/1.1\r\n${lines.join('')}\r\n`);
    while (!live.received.includes('"welcome"')) await once(live.socket, 'data');
    return live;
  }

  /** All in one piece. */
  send(...messages: readonly ClientMessage[]): void {
    this.socket.write(Buffer.concat(messages.map((message) => textFrame(JSON.stringify(message)))));
  }
}

/** A ping as a client sends it; at most 125 bytes fit. */
export function pingFrame(payload = ''): Buffer {
  return Buffer.concat([Buffer.from([0x89, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
}

/** A whole text message as a client sends it, with a mask that changes nothing. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const mask = [0, 0, 0, 0];
  const head = length < 126 ? [0x81, 0x80 | length, ...mask] : [0x81, 0x80 | 126, length >> 8, length & 255, ...mask];
  return Buffer.concat([Buffer.from(head), payload]);
}
