import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { Housekeeping } from '../src/users/housekeeping.ts';
import { newAccount } from './people.ts';
import { startTestServer, Visitor } from './table.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;

async function names(): Promise<readonly string[]> {
  const rows = await server.store.db.selectFrom('users').select('name').orderBy('created_at').execute();
  return rows.map(({ name }) => name);
}

async function sessions(): Promise<number> {
  return (await server.store.db.selectFrom('sessions').select('user_id').execute()).length;
}

test('guests who never played and sessions that are over are forgotten, nobody else is', async () => {
  await newAccount(server.address, 'Conta');
  await Visitor.guest(server.address);
  const player = await Visitor.guest(server.address);
  await player.makeMatch();
  const before = await names();
  expect([before.length, await sessions()]).toEqual([3, 3]);

  await new Housekeeping(server.store.db, () => Date.now() + 29 * DAY).tidy();
  expect([await names(), await sessions()]).toEqual([before, 3]);
  await new Housekeeping(server.store.db, () => Date.now() + 31 * DAY).tidy();
  expect([await names(), await sessions()]).toEqual([[before[0], before[2]], 2]);
  await new Housekeeping(server.store.db, () => Date.now() + 181 * DAY).tidy();
  expect([await names(), await sessions()]).toEqual([[before[0], before[2]], 0]);
});
