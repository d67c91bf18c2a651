// `npm run bench`: how fast the rules are. Prints a table; `npm run bench -- --save` also keeps it in docs/benchmark.md.
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { readArguments } from '../shared/arguments.ts';
import { COMPILER, hasCompiler, perftInCpp } from './cpp.ts';
import { compareWithFairyStockfish } from './fairy-stockfish.ts';
import { SUBJECTS, type Subject } from './perft-positions.ts';
import { RulesProcess } from './rules-process.ts';

const ROUNDS = 15;
const PLAYOUTS = 2000;
const HEAP_NODES = 10_000_000;

interface Row {
  readonly name: string;
  readonly nodesPerSecond: number;
  readonly cppNodesPerSecond: number | null;
  /** The worst ratio of all positions. */
  readonly lowestRatio: number | null;
  readonly playoutsPerSecond: number;
  readonly pliesPerSecond: number;
  readonly heapGrowth: number;
}

/**
 * Our version and the C++ version take turns on the same positions. The best CPU time of each counts, since noise only
 * slows down.
 */
async function measurePerft(
  worker: RulesProcess,
  subject: Subject,
): Promise<Pick<Row, 'nodesPerSecond' | 'cppNodesPerSecond' | 'lowestRatio'>> {
  const { game, variant } = subject;
  const compiled = hasCompiler();
  let nodes = 0;
  let seconds = 0;
  let cppSeconds = 0;
  let lowest = Infinity;
  for (const [depth, position, repeats = 1] of subject.positions) {
    const walk = { depth, position, repeats };
    let best = Infinity;
    let cppBest = Infinity;
    let amount = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await worker.ask({ kind: 'perft', walk, bulk: false });
      amount = ours.amount;
      best = Math.min(best, ours.seconds);
      if (!compiled) continue;
      const theirs = perftInCpp(game, variant, walk);
      if (theirs.amount !== amount) throw new Error(`${game} ${position}: ${amount} nodes, in C++ ${theirs.amount}`);
      cppBest = Math.min(cppBest, theirs.seconds);
    }
    nodes += amount;
    seconds += best;
    cppSeconds += cppBest;
    lowest = Math.min(lowest, cppBest / best);
  }
  return {
    nodesPerSecond: nodes / seconds,
    cppNodesPerSecond: compiled ? nodes / cppSeconds : null,
    lowestRatio: compiled ? lowest : null,
  };
}

async function measurePlayouts(worker: RulesProcess): Promise<Pick<Row, 'playoutsPerSecond' | 'pliesPerSecond'>> {
  let playoutsPerSecond = 0;
  let pliesPerSecond = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { amount, seconds, plies = 0 } = await worker.ask({ kind: 'playouts', games: PLAYOUTS });
    playoutsPerSecond = Math.max(playoutsPerSecond, amount / seconds);
    pliesPerSecond = Math.max(pliesPerSecond, plies / seconds);
  }
  return { playoutsPerSecond, pliesPerSecond };
}

async function measure(subject: Subject): Promise<Row> {
  const { game, variant, positions } = subject;
  const worker = new RulesProcess();
  try {
    await worker.ask({ kind: 'load', game, variant });
    const perft = await measurePerft(worker, subject);
    const playouts = await measurePlayouts(worker);
    const [depth, position] = positions[0] ?? [1, ''];
    const heap = await worker.ask({ kind: 'heap', depth, position, nodes: HEAP_NODES });
    return { name: `${game} ${variant}`, ...perft, ...playouts, heapGrowth: heap.amount };
  } finally {
    worker.stop();
  }
}

const millions = (value: number): string => (value / 1e6).toFixed(1);
const whole = (value: number): string => Math.round(value).toLocaleString('en');

function tableOf(rows: readonly Row[]): string[] {
  const head = [
    'game',
    'perft M nodes/s',
    'C++ M nodes/s',
    'ratio',
    'lowest ratio',
    'random games/s',
    'M plies/s',
    'heap growth kB',
  ];
  const lines = rows.map((row) => {
    const { cppNodesPerSecond: cpp } = row;
    return [
      row.name,
      millions(row.nodesPerSecond),
      cpp === null ? '–' : millions(cpp),
      cpp === null ? '–' : (row.nodesPerSecond / cpp).toFixed(2),
      row.lowestRatio === null ? '–' : row.lowestRatio.toFixed(2),
      whole(row.playoutsPerSecond),
      millions(row.pliesPerSecond),
      (row.heapGrowth / 1024).toFixed(0),
    ];
  });
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
}

async function main(): Promise<void> {
  const rows: Row[] = [];
  for (const subject of SUBJECTS) {
    console.error(`measuring ${subject.game} ${subject.variant} …`);
    rows.push(await measure(subject));
  }
  const text = [
    '# How fast the rules are',
    '',
    `Made by \`npm run bench -- --save\` on ${cpus()[0]?.model ?? 'an unknown processor'} (${cpus().length} cores, ${platform()} ${arch()}), Node ${process.version}.`,
    '',
    ...tableOf(rows),
    '',
    '- perft: sequences of plies walked from the positions of `packages/lab/scripts/bench/perft-positions.ts`, every move made and unmade at every ply,',
    '  the last included; no bulk counting. One thread.',
    `- C++: the same rules with the same data layout (but 64-bit words where C++ has them: Echek, Hecatomb, Eigenstate’s key) in \`packages/lab/scripts/bench/cpp\`, \`${COMPILER}\`. Both take turns in one run and are measured alike,`,
    `  by the processor time of their process; the best of ${ROUNDS} times counts.`,
    '- ratio: over all positions together; lowest ratio: in the position in which ours does worst. V8 inlines differently from run to',
    '  run, so ratios move: run it more than once.',
    '- random games: from the start, uniformly random moves, to the end that the position shows (no repetition).',
    `- heap growth: over ${whole(HEAP_NODES)} nodes after warming up.`,
    '',
    ...(await compareWithFairyStockfish()),
    '',
  ].join('\n');
  console.log(text);
  if (options.includes('--save')) writeFileSync(new URL('../../../../docs/benchmark.md', import.meta.url), text);
}

const { options } = readArguments('bench', { words: [], options: ['--save'] });
await main();
