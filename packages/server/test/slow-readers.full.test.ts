import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { createThrottledServer, DEFAULT_LIMITS, type ThrottleLimits } from '../src/http/throttled-server.ts';
import { freshDatabase } from './database.ts';
import { startTestServer, TEST_OVERRIDES } from './test-server.ts';

const MEGABYTE = 1024 * 1024;
/** More than the operating system holds for a connection. */
const LARGE = 24 * MEGABYTE;

/** Opens a connection, sends `count` requests at once and reads nothing. */
async function sendUnread(address: string, path: string, count = 1): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(count));
  return socket;
}

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-slow-'));
  let server: Application;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
    writeFileSync(join(folder, 'assets/large-1234.js'), Buffer.alloc(2 * MEGABYTE, 'x'));
    const config = readConfig({ PORT: '0', THINKERS: '0', ...(await freshDatabase(folder)) }, folder);
    server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/assets/large-1234.js', 900],
    ['/assets/large-1234.js', 60],
    ['/api/openapi.json', 60],
    ['/api/docs', 60],
  ])(
    'keeps its memory and answers others while three connections ask for %s %i times each and never read',
    async (path, count) => {
      const memory = (): number => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
      const before = memory();
      const sockets = await Promise.all([1, 2, 3].map(() => sendUnread(server.address, path, count)));
      let highest = 0;
      for (let look = 0; look < 10; look++) {
        const response = await fetch(server.address);
        expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Tabuleiro')]);
        highest = Math.max(highest, memory() - before);
        await wait(100);
      }
      for (const socket of sockets) socket.destroy();
      expect(Math.round(highest / MEGABYTE)).toBeLessThan(100);
    },
  );

  test('answers requests that come together in their order', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const paths = Array.from({ length: 15 }, (_, index) => (index % 3 === 0 ? '/' : `/api/nothing-${index}`));
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
    await expect.poll(() => statuses().length, { timeout: 20_000 }).toBe(15);
    expect(statuses()).toEqual(paths.map((path) => (path === '/' ? '200' : '404')));
    socket.destroy();
  });

  test.each([
    ['0', 15_000],
    ['1', 120_000],
  ])('with TRUST_PROXY=%s waits %i ms for a client that does not read', async (proxies, expected) => {
    const own = await startTestServer({ TRUST_PROXY: proxies });
    const accepted = once(own.app.server, 'connection');
    const client = await sendUnread(own.address, '/api/openapi.json', 60);
    const [socket]: Socket[] = await accepted;
    await expect.poll(() => socket?.timeout, { timeout: 20_000 }).toBe(expected);
    client.destroy();
    await own.close();
  });
});

describe('limits of unread answers', () => {
  let app: FastifyInstance;
  /** How many requests for `/late` a handler has begun to answer. */
  let begun = 0;
  /** The paths below `/of` in the order in which a handler got them. */
  let asked: string[] = [];
  afterEach(() => app.close());

  async function listen(limits: Partial<ThrottleLimits>): Promise<string> {
    app = Fastify({
      forceCloseConnections: true,
      serverFactory: (handler) => createThrottledServer(handler, { ...DEFAULT_LIMITS, ...limits }),
    });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    app.get('/stream', async () => Readable.from(Array.from({ length: LARGE / chunk.length }, () => chunk)));
    app.get('/text', async () => 'x'.repeat(LARGE));
    asked = [];
    app.get('/of/:address', async ({ url }) => asked.push(url));
    begun = 0;
    app.get('/late', async () => {
      begun++;
      await wait(1000);
      return 'late';
    });
    return app.listen({ host: '127.0.0.1', port: 0 });
  }

  const countConnections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    );

  test.each(['/stream', '/text'])('close a connection that takes nothing of %s', async (path) => {
    const address = await listen({ stallMs: 500 });
    const socket = await sendUnread(address, path);
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(1);
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0);
    socket.destroy();
  });

  test.each(['/stream', '/text'])(
    'let a client read %s that is slow and goes on',
    async (path) => {
      const address = await listen({ stallMs: 800 });
      const socket = await sendUnread(address, path);
      let length = 0;
      const since = Date.now();
      while (length < LARGE && Date.now() - since < 50_000) {
        await wait(60);
        const part: unknown = socket.read(Math.min(512 * 1024, socket.readableLength || 1));
        if (Buffer.isBuffer(part)) length += part.length;
      }
      // Longer than the time after which a client that reads nothing is cut off.
      expect(Date.now() - since).toBeGreaterThan(1600);
      expect(length).toBeGreaterThanOrEqual(LARGE);
      socket.destroy();
    },
    60_000,
  );

  test('let a handler take longer', async () => {
    const address = await listen({ stallMs: 500 });
    expect(await (await fetch(`${address}/late`)).text()).toBe('late');
  });

  test('close a connection that sends more requests than may wait', async () => {
    const address = await listen({ mostPipelined: 5 });
    const few = await sendUnread(address, '/late', 6);
    const many = await sendUnread(address, '/late', 7);
    many.resume();
    await once(many, 'close');
    expect(await countConnections()).toBe(1);
    few.destroy();
  });

  test('start no request of a connection that is closed meanwhile', async () => {
    const address = await listen({});
    let received = 0;
    app.server.on('request', () => received++);
    const socket = await sendUnread(address, '/late', 10);
    await expect.poll(() => received, { timeout: 20_000 }).toBe(10);
    socket.destroy();
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0);
    await wait(500);
    expect(begun).toBe(1);
  });

  test('let addresses take turns, whatever waits of one of them', async () => {
    const address = await listen({ addressOf: ({ url = '' }) => ({ address: url, network: url }) });
    const { hostname, port } = new URL(address);
    const paths = ['/of/busy', '/of/busy', '/of/busy', '/of/busy', '/of/busy', '/of/busy', '/of/other'];
    const sockets = paths.map(() => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await expect.poll(countConnections).toBe(paths.length);
    // The server finds all of them at its next look.
    for (const [index, socket] of sockets.entries()) {
      socket.write(`GET ${paths[index]} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    }
    await expect.poll(() => asked.length).toBe(paths.length);
    expect(asked.indexOf('/of/other')).toBeLessThan(3);
    for (const socket of sockets) socket.destroy();
  });

  test('close the connections with most unread bytes when all together have too many', async () => {
    const address = await listen({ mostUnreadBytes: 1.5 * LARGE, sweepMs: 50 });
    const sockets = [];
    for (let count = 0; count < 4; count++) sockets.push(await sendUnread(address, '/text'));
    await expect.poll(countConnections, { timeout: 20_000 }).toBeLessThan(4);
    // Clients within the limit are not cut off.
    await wait(150);
    expect(await countConnections()).toBeGreaterThan(0);
    for (const socket of sockets) socket.destroy();
  });
});
