import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('search-memory-process.ts', import.meta.url));
const MEGABYTE = 2 ** 20;
/** In megabytes. */
const TABLES = [1, 64] as const;

export const MEMORY_COLUMNS = ['game', ...TABLES.map((size) => `table of ${size} MB`), 'difference'];

/** A small young generation, so that short-lived objects do not blur the measurement. */
const NODE_OPTIONS = ['--expose-gc', '--max-semi-space-size=1', '--import', 'tsx'];

/** The growth of a process that searches for a few seconds with a table of this size, in bytes. */
async function measureGrowth(game: string, variant: string, tableBytes: number): Promise<number> {
  const child = fork(CHILD, [game, variant, String(tableBytes)], { execArgv: NODE_OPTIONS });
  return new Promise((resolve, reject) => {
    child.on('message', (bytes) => resolve(Number(bytes)));
    child.on('exit', (code) => reject(new Error(`the process that searched ${game} ended with ${code}`)));
  });
}

/** The memory of a search with a small and a large table, in megabytes, and their difference. */
export async function measureMemory(game: string, variant: string): Promise<readonly string[]> {
  const grown: number[] = [];
  for (const size of TABLES) grown.push((await measureGrowth(game, variant, size * MEGABYTE)) / MEGABYTE);
  const [small = Number.NaN, large = Number.NaN] = grown;
  return [`${game} ${variant}`, ...[small, large, large - small].map((megabytes) => megabytes.toFixed(1))];
}
