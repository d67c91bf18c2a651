import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../../src/application.ts';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { startTestServer, Visitor } from '../test-server.ts';

// The database cuts connections; clients must not miss anything.

let env: Readonly<Record<string, string>>;
let servers: Application[] = [];
let admin: Client;

beforeAll(async () => {
  env = await freshDatabase();
  servers = await Promise.all([startTestServer(env), startTestServer(env)]);
  admin = new Client({ connectionString: env['DATABASE_URL'] });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await Promise.all(servers.map((server) => server.close()));
});

/** Ends all connections of the servers, or only those on which they listen. */
async function cut(which: 'all' | 'listening'): Promise<number> {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and ($1 = 'all' or query like 'listen %' or query = 'select 1')`,
    [which],
  );
  return rowCount ?? 0;
}

describe.each(['listening', 'all'] as const)('when %s connections to the database break', (which) => {
  test('nothing is missed by those who are connected elsewhere', async () => {
    const [a, b] = servers.map(({ address }) => address);
    if (a === undefined || b === undefined) throw new Error('no servers');
    const [south, north] = [await Visitor.guest(a), await Visitor.guest(b)];
    const lobby = await north.connect();
    await lobby.send({ t: 'lobby', isWanted: true });
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    const [first, second] = [await MatchWatcher.begin(south, match), await MatchWatcher.begin(north, match)];
    for (let round = 0; round < 3; round++) {
      expect(await cut(which)).toBeGreaterThanOrEqual(2);
      const ply = 2 * round;
      // While the other server does not listen.
      expect(await first.line.send({ t: 'move', match, ply, move: 'ABC'.charAt(round) })).toMatchObject({ t: 'done' });
      await second.waitForVersion(ply + 3);
      expect(await second.line.send({ t: 'move', match, ply: ply + 1, move: 'bcd'.charAt(round) })).toMatchObject({
        t: 'done',
      });
      await first.waitForVersion(ply + 4);
    }
    await cut(which);
    const open = await again(() => south.makeMatch({ visibility: 'public' }));
    await lobby.receive('lobby', (message) => message.t === 'lobby' && message.open.some(({ id }) => id === open));
    await lobby.receive('turns', (message) => message.t === 'turns' && message.matches.length === 0);
    expect([first.count('move'), second.count('move')]).toEqual([6, 6]);
    for (const { socket } of [first.line, second.line, lobby]) socket.terminate();
  });
});

/** Tries again after an error. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return work();
  }
}
