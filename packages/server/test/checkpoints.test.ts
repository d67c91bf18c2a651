import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Checkpoints } from '../src/store/checkpoints.ts';

const MANY = 2000;
const ROWS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-checkpoints-'));
let file = '';
let database: Database.Database;
let checkpoints: Checkpoints;
let count = 0;

beforeEach(() => {
  file = join(folder, `${++count}.db`);
  database = new Database(file);
  // Only what is tested copies anything.
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table entries (text text not null)');
  checkpoints = new Checkpoints(file);
});
afterEach(async () => {
  await checkpoints.close();
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(): void {
  database.exec('begin');
  const insert = database.prepare('insert into entries (text) values (?)');
  for (let row = 0; row < ROWS; row++) insert.run(['x'.repeat(100)]);
  database.exec('commit');
}

const sizeOf = (path: string): number => statSync(path).size;

describe('the journal is copied into the database', () => {
  test('after many entries, and not before', async () => {
    write();
    const before = sizeOf(file);
    checkpoints.wrote(MANY - 1);
    await checkpoints.close();
    expect(sizeOf(file)).toBe(before);
    checkpoints.wrote(1);
    await checkpoints.close();
    expect(sizeOf(file)).toBeGreaterThan(before + 100 * ROWS);
  });

  test('and begins anew, so that it does not grow for ever', async () => {
    write();
    const longest = sizeOf(`${file}-wal`);
    for (let round = 0; round < 5; round++) {
      checkpoints.wrote(MANY);
      await checkpoints.close();
      write();
    }
    expect(sizeOf(`${file}-wal`)).toBeLessThan(2 * longest);
    expect(database.prepare('select count(*) as count from entries').all()).toEqual([{ count: 6 * ROWS }]);
  });

  test('while others write, and nothing is lost', async () => {
    write();
    checkpoints.wrote(MANY);
    for (let round = 0; round < 5; round++) write();
    await checkpoints.close();
    const other = new Database(file);
    expect(other.prepare('select count(*) as count from entries').all()).toEqual([{ count: 6 * ROWS }]);
    expect(other.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    other.close();
  });

  test('not where there is none, which harms nobody', async () => {
    const nowhere = new Checkpoints(join(folder, 'missing', 'none.db'));
    nowhere.wrote(MANY);
    await expect(nowhere.close()).resolves.toBeUndefined();
  });
});
