import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('search-memory-child.ts', import.meta.url));
const MEGABYTE = 2 ** 20;
/** In megabytes. */
const TABLES = [1, 64] as const;

export const MEMORY_COLUMNS = ['game', ...TABLES.map((size) => `table of ${size} MB`), 'difference'];

/** Little room for short-lived objects: how much of it Node happens to use at a moment would blur what is measured. */
const NODE_OPTIONS = ['--expose-gc', '--max-semi-space-size=1', '--import', 'tsx'];

/** By how many bytes a process grows that searches for a few seconds with such a table. */
async function measureGrowth(game: string, variant: string, tableBytes: number): Promise<number> {
  const child = fork(CHILD, [game, variant, String(tableBytes)], { execArgv: NODE_OPTIONS });
  return new Promise((resolve, reject) => {
    child.on('message', (bytes) => resolve(Number(bytes)));
    child.on('exit', (code) => reject(new Error(`the process that searched ${game} ended with ${code}`)));
  });
}

/** How much memory a search takes with a small table and with a large one, in megabytes, and by how much these differ. */
export async function measureMemory(game: string, variant: string): Promise<readonly string[]> {
  const grown: number[] = [];
  for (const size of TABLES) grown.push((await measureGrowth(game, variant, size * MEGABYTE)) / MEGABYTE);
  const [small = Number.NaN, large = Number.NaN] = grown;
  return [`${game} ${variant}`, ...[small, large, large - small].map((megabytes) => megabytes.toFixed(1))];
}
