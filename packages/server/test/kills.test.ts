import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Kill, runKills } from './kills/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KILLS = 10;

// The same with two hundred kills: `npm run prove:kills`.
test('a server that is killed while people play loses nothing that it has acknowledged', async () => {
  const noted: Kill[] = [];
  const verdict = await runKills({
    database: join(folder, 'tabuleiro.db'),
    pairs: 8,
    from: 0,
    to: KILLS,
    seed: 1,
    longestMs: 800,
    noted: (kill) => noted.push(kill),
  });
  expect(verdict.faults).toEqual([]);
  expect(noted).toHaveLength(KILLS);
  expect(noted.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(KILLS);
  expect(verdict.plies).toBeGreaterThan(KILLS);
});
