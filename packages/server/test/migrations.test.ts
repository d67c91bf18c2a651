import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication } from '../src/application.ts';
import { type Config, readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from './database.ts';
import { playMoves, startMatch } from './scenarios.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

// A database of an earlier version is brought up to date when the server starts.

const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-migrations-'));
let config: Config;
let ahead = 0;

beforeAll(async () => {
  const database = await freshDatabase(folder);
  config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', DRAIN_SECONDS: '0', ...database }, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = () =>
  startApplication(config, new Site(folder), { ...TEST_OVERRIDES, now: () => Date.now() + ahead, aliveNow: Date.now });

test('a match that was running ends when its time is over, not when the table of old says', async () => {
  const first = await start();
  const [south, north] = [await Visitor.guest(first.address), await Visitor.guest(first.address)];
  const match = await startMatch(south, north, { clock: { kind: 'live', initialMs: 2 * MINUTE, incrementMs: 0 } });
  await playMoves(match, [south, north], ['A', 'b']);
  ahead = MINUTE;
  await playMoves(match, [south, north], ['A', 'b', 'B']);
  await first.close();

  // As it was: the time of the second, who is to move and has two minutes, though the first has one.
  const earlier = await Store.open(config.database);
  const deadline = Date.now() + ahead + 2 * MINUTE;
  await earlier.db.updateTable('matches').set({ deadline, version: 5, plies: 3 }).where('id', '=', match).execute();
  await sql`delete from migrations where name = '004-earliest'`.execute(earlier.db);
  await earlier.close();

  const second = await start();
  const row = () => second.store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
  await playMoves(match, [south.at(second.address), north.at(second.address)], ['A', 'b', 'B', 'a']);
  ahead = 2.2 * MINUTE;
  await expect.poll(async () => (await row()).status).toBe('over');
  expect(await row()).toMatchObject({ winner: 2, reason: 'time' });
  expect(Date.now() + ahead).toBeLessThan(deadline);
  await second.close();
});
