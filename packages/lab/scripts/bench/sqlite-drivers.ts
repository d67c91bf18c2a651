// `npm run bench:sqlite`: three ways to write to the embedded database, and what each does to the event loop of the thread
// that serves. The table goes into docs/server-proof.md (`-- --no-save` leaves it alone).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { SqliteWorker } from '../../../server/src/store/sqlite-worker.ts';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { middleOf } from './load/measure.ts';

const { options } = readArguments('bench:sqlite', { words: [], options: ['--no-save'] });

const PRAGMAS = 'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000';
const TABLE = 'create table if not exists entries (text text not null)';
const INSERT = 'insert into entries (text) values (?)';
const TEXT = 'x'.repeat(150);
const COMMITS = 300;
const LOCKED_MS = 2000;
const TICK_MS = 5;

interface Writer {
  commit(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Each opens a file that has the table already. */
const WAYS: Readonly<Record<string, (file: string) => Promise<Writer>>> = {
  'on the serving thread': async (file) => {
    const database = new Database(file);
    database.exec(PRAGMAS);
    const insert = database.prepare(INSERT);
    return { commit: async () => insert.run([TEXT]), close: async () => database.close() };
  },
  'driver’s own threads (libsql/promise)': async (file) => {
    const database = new AsyncDatabase(file, {});
    await database.exec(PRAGMAS);
    return {
      commit: async () => {
        await database.exec(`insert into entries (text) values ('${TEXT}')`);
      },
      close: async () => database.close(),
    };
  },
  'worker thread that owns the file': async (file) => {
    const worker = await SqliteWorker.open({ file, isReadOnly: false, lockTimeoutMs: 5000 });
    return { commit: () => worker.query('write', INSERT, [TEXT]), close: () => worker.close() };
  },
};

/** The longest block of the event loop during some work. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const tick = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - TICK_MS);
    last = now;
  }, TICK_MS);
  await work();
  clearInterval(tick);
  return Math.max(longest, performance.now() - last - TICK_MS);
}

async function measure(name: string, open: (file: string) => Promise<Writer>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-sqlite-'));
  const file = join(folder, 'entries.db');
  const other = new Database(file);
  other.exec(`${PRAGMAS}; ${TABLE}`);
  const writer = await open(file);
  const times: number[] = [];
  for (let count = 0; count < COMMITS; count++) {
    const start = performance.now();
    await writer.commit();
    times.push(performance.now() - start);
  }
  other.exec('begin immediate');
  // On the serving thread nothing could release the lock in time: the writer gives up after five seconds.
  const release = pause(LOCKED_MS).then(() => other.exec('commit'));
  const stoodStill = await longestPause(() => Promise.allSettled([writer.commit(), release]));
  const after = await Promise.allSettled([writer.commit(), writer.commit(), writer.commit()]);
  const failed = after.filter(({ status }) => status === 'rejected').length;
  await writer.close();
  other.close();
  rmSync(folder, { recursive: true });
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(0.99 * COMMITS)] ?? 0;
  return [name, middleOf(times).toFixed(2), p99.toFixed(2), stoodStill.toFixed(0), `${failed} of ${after.length}`];
}

const rows: (readonly string[])[] = [];
for (const [name, open] of Object.entries(WAYS)) rows.push(await measure(name, open));
const table = makeTable(
  [
    { name: 'SQLite' },
    { name: 'commit, median ms', isNumber: true },
    { name: 'p99 ms', isNumber: true },
    { name: 'loop stood still, ms', isNumber: true },
    { name: 'commits that failed after the lock', isNumber: true },
  ],
  rows,
);
console.log(table);
if (!options.includes('--no-save')) writeSection('docs/server-proof.md', 'sqlite', table);
