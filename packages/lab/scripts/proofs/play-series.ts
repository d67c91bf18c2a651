import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecords, type ReadRecord } from '@tabuleiro/games';

const BIN = fileURLToPath(new URL('../../../cli/bin/tabuleiro.js', import.meta.url));

/** Options that are passed on to `tabuleiro match`, which checks their values. */
export const SERIES_OPTIONS = ['--fresh', '--threads='];
/** Its exit code for wrong arguments, which it has reported. */
const WRONG_WORDS = 2;

/** Runs `tabuleiro match`, which plays the missing matches of a series. Returns all its matches. */
export async function playSeries(words: readonly string[]): Promise<readonly ReadRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-series-'));
  const file = join(folder, 'records');
  try {
    const run = spawnSync(process.execPath, [BIN, 'match', ...words, '--record', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (run.status === WRONG_WORDS) {
      rmSync(folder, { recursive: true });
      process.exit(WRONG_WORDS);
    }
    if (run.status !== 0) throw new Error(`tabuleiro match ${words.join(' ')} ended with ${run.status}`);
    const read = await parseRecords(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error('the records cannot be read');
    return read.value;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
