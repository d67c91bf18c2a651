import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { SeatAssigner } from '../src/match/seats.ts';
import { nameKey } from '../src/store/name-keys.ts';
import { getField, getText, newAccount } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Another process may have changed a user a moment ago: the test changes the database directly.

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function idOf(visitor: Visitor): Promise<string> {
  return getText(getField((await visitor.ask('GET', 'api/me')).body, 'user'), 'id');
}

async function change(id: string, name: string, banned_at: number | null = null): Promise<void> {
  const values = { name, name_key: nameKey(name), banned_at };
  await server.store.db.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Who sits at side 1 of a match, as its log says. */
async function hostIn(match: string): Promise<unknown> {
  const { body } = await new Visitor(server.address).ask('GET', `api/matches/${match}`);
  return body;
}

describe('a user in the cache', () => {
  test('sits down under the name that they have now', async () => {
    const { visitor } = await newAccount(server.address, 'Antiga');
    const other = await Visitor.guest(server.address);
    await change(await idOf(visitor), 'Nova');
    const made = await visitor.makeMatch();
    expect(await hostIn(made)).toMatchObject({ events: [{ seat: { user: { name: 'Nova' } } }] });
    const joined = await other.makeMatch();
    expect(await visitor.ask('POST', `api/matches/${joined}/join`)).toMatchObject({ status: 200 });
    expect(await hostIn(joined)).toMatchObject({ events: [{}, { seat: { user: { name: 'Nova' } } }] });
  });

  test.each([
    ['is gone', 'deleted-abcdefghij', null, { status: 401, body: { code: 'not-signed-in' } }],
    ['was banned', 'Excluída', 1, { status: 403, body: { code: 'banned' } }],
  ])('sits down nowhere when they %s', async (_, name, bannedAt, refusal) => {
    const { visitor } = await newAccount(server.address, `Vai ${name.slice(0, 3)}`);
    const open = await visitor.makeMatch({ visibility: 'public' });
    const other = await Visitor.guest(server.address);
    const waiting = await other.makeMatch();
    await change(await idOf(visitor), name, bannedAt);
    const wanted = { game: 'oware', clock: { kind: 'none' }, visibility: 'public', isRated: false, side: 1 };
    expect(await visitor.ask('POST', 'api/matches', wanted)).toMatchObject(refusal);
    expect(await visitor.ask('POST', `api/matches/${waiting}/join`)).toMatchObject(refusal);
    // Their open offers are not shown.
    expect(JSON.stringify((await other.ask('GET', 'api/lobby')).body)).not.toContain(open);
  });
});

test('a name that was taken away while its seat was written is put right, and who is gone leaves', async () => {
  const { visitor } = await newAccount(server.address, 'Entretanto');
  const [id, match] = [await idOf(visitor), await visitor.makeMatch()];
  const seating = new SeatAssigner(server.store, server.activeMatches);
  const seat = await seating.seatOf(id, { game: 'oware' });
  if (typeof seat === 'string') throw new Error(seat);
  await seating.confirm(match, 1, seat);
  expect(await hostIn(match)).toMatchObject({ events: [{ seat: { user: { name: 'Entretanto' } } }] });
  await change(id, 'deleted-0123456789');
  await seating.confirm(match, 1, seat);
  expect(await hostIn(match)).toMatchObject({
    events: [
      { seat: { user: { name: 'deleted-0123456789' } } },
      { kind: 'ended', ending: { winner: null, reason: 'abandoned' } },
    ],
  });
});
