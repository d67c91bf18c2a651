import { afterAll, describe, test } from 'vitest';
import { Matches } from '../../src/match/matches.ts';
import { Rooms } from '../../src/match/rooms.ts';
import { Store } from '../../src/store/store.ts';
import { Users } from '../../src/users/users.ts';
import { Wire } from '../clients.ts';
import { freshDatabase } from '../database.ts';
import { play, seat } from '../people.ts';
import { startTestServer, Visitor } from '../table.ts';
import { Watching } from '../watching.ts';

// A firewall, or a database that moves to another machine, forgets the connections there are: nothing comes back on them,
// and nobody says so. New ones work.

const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A wire to a new database, and its address there. */
async function newWire(): Promise<{ wire: Wire; address: string }> {
  const { DATABASE_URL = '' } = await freshDatabase();
  const wire = await Wire.to(DATABASE_URL);
  closing.push(() => wire.close());
  const address = new URL(DATABASE_URL);
  address.port = new URL(wire.address).port;
  return { wire, address: address.href };
}

/** A store that goes through the wire, with a match of somebody. */
async function openStore(address: string): Promise<{ store: Store; rooms: Rooms; match: string }> {
  const store = await Store.open(address);
  closing.push(() => store.close());
  const rooms = new Rooms(store, Date.now);
  const { info: host } = await new Users(store.db, Date.now).makeGuest();
  const { info } = await new Matches(store, rooms, Date.now).make(host, {
    terms: { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false },
    side: 1,
    opponent: { kind: 'computer', player: '1' },
  });
  return { store, rooms, match: info.id };
}

describe.concurrent('a connection that is lost without a word', () => {
  test('keeps nobody from moving, and the server says that it is not ready until it has another one', async ({
    expect,
  }) => {
    const { wire, address } = await newWire();
    const server = await startTestServer({ DATABASE_URL: address, LOG_LEVEL: 'silent' });
    closing.push(() => server.close());
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await seat(south, north, { clock: { kind: 'live', initialMs: 60_000, incrementMs: 0 } });
    await play(match, [south, north], ['A', 'b']);
    const look = await Watching.begin(south, match);
    const isReady = async (): Promise<number> => (await fetch(new URL('readyz', server.address))).status;
    expect(await isReady()).toBe(200);
    // Some of those that read and write, and the one that listens.
    expect(wire.lose()).toBeGreaterThanOrEqual(2);
    look.line.socket.send(JSON.stringify({ t: 'move', id: 7, match, ply: 2, move: 'B' }));
    await expect.poll(isReady, { timeout: 30_000 }).toBe(503);
    await expect.poll(() => look.count('move'), { timeout: 45_000 }).toBe(3);
    await expect.poll(isReady, { timeout: 45_000 }).toBe(200);
    // Nobody pays for it.
    await look.hears('resumed');
    expect(await north.ask('POST', `api/matches/${match}/moves`, { ply: 3, move: 'c' })).toMatchObject({ status: 200 });
    await look.hears('move', 4);
    look.line.close();
  });

  test.for(['before', 'after'] as const)('%s a commit loses nothing and doubles nothing', async (when, { expect }) => {
    const { wire, address } = await newWire();
    const { store, rooms, match } = await openStore(address);
    wire.loseAt('commit', when);
    // What the lost connection has locked is let go, or what it has written is recognised.
    const deed = await rooms.move(match, 1, { ply: 0, move: 'A' });
    expect(deed).toMatchObject({ ok: true, state: { version: 3 } });
    const rows = await store.db.selectFrom('events').select('version').where('match_id', '=', match).execute();
    expect(rows.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});
