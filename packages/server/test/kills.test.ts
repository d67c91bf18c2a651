import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { freshDatabase } from './database.ts';
import { type Kill, runKills } from './kills/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A start on PostgreSQL takes two seconds longer: it waits whether another process says that it is alive. */
const KILLS = inject('isFull') ? (inject('postgres') === undefined ? 10 : 4) : 2;
/** On a busy machine a server takes seconds to start. */
const PATIENCE_MS = 180_000;

// The same with two hundred kills: `npm run prove:kills`.
test(
  'a server that is killed while people play loses nothing that it has acknowledged',
  async () => {
    const noted: Kill[] = [];
    const verdict = await runKills({
      database: readConfig(await freshDatabase(folder), folder).database,
      pairs: 8,
      from: 0,
      to: KILLS,
      seed: 1,
      longestMs: 800,
      longEvery: KILLS,
      noted: (kill) => noted.push(kill),
    });
    expect(verdict.faults).toEqual([]);
    expect(noted).toHaveLength(KILLS);
    expect(noted.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(KILLS);
    expect(verdict.plies).toBeGreaterThan(KILLS);
    // One outage was so long that a clock which ran meanwhile would have been seen.
    const telling = noted.reduce((sum, { charges }) => sum + charges.telling, verdict.charges.telling);
    expect(telling).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
