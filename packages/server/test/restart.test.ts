import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage } from '@tabuleiro/client';
import { afterAll, describe, expect, test } from 'vitest';
import { freshDatabase } from './database.ts';
import { MatchWatcher } from './match-watcher.ts';
import { ServerProcess } from './server-process.ts';
import { startTestServer, Visitor } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-restart-'));
const processes: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true });
});

async function start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await ServerProcess.start(env);
  processes.push(server);
  return server;
}

/** Reconnects after the time in the `bye` message. */
async function comeBack(watching: MatchWatcher, visitor: Visitor, bye: ServerMessage): Promise<void> {
  await wait(bye.t === 'bye' ? bye.afterMs : 0);
  for (;;) {
    try {
      return await watching.move(visitor);
    } catch {
      await wait(100);
    }
  }
}

describe('a server that shuts down', () => {
  test('hands its clients over to the next one, and nothing is lost', async () => {
    const env = await freshDatabase(folder);
    const first = await start(env);
    const [south, north] = [await Visitor.guest(first.address), await Visitor.guest(first.address)];
    const match = await south.makeMatch({ clock: { kind: 'live', initialMs: 60_000, incrementMs: 0 } });
    await north.ask('POST', `api/matches/${match}/join`);
    const sides = [await MatchWatcher.begin(south, match), await MatchWatcher.begin(north, match)] as const;
    const byes = sides.map(({ line }) => line.receive('bye'));
    const closed = performance.now();
    // On its way at shutdown: either answered or not carried out.
    const answer = sides[0].line.send({ t: 'move', match, ply: 0, move: 'A' }).catch(() => null);
    expect(await first.end()).toBe('0');
    const restarted = performance.now();
    const second = await start({ ...env, PORT: first.port });
    const startUpMs = performance.now() - restarted;
    await Promise.all([
      comeBack(sides[0], south, (await byes[0]) ?? NO_BYE),
      comeBack(sides[1], north, (await byes[1]) ?? NO_BYE),
    ]);
    // Three seconds in all; the start of a process may take one of them; on a busy machine all of it takes longer.
    expect(performance.now() - closed - startUpMs).toBeLessThan(10_000);
    expect(await sides[0].line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    await sides[1].waitForKind('move');
    expect(sides[1].count('move')).toBe(1);
    expect([null, 'done']).toContain((await answer)?.t ?? null);
    expect(await sides[1].line.send({ t: 'move', match, ply: 1, move: 'b' })).toMatchObject({ t: 'done' });
    expect(await second.end()).toBe('0');
  });

  test('says that it is not ready while it still serves, and then accepts no connection', async () => {
    const server = await startTestServer({ DRAIN_SECONDS: '1' });
    const visitor = await Visitor.guest(server.address);
    const line = await visitor.connect();
    const ask = async (path: string) => {
      const { status, body } = await visitor.ask('GET', path);
      return { status, body };
    };
    expect(await ask('readyz')).toEqual({ status: 200, body: { status: 'ready' } });
    const closing = server.close();
    expect(await ask('readyz')).toEqual({ status: 503, body: { status: 'closing' } });
    expect(await ask('healthz')).toEqual({ status: 200, body: { status: 'alive' } });
    expect(await line.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
    expect(await line.receive('bye')).toMatchObject({ afterMs: expect.any(Number) });
    await closing;
    await expect(visitor.ask('GET', 'readyz')).rejects.toThrow('fetch failed');
  });
});

const NO_BYE: ServerMessage = { t: 'bye', afterMs: 0 };
