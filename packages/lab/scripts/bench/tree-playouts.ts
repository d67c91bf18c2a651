import { Worker } from 'node:worker_threads';
import { EngineHost, type Job, type Spawn, spawnThreads } from '@tabuleiro/engine';
import { NEVER_STOP, type Rules } from '@tabuleiro/games';
// Internal: its package does not export it.
import { ROOT, Tree } from '../../../engine/dist/tree/tree.js';
import { benchMatches } from '../../src/bench.ts';

const THREAD = new URL('../../../cli/dist/players/engine-thread.js', import.meta.url);
const TABLE_BYTES = 64 * 2 ** 20;
const ROUNDS = 8;

/**
 * Playouts per second of the strongest player, all threads together, at this time per move: the best of several rounds
 * per position, because other programs use the machine too.
 */
export async function playoutsPerSecond(rules: Rules, threads: number, timeMs: number): Promise<number> {
  let last: Job | null = null;
  const open = spawnThreads(() => new Worker(THREAD));
  const spawn: Spawn = (events) => {
    const link = open(events);
    return { ...link, post: (job) => link.post((last = job)) };
  };
  const host = new EngineHost({ spawn, workers: threads, shares: true });
  const analyst = host.openAnalyst({ threads, tableBytes: TABLE_BYTES });
  const matches = benchMatches(rules);
  let total = 0;
  for (const match of matches) {
    let best = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { ms } = await analyst.analyse(match, { limits: { timeMs }, stop: NEVER_STOP, hurries: true });
      best = Math.max(best, (1000 * rootVisits(last)) / ms);
    }
    total += best;
  }
  await host.close();
  return total / matches.length;
}

function rootVisits(job: Job | null): number {
  if (job?.task.kind !== 'analyse' || job.task.together === undefined) throw new Error('threads share memory');
  return new Tree(job.task.together.memory.table).visits[ROOT] ?? 0;
}
