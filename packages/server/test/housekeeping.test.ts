import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { startTestServer, Visitor } from './test-server.ts';

const DAY = 86_400_000;
let ahead = 0;
let server: Application;

beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
afterAll(() => server.close());

const idOf = async (visitor: Visitor): Promise<string> => {
  const { body } = await visitor.ask('GET', 'api/me');
  const [, id = ''] = /"id":"(\w+)"/.exec(JSON.stringify(body)) ?? [];
  return id;
};

async function knows(id: string): Promise<boolean> {
  return (await server.store.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

describe('housekeeping', () => {
  test('lets guests go who never played and were not seen for a month, and keeps all others', async () => {
    const [idle, player, host, fresh] = await Promise.all([1, 2, 3, 4].map(() => Visitor.guest(server.address)));
    if (idle === undefined || player === undefined || host === undefined || fresh === undefined) throw new Error();
    const ids = await Promise.all([idle, player, host].map(idOf));
    const match = await host.makeMatch();
    expect(await player.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
    await server.housekeeping.clean();
    expect(await Promise.all(ids.map(knows))).toEqual([true, true, true]);
    ahead = 29 * DAY;
    const late = await idOf(await Visitor.guest(server.address));
    ahead = 31 * DAY;
    await server.housekeeping.clean();
    expect(await Promise.all([...ids, late].map(knows))).toEqual([false, true, true, true]);
    // A deleted guest who returns is a new one.
    expect(await idle.ask('POST', 'api/guest')).toMatchObject({ status: 200, body: { user: { isGuest: true } } });
  });

  test('forgets sessions that are over and processes that are gone', async () => {
    ahead = 0;
    const host = await Visitor.guest(server.address);
    await host.makeMatch();
    const user_id = await idOf(host);
    const sessions = () =>
      server.store.db.selectFrom('sessions').select('user_id').where('user_id', '=', user_id).execute();
    await server.store.db
      .insertInto('nodes')
      .values({ id: 'gone', alive_at: Date.now() - 2 * DAY })
      .execute();
    await server.housekeeping.clean();
    expect(await sessions()).toHaveLength(1);
    const nodes = await server.store.db.selectFrom('nodes').select('id').execute();
    expect(nodes.map(({ id }) => id)).not.toContain('gone');
    ahead = 181 * DAY;
    await server.housekeeping.clean();
    expect(await sessions()).toHaveLength(0);
    expect(await knows(user_id)).toBe(true);
  });
});
