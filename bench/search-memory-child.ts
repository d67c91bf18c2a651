// A process that searches as `max` does and says by how many bytes it grew; search-memory.ts starts one for each table size, so
// that nothing is left over from another search.
import { AS_PLAYER, analyseWithProof, benchMatches, ProofProbe, openEngine } from '@tabuleiro/engine';
import { isGameId, loadRules } from '@tabuleiro/games';

const SEARCH_MS = 4000;
const MOVE_MS = 500;
/** The programs are loaded, compiled and warm before anything is counted. */
const WARM_MS = 1500;
const WARM_TABLE_BYTES = 2 ** 16;
const GC_ROUNDS = 5;
const GC_PAUSE_MS = 100;

const [game = '', variant = '', bytes = ''] = process.argv.slice(2);
if (!isGameId(game)) throw new Error(`no game ${game}`);
const rules = await loadRules(game, variant);
const now = (): number => performance.now();

/** Searches the positions one after the other, again and again, for so long; gives the most memory that was in use meanwhile. */
async function search(tableBytes: number, ms: number): Promise<number> {
  if (!isGameId(game)) return 0;
  const engine = await openEngine(game, { tableBytes, now });
  const foresight = await ProofProbe.open(game, now);
  let most = 0;
  const look = (): void => void (most = Math.max(most, process.memoryUsage.rss()));
  const end = now() + ms;
  while (now() < end) {
    for (const match of benchMatches(rules)) {
      analyseWithProof(engine, foresight, match, { ...AS_PLAYER, limits: { timeMs: MOVE_MS }, onProgress: look });
      look();
      if (now() >= end) break;
    }
  }
  return most;
}

await search(WARM_TABLE_BYTES, WARM_MS);
// What the warm search left is given back by and by, in the background.
for (let round = 0; round < GC_ROUNDS; round++) {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, GC_PAUSE_MS));
}
const before = process.memoryUsage.rss();
process.send?.((await search(Number(bytes), SEARCH_MS)) - before);
