import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { makeTextFrame } from '../src/live/frame.ts';

// Lengths around which the form of a frame changes (RFC 6455, 5.2), in letters of one, two and four bytes.
const TEXTS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
const OTHERS = ['é'.repeat(62), 'é'.repeat(63), 'ã'.repeat(40_000), '🎲'.repeat(31), '🎲'.repeat(32)];

test('a frame is what the library makes of the same text, and its clients read it', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of [...TEXTS, ...OTHERS]) {
        stream.write(makeTextFrame(text));
        socket.send(text);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = new WebSocket(`ws://127.0.0.1:${port}/`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer) => {
      heard.push(data.toString('utf8'));
      if (heard.length === 2 * (TEXTS.length + OTHERS.length)) resolve();
    });
  });
  client.terminate();
  server.close();
  expect(heard).toEqual([...TEXTS, ...OTHERS].flatMap((text) => [text, text]));
});
