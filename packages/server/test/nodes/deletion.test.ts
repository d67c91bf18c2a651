import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '../../src/application.ts';
import { freshDatabase } from '../database.ts';
import { newAccount, PASSPHRASE } from '../scenarios.ts';
import { startTestServer, Visitor } from '../test-server.ts';

// Another process remembers an account for a while after its deletion.

let servers: readonly Application[] = [];
beforeAll(async () => {
  const env = await freshDatabase();
  servers = [await startTestServer(env), await startTestServer(env)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

test('no match begins at one process under a name that was deleted at another', async () => {
  const [a = '', b = ''] = servers.map(({ address }) => address);
  const { visitor: here } = await newAccount(a, 'Zita');
  const there = here.at(b);
  expect(await there.ask('GET', 'api/me')).toMatchObject({ body: { user: { name: 'Zita' } } });
  const waiting = await there.makeMatch({ visibility: 'public' });
  expect(await here.ask('POST', 'api/account/deletion', { passphrase: PASSPHRASE })).toMatchObject({ status: 200 });
  const wanted = { game: 'oware', clock: { kind: 'none' }, visibility: 'public', isRated: true, side: 1 };
  expect(await there.ask('POST', 'api/matches', wanted)).toMatchObject({
    status: 401,
    body: { code: 'not-signed-in' },
  });
  await expect.poll(() => there.ask('GET', 'api/me'), { timeout: 30_000 }).toMatchObject({ body: { user: null } });
  for (const address of [a, b]) {
    const anybody = new Visitor(address);
    expect(await anybody.ask('GET', 'api/lobby')).toMatchObject({ status: 200, body: [] });
    expect(JSON.stringify((await anybody.ask('GET', `api/matches/${waiting}`)).body)).not.toContain('Zita');
  }
});
