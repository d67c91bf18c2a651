import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  joinMatch,
  makeMatch,
  type MatchLine,
  sendMove,
  streamMatch,
  streamUser,
  type UserLine,
} from '@tabuleiro/client';
import { afterAll, describe, expect, test } from 'vitest';
import { startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { Store } from '../src/store/store.ts';
import { ClientPlayer } from './client-players.ts';
import { freshDatabase } from './database.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-shutdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function start(overrides = TEST_OVERRIDES) {
  const env = { PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) };
  const config = readConfig(env, folder);
  return { config, server: await startApplication(config, new Site(folder), overrides) };
}

/** Collects all lines but signs of life until the server ends them; throws if they break off. */
async function readAll<Line extends { t: string }>(lines: AsyncGenerator<Line>, received: Line[]): Promise<void> {
  for await (const line of lines) if (line.t !== 'beat') received.push(line);
}

describe('a server that goes away', () => {
  test('ends the lines of programs after the last news, and breaks none', async () => {
    const { server } = await start();
    const [one, two] = [await ClientPlayer.bot(server, 'um'), await ClientPlayer.bot(server, 'dois')];
    const { info } = await makeMatch(one.server, {
      game: 'oware',
      clock: { kind: 'none' },
      visibility: 'link',
      isRated: false,
      side: 1,
    });
    await joinMatch(two.server, info.id);
    const [user, match]: [UserLine[], MatchLine[]] = [[], []];
    const reading = [readAll(streamUser(two.server), user), readAll(streamMatch(two.server, info.id), match)];
    await expect.poll(() => [user.length, match.length]).toEqual([2, 1]);
    await sendMove(one.server, info.id, { ply: 0, move: 'A' });
    await server.close();
    await Promise.all(reading);
    expect(user.map(({ t }) => t)).toEqual(['welcome', 'begun', 'turn']);
    expect(match.map(({ t }) => t)).toEqual(['snapshot', 'events']);
  });

  test('writes its last heartbeat when it stops listening: no clock runs after that', async () => {
    const { server, config } = await start({});
    const line = await (await Visitor.guest(server.address)).connect();
    // A client that does not close its side delays the shutdown by a second.
    line.socket.pause();
    await server.close();
    const closedAt = Date.now();
    line.close();
    const store = await Store.open(config.database);
    const rows = await store.db.selectFrom('nodes').select('alive_at').execute();
    await store.close();
    expect(closedAt - Math.max(...rows.map(({ alive_at }) => alive_at))).toBeGreaterThanOrEqual(900);
  });
});
