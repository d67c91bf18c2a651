// A process that searches like `max` and reports by how many bytes it grew. search-memory.ts starts one per table size,
// so that searches do not affect each other.
import { AS_PLAYER, analyseWithProof, ProofProbe, openEngine } from '@tabuleiro/engine';
import { isGameId, loadRules } from '@tabuleiro/games';
import { benchMatches } from '../../src/bench.ts';

const SEARCH_MS = 4000;
const MOVE_MS = 500;
/** Warm-up before measuring. */
const WARM_MS = 1500;
const WARM_TABLE_BYTES = 2 ** 16;
const GC_ROUNDS = 5;
const GC_PAUSE_MS = 100;

const [game = '', variant = '', bytes = ''] = process.argv.slice(2);
if (!isGameId(game)) throw new Error(`no game ${game}`);
const rules = await loadRules(game, variant);
const now = (): number => performance.now();

/** Searches the positions in turn for this time. Returns the peak memory. */
async function search(tableBytes: number, ms: number): Promise<number> {
  if (!isGameId(game)) return 0;
  const engine = await openEngine(game, { variant, tableBytes, now });
  const proofProbe = await ProofProbe.open(game, now);
  let most = 0;
  const look = (): void => void (most = Math.max(most, process.memoryUsage.rss()));
  const end = now() + ms;
  while (now() < end) {
    for (const match of benchMatches(rules)) {
      analyseWithProof(engine, proofProbe, match, { ...AS_PLAYER, limits: { timeMs: MOVE_MS }, onProgress: look });
      look();
      if (now() >= end) break;
    }
  }
  return most;
}

await search(WARM_TABLE_BYTES, WARM_MS);
// The memory of the warm-up is released in the background.
for (let round = 0; round < GC_ROUNDS; round++) {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, GC_PAUSE_MS));
}
const before = process.memoryUsage.rss();
process.send?.((await search(Number(bytes), SEARCH_MS)) - before);
