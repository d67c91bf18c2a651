import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { SqliteWorker } from '../../src/store/sqlite-worker.ts';
import { playMoves, startMatch } from '../scenarios.ts';
import { ServerProcess } from '../server-process.ts';
import { startTestServer, Visitor } from '../test-server.ts';

// Another program holds the write lock of the embedded database.

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the write lock; gives what releases it. */
function lock(file: string): () => void {
  const database = new Database(file);
  database.exec('pragma busy_timeout = 5000; begin immediate');
  return () => {
    database.exec('commit');
    database.close();
  };
}

describe('a server process whose database is locked', () => {
  const LONGEST_LOCK_MS = 8000;
  /** What a busy machine may add to the times that are promised. */
  const SLACK_MS = 4000;

  test('answers, is not ready within 3 s, and takes moves within 2 s of the release', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder });
    try {
      const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
      const match = await startMatch(south, north, { clock: { kind: 'live', initialMs: 60_000, incrementMs: 0 } });
      await playMoves(match, [south, north], ['A', 'b']);
      const release = lock(join(folder, 'tabuleiro.db'));
      const lockedAt = performance.now();
      const during = south.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' });
      const answers: number[] = [];
      let unreadyAfter = Number.POSITIVE_INFINITY;
      while (unreadyAfter === Number.POSITIVE_INFINITY && performance.now() - lockedAt < LONGEST_LOCK_MS) {
        const askedAt = performance.now();
        const ready = await fetch(new URL('readyz', server.address));
        if (ready.status === 503) unreadyAfter = Math.min(unreadyAfter, performance.now() - lockedAt);
        expect((await fetch(new URL('healthz', server.address))).status).toBe(200);
        expect((await south.ask('GET', `api/matches/${match}`)).status).toBe(200);
        // A user whom the server has to look up.
        expect((await new Visitor(server.address, north.identity).ask('GET', 'api/me')).status).toBe(200);
        answers.push(performance.now() - askedAt);
        await wait(50);
      }
      release();
      const releasedAt = performance.now();
      expect(unreadyAfter).toBeLessThan(3000 + SLACK_MS);
      // Before, the event loop stood still for five seconds.
      expect(Math.max(...answers)).toBeLessThan(SLACK_MS);
      expect((await during).status).toBe(200);
      const after = await north.ask('POST', `api/matches/${match}/moves`, { ply: 3, move: 'c' });
      expect(after.status).toBe(200);
      expect(performance.now() - releasedAt).toBeLessThan(2000 + SLACK_MS);
      expect((await fetch(new URL('readyz', server.address))).status).toBe(200);
    } finally {
      await server.end();
    }
  });
});

test('a server that cannot commit for a minute fails its health check', async () => {
  let ahead = 0;
  const own = mkdtempSync(join(folder, 'minute-'));
  const server = await startTestServer({ DATA_DIR: own, DATABASE_URL: '' }, Date.now, () => Date.now() + ahead);
  const health = async (): Promise<number> => (await fetch(new URL('healthz', server.address))).status;
  expect(await health()).toBe(200);
  const release = lock(join(own, 'tabuleiro.db'));
  ahead = 59_000;
  expect(await health()).toBe(200);
  ahead = 62_000;
  expect(await health()).toBe(503);
  release();
  for (let tries = 0; tries < 100 && (await health()) !== 200; tries++) await wait(100);
  expect(await health()).toBe(200);
  await server.close();
});

test('a player whose moves wait for the lock is not taken for gone', async () => {
  const own = mkdtempSync(join(folder, 'waiting-'));
  const server = await startTestServer({ DATA_DIR: own, DATABASE_URL: '' });
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north);
  const line = await south.connect();
  await line.send({ t: 'ping' });
  const release = lock(join(own, 'tabuleiro.db'));
  // Enough to stop reading from the connection, even pongs.
  const sent = Array.from({ length: 16 }, () => line.send({ t: 'move', match, ply: 0, move: 'A' }));
  await wait(100);
  for (let checks = 0; checks < 4; checks++) for (const connection of server.hub.all()) connection.checkAlive();
  release();
  expect((await Promise.all(sent)).map(({ t }) => t)).toEqual(sent.map(() => 'done'));
  expect(await line.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
  line.close();
  await server.close();
});

describe('a write', () => {
  const file = join(folder, 'writes.db');

  test('waits for the lock while others read, and after one that gave up the next one commits', async () => {
    const worker = await SqliteWorker.open({ file, isReadOnly: false, lockTimeoutMs: 300 });
    const count = async (): Promise<unknown> =>
      (await worker.query('read', 'select count(*) as count from notes')).rows[0];
    await worker.query('write', 'create table notes (text text)');
    let release = lock(file);
    const givenUp = worker.query('write', 'insert into notes values (?)', ['too late']);
    expect(await count()).toEqual({ count: 0 });
    await expect(givenUp).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    release();
    // A statement that met the lock once kept every later commit from succeeding.
    await worker.query('write', 'begin immediate');
    await worker.query('write', 'insert into notes values (?)', ['in time']);
    await worker.query('write', 'commit');
    release = lock(file);
    const waiting = worker.query('write', 'insert into notes values (?)', ['patient']);
    await wait(50);
    release();
    expect(await waiting).toMatchObject({ changes: 1 });
    expect(await count()).toEqual({ count: 2 });
    await worker.close();
    await expect(count()).rejects.toThrow('the database is closed');
  });
});
