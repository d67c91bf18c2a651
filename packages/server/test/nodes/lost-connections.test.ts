import { afterAll, describe, test } from 'vitest';
import { Users } from '../../src/accounts/users.ts';
import { ActiveMatches } from '../../src/match/active-matches.ts';
import { MatchService } from '../../src/match/match-service.ts';
import { Store } from '../../src/store/store.ts';
import { CuttableProxy } from '../client-players.ts';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { playMoves, startMatch } from '../scenarios.ts';
import { startTestServerWithOverrides, Visitor } from '../test-server.ts';

// A firewall, or a database that moves to another machine, drops connections silently. New ones work.

/** How long a statement may take here. */
const STATEMENT_MS = 2500;
const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A proxy in front of a new database, and its address there. */
async function newProxy(): Promise<{ proxy: CuttableProxy; address: string }> {
  const { DATABASE_URL = '' } = await freshDatabase();
  const proxy = await CuttableProxy.to(DATABASE_URL);
  closing.push(() => proxy.close());
  const address = new URL(DATABASE_URL);
  address.port = new URL(proxy.address).port;
  return { proxy, address: address.href };
}

/** A store that goes through the proxy, with a match of a user. */
async function openStore(address: string): Promise<{ store: Store; activeMatches: ActiveMatches; match: string }> {
  const store = await Store.open(address, STATEMENT_MS);
  closing.push(() => store.close());
  const activeMatches = new ActiveMatches(store, Date.now);
  const { info: host } = await new Users(store.db, Date.now).makeGuest();
  const { info } = await new MatchService(store, activeMatches, Date.now).make(host, {
    terms: { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false },
    side: 1,
    opponent: { kind: 'computer', player: '1' },
  });
  return { store, activeMatches, match: info.id };
}

describe.concurrent('a connection that is lost without a word', () => {
  test('does not keep players from moving, and the server says that it is not ready until it has another one', async ({
    expect,
  }) => {
    const { proxy, address } = await newProxy();
    const server = await startTestServerWithOverrides(
      { DATABASE_URL: address, LOG_LEVEL: 'silent' },
      { timing: { databaseStatement: STATEMENT_MS } },
    );
    closing.push(() => server.close());
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(south, north, { clock: { kind: 'live', initialMs: 60_000, incrementMs: 0 } });
    await playMoves(match, [south, north], ['A', 'b']);
    const look = await MatchWatcher.begin(south, match);
    const isReady = async (): Promise<number> => (await fetch(new URL('readyz', server.address))).status;
    expect(await isReady()).toBe(200);
    // Some of those that read and write, and the one that listens.
    expect(proxy.lose()).toBeGreaterThanOrEqual(2);
    look.line.socket.send(JSON.stringify({ t: 'move', id: 7, match, ply: 2, move: 'B' }));
    await expect.poll(isReady, { timeout: 30_000 }).toBe(503);
    await expect.poll(() => look.count('move'), { timeout: 45_000 }).toBe(3);
    await expect.poll(isReady, { timeout: 45_000 }).toBe(200);
    // The time is given back.
    await look.waitForKind('resumed');
    expect(await north.ask('POST', `api/matches/${match}/moves`, { ply: 3, move: 'c' })).toMatchObject({ status: 200 });
    await look.waitForKind('move', 4);
    look.line.close();
  });

  test.for(['before', 'after'] as const)('%s a commit loses nothing and doubles nothing', async (when, { expect }) => {
    const { proxy, address } = await newProxy();
    const { store, activeMatches, match } = await openStore(address);
    proxy.loseAt('commit', when);
    // The locks of the lost connection are released, or its entry is recognised.
    const result = await activeMatches.move(match, 1, { ply: 0, move: 'A' });
    expect(result).toMatchObject({ ok: true, state: { version: 3 } });
    const rows = await store.db.selectFrom('events').select('version').where('match_id', '=', match).execute();
    expect(rows.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});
