import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listMatches } from '../src/admin/match-commands.ts';
import type { Application } from '../src/application.ts';
import { lastEntryAt } from '../src/match/match-summary.ts';
import { getItems, playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Moves of running matches are in the log alone; readers of the table of matches must not notice.

const MINUTE = 60_000;
let ahead = 0;
let server: Application;

beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => server.close());

const rowOf = (id: string) =>
  server.store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function begin(clock = { kind: 'live', initialMs: 5 * MINUTE, incrementMs: 0 } as const) {
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north, { clock, visibility: 'public' });
  const { user1, user2 } = await rowOf(match);
  return { match, players: [south, north] as const, users: [user1 ?? '', user2 ?? ''] as const };
}

describe('while two people play on', () => {
  test('the table of matches is not written to, until something else happens', async () => {
    const { match, players } = await begin();
    const before = await rowOf(match);
    await playMoves(match, players, ['A', 'b', 'B']);
    expect(await rowOf(match)).toEqual(before);
    const line = await players[0].connect();
    await line.send({ t: 'act', match, act: { act: 'offer-draw' } });
    expect(await rowOf(match)).toMatchObject({ version: 6, plies: 3 });
    await line.send({ t: 'act', match, act: { act: 'resign' } });
    expect(await rowOf(match)).toMatchObject({ version: 7, plies: 3, status: 'over', deadline: null });
    line.close();
  });

  test('whose turn it is, how many plies there are and when the last one was is known', async () => {
    const { match, players, users } = await begin();
    const turns = async () => Promise.all(users.map((user) => server.matches.turnsOf(user)));
    expect(await turns()).toEqual([[match], []]);
    await playMoves(match, players, ['A']);
    expect(await turns()).toEqual([[], [match]]);
    const at = (await server.activeMatches.find(match))?.since;
    const { body } = await players[0].ask('GET', 'api/matches?status=running&limit=1');
    expect(getItems(body, 'matches')).toMatchObject([{ id: match, plies: 1, updatedAt: at }]);
    expect(await listMatches(server.store, 'running', 1)).toMatchObject([{ id: match, plies: 1, updated_at: at }]);
    expect(await lastEntryAt(server.store.db)).toBe(at);
  });

  test('a time that has come is put off, and the match ends at its own', async () => {
    const { match, players } = await begin();
    await playMoves(match, players, ['A', 'b']);
    const first = (await rowOf(match)).deadline ?? 0;
    ahead = 2 * MINUTE;
    await playMoves(match, players, ['A', 'b', 'B']);
    // Within a minute both had to begin; now the first has three minutes left.
    await expect.poll(async () => (await rowOf(match)).deadline).toBeGreaterThan(first);
    const now = Date.now() + ahead;
    const next = (await rowOf(match)).deadline ?? 0;
    expect(next).toBeGreaterThan(now + 2.9 * MINUTE);
    expect(next).toBeLessThan(now + 3.1 * MINUTE);
    // The second player has all of the time; the table need not hold that.
    ahead = 6.9 * MINUTE;
    await expect.poll(async () => (await rowOf(match)).deadline).toBeGreaterThan(next);
    expect((await rowOf(match)).status).toBe('running');
    ahead = 7.1 * MINUTE;
    await expect.poll(async () => (await rowOf(match)).status).toBe('over');
    expect(await rowOf(match)).toMatchObject({ winner: 1, reason: 'time', deadline: null, plies: 3 });
  });

  test('one that cannot be read keeps no other from its end', async () => {
    const [broken, other] = [await begin(), await begin()];
    await playMoves(broken.match, broken.players, ['A', 'b']);
    await playMoves(other.match, other.players, ['A', 'b']);
    const look = server.activeMatches.endIfLate.bind(server.activeMatches);
    const spy = vi.spyOn(server.activeMatches, 'endIfLate').mockImplementation(async (id) => {
      if (id === broken.match) throw new Error('unreadable');
      return look(id);
    });
    try {
      ahead = 6 * MINUTE;
      await expect.poll(async () => (await rowOf(other.match)).status).toBe('over');
      // It is tried again, but not at once.
      await expect.poll(async () => (await rowOf(broken.match)).deadline).toBeGreaterThan(Date.now() + ahead);
      expect((await rowOf(broken.match)).status).toBe('running');
    } finally {
      spy.mockRestore();
    }
    ahead = 8 * MINUTE;
    await expect.poll(async () => (await rowOf(broken.match)).status).toBe('over');
  });
});
