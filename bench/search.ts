// `npm run bench:search [-- --save | --sign]`: how fast the search is. Prints tables; `--save` keeps them in docs/engine.md, `--sign` keeps
// the signature that the tests check.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Analysis, benchChoices, benchMatches, benchSearch, countNodes, openEngine } from '@tabuleiro/engine';
import { isGameId, loadRules, type Match, NEVER_STOP, StopFlag } from '@tabuleiro/games';
import { openHost } from '../packages/cli/src/players/threads.ts';
import { makeTable } from './proof.ts';
import { writeSection } from './section.ts';

/**
 * One variant: the depth of its signature, the nodes that it took, a deeper depth for what is measured in time, and the deepest for what
 * several threads do; none where a match is searched to its end before a second thread is of use.
 */
interface Signed {
  readonly game: string;
  readonly variant: string;
  readonly depth: number;
  readonly nodes: number;
  readonly deeper: number;
  readonly deepest?: number;
  /** Only of games that a growing tree plays: what it chooses within so many nodes. */
  readonly tree?: { readonly nodes: number; readonly choices: readonly string[] };
}

const SIGNATURE = new URL('../packages/engine/test/fixtures/signature.json', import.meta.url);
const ROUNDS = 5;
const TABLE_BYTES = 64 * 2 ** 20;

interface Speed {
  readonly row: readonly string[];
  readonly signed: Signed;
}

/** One thread in this process: nodes a second, and by how much the nodes grow from one depth to the next. */
async function measureSpeed(signed: Signed): Promise<Speed> {
  const { game, variant, deeper } = signed;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const rules = await loadRules(game, variant);
  const engine = await openEngine(game, { tableBytes: TABLE_BYTES, now: () => performance.now() });
  const nodes = countNodes(benchSearch(engine, rules, signed.depth));
  let analyses: readonly Analysis[] = [];
  let ms = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    analyses = benchSearch(engine, rules, deeper);
    ms = Math.min(ms, performance.now() - began);
  }
  const total = countNodes(analyses);
  const shallow = countNodes(benchSearch(engine, rules, deeper - 2));
  const branching = Math.sqrt(total / shallow);
  const row = [
    `${game} ${variant}`,
    String(deeper),
    total.toLocaleString('en'),
    Math.round(total / ms).toLocaleString('en'),
    Math.round(ms).toLocaleString('en'),
    branching.toFixed(2),
    nodes.toLocaleString('en'),
  ];
  const { tree } = signed;
  const choices = tree && { tree: { ...tree, choices: benchChoices(engine, rules, tree.nodes) } };
  return { row, signed: { ...signed, nodes, ...choices } };
}

/** The time to a depth with so many threads, the best of a few times for each position, in milliseconds. */
async function timeToDepth(matches: readonly Match[], depth: number, threads: number): Promise<number> {
  const host = openHost(threads);
  let total = 0;
  try {
    const analyst = host.openAnalyst({ threads, tableBytes: TABLE_BYTES });
    for (const match of matches) {
      let best = Infinity;
      for (let round = 0; round < ROUNDS; round++) {
        analyst.forget();
        const began = performance.now();
        await analyst.analyse(match, { limits: { depth }, stop: NEVER_STOP, hurries: false });
        best = Math.min(best, performance.now() - began);
      }
      total += best;
    }
  } finally {
    await host.close();
  }
  return total;
}

async function measureThreads({ game, variant }: Signed, depth: number): Promise<readonly string[]> {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const matches = benchMatches(await loadRules(game, variant));
  const one = await timeToDepth(matches, depth, 1);
  const two = await timeToDepth(matches, depth, 2);
  return [
    `${game} ${variant}`,
    String(depth),
    Math.round(one).toLocaleString('en'),
    Math.round(two).toLocaleString('en'),
    (one / two).toFixed(2),
  ];
}

const TRIES = 20;
/** So many rounds over the positions warm the worker up. */
const WARM_ROUNDS = 3;
const THINK_MS = 100;

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How long it takes until a first move is there, in a worker that is warm, and until a stop is obeyed: the median of many tries and the slowest. */
async function measureLatency({ game, variant }: Signed): Promise<readonly string[]> {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const matches = benchMatches(await loadRules(game, variant));
  const host = openHost(1);
  const analyst = host.openAnalyst({ tableBytes: TABLE_BYTES });
  const ready: number[] = [];
  const stopped: number[] = [];
  for (let attempt = 0; attempt < TRIES + WARM_ROUNDS * matches.length; attempt++) {
    const match = matches[attempt % matches.length];
    if (match === undefined) continue;
    const stop = new StopFlag();
    let firstMs = Infinity;
    const began = performance.now();
    const onProgress = (): void => void (firstMs = Math.min(firstMs, performance.now() - began));
    const done = analyst.analyse(match, { limits: {}, stop, hurries: false, onProgress });
    await new Promise((resolve) => setTimeout(resolve, THINK_MS));
    const raised = performance.now();
    stop.raise();
    await done;
    if (attempt < WARM_ROUNDS * matches.length) continue;
    stopped.push(performance.now() - raised);
    ready.push(firstMs);
  }
  await host.close();
  const say = (times: readonly number[]): readonly string[] => [
    medianOf(times).toFixed(1),
    Math.max(...times).toFixed(1),
  ];
  return [`${game} ${variant}`, ...say(ready), ...say(stopped)];
}

const signatures: readonly Signed[] = JSON.parse(readFileSync(SIGNATURE, 'utf8'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = signatures.filter(({ game }) => wanted.length === 0 || wanted.includes(game));
const speeds: Speed[] = [];
const threadRows: (readonly string[])[] = [];
const latencyRows: (readonly string[])[] = [];
for (const signed of chosen) {
  const speed = await measureSpeed(signed);
  speeds.push(speed);
  console.log(speed.row.join('  '));
  if (process.argv.includes('--sign')) continue;
  if (signed.deepest !== undefined) {
    const row = await measureThreads(signed, signed.deepest);
    threadRows.push(row);
    console.log('  threads:', row.join('  '));
  }
  const row = await measureLatency(signed);
  latencyRows.push(row);
  console.log('  latency:', row.join('  '));
}
const speedTable = makeTable(
  ['game', 'depth', 'nodes', 'nodes/ms', 'ms', 'branching', 'signature'].map((name, index) => ({
    name,
    isNumber: index > 0,
  })),
  speeds.map(({ row }) => row),
);
const threadTable = makeTable(
  ['game', 'depth', 'ms, one thread', 'ms, two threads', 'times faster'].map((name, index) => ({
    name,
    isNumber: index > 0,
  })),
  threadRows,
);
const latencyTable = makeTable(
  ['game', 'first move, ms', 'slowest', 'stop, ms', 'slowest'].map((name, index) => ({ name, isNumber: index > 0 })),
  latencyRows,
);
if (process.argv.includes('--save')) {
  writeSection('docs/engine.md', 'search-latency', latencyTable);
  writeSection('docs/engine.md', 'search-speed', speedTable);
  writeSection('docs/engine.md', 'search-threads', threadTable);
}
if (process.argv.includes('--sign')) {
  const signed = signatures.map(
    (old) =>
      speeds.find((speed) => speed.signed.game === old.game && speed.signed.variant === old.variant)?.signed ?? old,
  );
  writeFileSync(SIGNATURE, `${JSON.stringify(signed, null, 2)}\n`);
}
