// `npm run bench:search [-- <game>… --speed --threads --latency --memory --save --sign]`: how fast the search is, and how much memory it
// takes; all games and all four parts unless some are named. Prints rows; `--save` keeps them in docs/engine.md, `--sign` keeps the
// signature that the tests check.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Analysis, openEngine } from '@tabuleiro/engine';
import { isGameId, loadRules, type Match, NEVER_STOP } from '@tabuleiro/games';
import { openHost } from '../../../cli/src/players/engine-host.ts';
import { benchChoices, benchMatches, benchSearch, countNodes } from '../../src/bench.ts';
import { readArguments } from '../shared/arguments.ts';
import { writeRows } from '../shared/document-section.ts';
import type { Row } from '../shared/saved-rows.ts';
import { LATENCY_COLUMNS, measureLatency } from './search-latency.ts';
import { MEMORY_COLUMNS, measureMemory } from './search-memory.ts';

/**
 * A variant: the depth and node count of its signature, a deeper depth for timing, and the deepest for several threads;
 * none where the search reaches the end of the match before a second thread helps.
 */
interface Signed {
  readonly game: string;
  readonly variant: string;
  readonly depth: number;
  readonly nodes: number;
  readonly deeper: number;
  readonly deepest?: number;
  /** Only in games with a tree search: its choices within a node limit. */
  readonly tree?: { readonly nodes: number; readonly choices: readonly string[] };
}

const SIGNATURE = new URL('../../test/fixtures/signature.json', import.meta.url);
const ROUNDS = 5;
const TABLE_BYTES = 64 * 2 ** 20;

interface Speed {
  readonly row: readonly string[];
  readonly signed: Signed;
}

/** One thread in this process: nodes per second and the effective branching factor. */
async function measureSpeed(signed: Signed): Promise<Speed> {
  const { game, variant, deeper } = signed;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const rules = await loadRules(game, variant);
  const engine = await openEngine(game, { variant, tableBytes: TABLE_BYTES, now: () => performance.now() });
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

/** The time to a depth with this many threads, the best of a few runs per position, in milliseconds. */
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

const signatures: readonly Signed[] = JSON.parse(readFileSync(SIGNATURE, 'utf8'));
const PARTS = ['speed', 'threads', 'latency', 'memory'] as const;
type Part = (typeof PARTS)[number];
const { words: wanted, options } = readArguments('bench:search', {
  words: [...new Set(signatures.map(({ game }) => game))],
  options: [...PARTS.map((part) => `--${part}`), '--save', '--sign'],
});
const isSigning = options.includes('--sign');
const named = PARTS.filter((part) => options.includes(`--${part}`));
const isAsked = (part: Part): boolean => (isSigning ? part === 'speed' : named.length === 0 || named.includes(part));
const chosen = signatures.filter(({ game }) => wanted.length === 0 || wanted.includes(game));
const speeds: Speed[] = [];
const rows: Readonly<Record<Part, Row[]>> = { speed: [], threads: [], latency: [], memory: [] };

function tell(part: Part, row: Row): void {
  rows[part].push(row);
  console.log(`${part}:`, row.join('  '));
}

for (const signed of chosen) {
  const { game, variant, deepest } = signed;
  if (isAsked('speed')) {
    const speed = await measureSpeed(signed);
    speeds.push(speed);
    tell('speed', speed.row);
  }
  if (isAsked('threads') && deepest !== undefined) tell('threads', await measureThreads(signed, deepest));
  if (isAsked('latency')) for (const row of await measureLatency(game, variant)) tell('latency', row);
  if (isAsked('memory')) tell('memory', await measureMemory(game, variant));
}

/** Saves a table whose first columns are words and the others numbers. Rows of other games stay. */
function save(part: Part, names: readonly string[], words = 1): void {
  const columns = names.map((name, index) => ({ name, isNumber: index >= words }));
  if (rows[part].length > 0) writeRows('docs/engine.md', `search-${part}`, columns, rows[part]);
}

if (options.includes('--save')) {
  save('speed', ['game', 'depth', 'nodes', 'nodes/ms', 'ms', 'branching', 'signature']);
  save('threads', ['game', 'depth', 'ms, one thread', 'ms, two threads', 'times faster']);
  save('latency', LATENCY_COLUMNS, 2);
  save('memory', MEMORY_COLUMNS);
}
if (isSigning) {
  const signed = signatures.map(
    (old) =>
      speeds.find((speed) => speed.signed.game === old.game && speed.signed.variant === old.variant)?.signed ?? old,
  );
  writeFileSync(SIGNATURE, `${JSON.stringify(signed, null, 2)}\n`);
}
