import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Users } from '../../src/accounts/users.ts';
import { namingDatabase } from '../../src/store/database-errors.ts';
import { Store } from '../../src/store/store.ts';

// A limit of SQLite keeps the file from growing, which fails as a full disk does.

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-full-'));
let store: Store;

beforeAll(async () => {
  store = await Store.open(join(folder, 'tabuleiro.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function fill(): Promise<never> {
  for (;;) {
    await store.db.transaction().execute(async (transaction) => {
      const users = new Users(transaction, Date.now);
      for (let count = 0; count < 100; count++) await users.makeGuest();
    });
  }
}

test('a full disk is reported as such, and when there is room again everything goes on', async () => {
  const limit = async (pages: number): Promise<void> => {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(store.db);
  };
  await limit(60);
  await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL', message: 'database or disk is full' });
  await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await limit(10_000);
  const { info } = await new Users(store.db, Date.now).makeGuest();
  expect(await store.db.selectFrom('users').select('id').where('id', '=', info.id).execute()).toEqual([
    { id: info.id },
  ]);
});

test('an error of the database that comes later names the file, and no other error does', async () => {
  const file = join(folder, 'tabuleiro.db');
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  await expect(namingDatabase(file, Promise.reject(full))).rejects.toThrow(
    `${file} cannot be written: database or disk is full`,
  );
  const other = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  await expect(namingDatabase(file, Promise.reject(other))).rejects.toBe(other);
});
