import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Users } from '../../src/accounts/users.ts';
import { Store } from '../../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-closing-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a store closes when the transaction that has begun is committed', async () => {
  const file = join(folder, 'tabuleiro.db');
  const store = await Store.open(file);
  const made = store.db.transaction().execute(async (transaction) => {
    const users = new Users(transaction, Date.now);
    await users.makeGuest();
    await wait(100);
    return (await users.makeGuest()).info.id;
  });
  await wait(20);
  await store.close();
  const id = await made;
  const again = await Store.open(file);
  expect(await again.db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([{ id }]);
  await again.close();
});
