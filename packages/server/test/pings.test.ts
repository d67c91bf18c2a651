import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import type { ClientConnection } from '../src/live/connection.ts';
import { freshDatabase } from './database.ts';
import { pingFrame, RawWebSocket } from './raw-websocket.ts';
import { startMatch } from './scenarios.ts';
import { ServerProcess } from './server-process.ts';
import { startTestServer, Visitor } from './test-server.ts';

/** How many messages one user may send at once. */
const BURST = 60;

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pongsIn = (received: string): number => received.split('\u008a').length - 1;

/** The only connection of a user. */
async function connectionOf(visitor: Visitor): Promise<ClientConnection> {
  const line = await visitor.connect();
  // A pong of the server shows that it has read up to here.
  await line.send({ t: 'ping' });
  line.socket.pause();
  const found = server.hub.all().at(-1);
  if (found === undefined) throw new Error('not connected');
  return found;
}

describe('pings of the WebSocket protocol', () => {
  test('at a sane rate are all answered with what they carry', async () => {
    const line = await (await Visitor.guest(server.address)).connect();
    for (let count = 0; count < 20; count++) {
      const pong = once(line.socket, 'pong');
      line.socket.ping(`ping ${count}`);
      expect(String((await pong)[0])).toBe(`ping ${count}`);
    }
    line.close();
  });

  test('count as messages: of a flood few are answered, the last of them is, and moves go on', async () => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(south, north);
    const live = await RawWebSocket.open(server.address, south);
    live.received = '';
    const flood = Array.from({ length: 20_000 }, () => pingFrame());
    live.socket.write(Buffer.concat([...flood, pingFrame('the last one')]));
    live.send({ t: 'move', id: 7, match, ply: 0, move: 'A' });
    while (!live.received.includes('the last one')) await once(live.socket, 'data');
    while (!live.received.includes('"t":"done","id":7')) await once(live.socket, 'data');
    expect(pongsIn(live.received)).toBeGreaterThanOrEqual(BURST);
    expect(pongsIn(live.received)).toBeLessThan(500);
    expect(await north.ask('POST', `api/matches/${match}/moves`, { ply: 1, move: 'b' })).toMatchObject({ status: 200 });
    live.socket.destroy();
  });

  test('use up the same allowance as messages', async () => {
    let now = 1_800_000_000_000;
    const own = await startTestServer({}, () => now, Date.now);
    const line = await (await Visitor.guest(own.address)).connect();
    for (let count = 0; count < BURST; count++) {
      const pong = once(line.socket, 'pong');
      line.socket.ping();
      await pong;
    }
    expect(await line.send({ t: 'ping' })).toMatchObject({
      t: 'refused',
      refusal: { code: 'too-fast', retryAfterSeconds: 1 },
    });
    now += 1000;
    expect(await line.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
    line.close();
    await own.close();
  });
});

describe('who does not read what is sent is let go', () => {
  const writes: readonly (readonly [string, (connection: ClientConnection) => void])[] = [
    ['a message', (connection) => connection.send({ t: 'turns', matches: [] })],
    ['a message to many', (connection) => connection.sendText(Buffer.from('{}'))],
    ['a pong', (connection) => connection.pong(Buffer.from('x'))],
    [
      'a ping',
      (connection) => {
        connection.checkAlive();
        connection.checkAlive();
      },
    ],
    ['a refusal before the connection closes', (connection) => connection.close(1003)],
  ];
  test.each(writes)('when %s is to be sent', async (_what, write) => {
    const count = server.hub.size;
    const connection = await connectionOf(await Visitor.guest(server.address));
    // More than the system takes in for a client that does not read.
    connection.sendText(Buffer.alloc(30_000_000, ' '));
    await wait(100);
    expect(server.hub.size).toBe(count + 1);
    write(connection);
    await expect.poll(() => server.hub.size, { timeout: 10_000 }).toBe(count);
  });
});

test('a message is not added to unread ones when all together would be too long', async () => {
  const count = server.hub.size;
  const connection = await connectionOf(await Visitor.guest(server.address));
  const piece = Buffer.alloc(300_000, ' ');
  for (let sent = 0; connection.unreadBytes < piece.length && sent < 200; sent++) {
    connection.sendText(piece);
    await wait(5);
  }
  // What waits is within the limit, and so is the message, but not both.
  expect(connection.unreadBytes).toBeGreaterThanOrEqual(piece.length);
  expect(connection.unreadBytes).toBeLessThan(700_000);
  const waiting = connection.unreadBytes;
  connection.sendText(Buffer.alloc(900_000, ' '));
  expect(connection.unreadBytes).toBeLessThan(waiting + 1000);
  await expect.poll(() => server.hub.size, { timeout: 10_000 }).toBe(count);
});

test('who has left most unread is let go when all together have left too much', async () => {
  const count = server.hub.size;
  const connections = [
    await connectionOf(await Visitor.guest(server.address)),
    await connectionOf(await Visitor.guest(server.address)),
  ];
  const text = Buffer.alloc(30_000_000, ' ');
  connections[0]?.sendText(text.subarray(0, 20_000_000));
  connections[1]?.sendText(text);
  // As soon as it is written.
  await new Promise(setImmediate);
  expect(connections.map(({ unreadBytes }) => unreadBytes > 0)).toEqual([true, false]);
  await expect.poll(() => server.hub.size, { timeout: 10_000 }).toBe(count + 1);
  // It is not the one that has left less.
  expect(connections.map((one) => server.hub.all().includes(one))).toEqual([true, false]);
  connections[0]?.terminate();
  await expect.poll(() => server.hub.size, { timeout: 10_000 }).toBe(count);
});

describe('the memory of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-pings-'));
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  test('does not grow with pings whose pongs are not read', async () => {
    const own = await ServerProcess.start(await freshDatabase(folder));
    processes.push(own);
    const live = await RawWebSocket.open(own.address, await Visitor.guest(own.address));
    live.socket.pause();
    const frame = pingFrame('x'.repeat(125));
    const piece = Buffer.concat(Array.from({ length: Math.ceil(100_000 / frame.length) }, () => frame));
    const before = await own.metric('process_resident_memory_bytes');
    const end = performance.now() + 2000;
    while (performance.now() < end && !live.socket.destroyed) {
      if (live.socket.writableNeedDrain) await wait(10);
      else live.socket.write(piece);
    }
    const after = await own.metric('process_resident_memory_bytes');
    expect(after - before).toBeLessThan(100_000_000);
    live.socket.destroy();
  });
});
