import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { DEFAULT_LIMITS } from '../src/http/throttled-server.ts';
import { freshDatabase } from './database.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

const { mostPipelined } = DEFAULT_LIMITS;
const CLASS = 35;
const FILES = 60;
/** What one address may ask for at once. */
const BURST = 5000;
/** As many as fit into one read. */
const PIPELINED = 2400;

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-requests-'));
let server: Application;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
  writeFileSync(join(folder, 'assets/small-1234.js'), 'let small;');
  const env = { PORT: '0', THINKERS: '0', TRUST_PROXY: '1', LOG_LEVEL: 'silent', METRICS: '1' };
  const config = readConfig({ ...env, ...(await freshDatabase(folder)) }, folder);
  // The clock stands still, so that buckets do not refill.
  server = await startApplication(config, new Site(folder), { ...TEST_OVERRIDES, now: () => 1_800_000_000_000 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function send(path: string, count: number, from: string): Socket {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`.repeat(count));
  return socket;
}

const closing = (socket: Socket): Promise<true> => new Promise((resolve) => socket.on('close', () => resolve(true)));

/** The statuses of `count` requests that one connection sends a few at a time. */
async function statusesOf(path: string, count: number, from: string): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  let text = '';
  for (let asked = 0; asked < count;) {
    const some = Math.min(mostPipelined, count - asked);
    const socket = send(path, some, from).setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    const answered = (): number => text.split('HTTP/1.1 ').length - 1;
    const closed = closing(socket);
    while (answered() < some && !(await Promise.race([closed, wait(2, false)])));
    socket.destroy();
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d+)/g)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    text = '';
    asked += some;
  }
  return statuses;
}

describe('a connection that sends thousands of requests at once', () => {
  test.each(['/', '/%', '/nothing', '/api/me'])('has few requests for %s parsed, and is closed', async (path) => {
    let received = 0;
    const count = (): number => received++;
    server.app.server.on('request', count);
    const sockets = Array.from({ length: 5 }, () => send(path, PIPELINED, '127.0.0.1').resume());
    await Promise.all(sockets.map(closing));
    await wait(100);
    server.app.server.off('request', count);
    // Some are answered while others arrive, but of each read not many more than may wait.
    expect(received).toBeGreaterThan(0);
    expect(received / sockets.length).toBeLessThan(PIPELINED / 4);
  });

  test('leaves others their answers', async () => {
    const flood = Array.from({ length: 20 }, () => send('/%', PIPELINED, '127.0.0.1'));
    const response = await fetch(server.address);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Tabuleiro')]);
    for (const socket of flood) socket.destroy();
  });
});

describe('one address', () => {
  test('asks for the page and its files only so often, whatever it is', async () => {
    const ip = '192.0.2.60';
    const paths = ['/', '/%', '/nothing', '/assets/small-1234.js'];
    for (const path of paths) await statusesOf(path, BURST / paths.length, ip);
    for (const path of [...paths, '/api/lobby']) {
      const response = await fetch(new URL(path.slice(1), server.address), { headers: { 'x-forwarded-for': ip } });
      expect(Object.fromEntries(response.headers)).toMatchObject({ 'retry-after': '1', connection: 'close' });
      expect([response.status, await response.json()]).toEqual([429, expect.objectContaining({ code: 'too-fast' })]);
    }
    // Others are let in, and so is the machine itself.
    for (const other of ['192.0.2.61', '127.0.0.1']) {
      expect([...(await statusesOf('/', 1, other))]).toEqual([['200', 1]]);
    }
    const metrics = await (await fetch(new URL('metrics', server.address))).text();
    expect(metrics).toMatch(/tabuleiro_refusals_total\{code="too-fast"\} [1-9]/);
  }, 60_000);

  test('makes moves all the same', async () => {
    const ip = '192.0.2.62';
    const south = await Visitor.guest(server.address, { 'x-forwarded-for': ip });
    const north = await Visitor.guest(server.address, { 'x-forwarded-for': '192.0.2.63' });
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    await statusesOf('/nothing', BURST, ip);
    expect(await south.ask('GET', 'api/me')).toMatchObject({ status: 429 });
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  }, 60_000);

  test('may be a class that loads the page, with all its files, twice', async () => {
    const pupils = Array.from({ length: CLASS }, () => statusesOf('/assets/small-1234.js', 2 * FILES, '192.0.2.64'));
    for (const statuses of await Promise.all(pupils)) expect([...statuses]).toEqual([['200', 2 * FILES]]);
  }, 60_000);
});
