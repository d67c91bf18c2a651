import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/site.ts';
import { freshDatabase } from './database.ts';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-slow-'));
let server: Application;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
  writeFileSync(join(folder, 'assets/large-1234.js'), Buffer.alloc(2 * MEGABYTE, 'x'));
  const config = readConfig({ PORT: '0', THINKERS: '0', ...(await freshDatabase(folder)) }, folder);
  server = await startApplication(config, new Site(folder));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Opens a connection, sends so many requests at once and reads nothing. */
async function pipeline(address: string, path: string, count: number): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(count));
  return socket;
}

describe('connections that send many requests and never read', () => {
  test('do not fill the memory, and others are answered', async () => {
    const before = process.memoryUsage().rss;
    const sockets = [];
    for (let count = 0; count < 3; count++) sockets.push(await pipeline(server.address, '/assets/large-1234.js', 300));
    let highest = 0;
    for (let look = 0; look < 20; look++) {
      const response = await fetch(server.address);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Tabuleiro')]);
      highest = Math.max(highest, process.memoryUsage().rss - before);
      await wait(100);
    }
    for (const socket of sockets) socket.destroy();
    expect(Math.round(highest / MEGABYTE)).toBeLessThan(100);
  });
});
