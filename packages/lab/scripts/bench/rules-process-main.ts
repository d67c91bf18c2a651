// Measures one variant in its own process, so that the code is as monomorphic as in a worker that plays one game.
// Requests arrive over the process channel, one at a time.
import { isGameId, loadRules, perft, perftPlayed, type Position, type Rules, SeededRandom } from '@tabuleiro/games';

export type Question =
  | { readonly kind: 'load'; readonly game: string; readonly variant: string }
  | { readonly kind: 'perft'; readonly walk: Walk; readonly bulk: boolean }
  | { readonly kind: 'playouts'; readonly games: number }
  | { readonly kind: 'heap'; readonly depth: number; readonly position: string; readonly nodes: number };

/** A position for perft, its depth and its repeats. */
export interface Walk {
  readonly depth: number;
  readonly position: string;
  readonly repeats: number;
}

export interface Measure {
  /** Nodes, games, or bytes. */
  readonly amount: number;
  /** CPU time of the whole process with its helper threads, unaffected by other programs. */
  readonly seconds: number;
  /** Wall time, for comparison with programs that report no CPU time. */
  readonly wallSeconds: number;
  readonly plies?: number;
}

const NOTHING: Measure = { amount: 0, seconds: 0, wallSeconds: 0 };

let rules: Rules | undefined;
const random = new SeededRandom(2026);

function loaded(): Rules {
  if (rules === undefined) throw new Error('nothing is loaded');
  return rules;
}

function read(text: string): Position {
  const position = loaded().parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${JSON.stringify(position.error)}`);
  return position.value;
}

function timed(work: () => { amount: number; plies?: number }): Measure {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const done = work();
  const wallSeconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  return { ...done, seconds: (used.user + used.system) / 1e6, wallSeconds };
}

function playOut(games: number): { amount: number; plies: number } {
  const start = loaded().start();
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const position = start.clone();
    for (; !position.isOver(); plies++) position.apply(position.randomMove(random));
  }
  return { amount: games, plies };
}

/** Objects, and typed arrays, whose memory is outside the heap. */
function memoryUsed(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function growHeap(position: Position, depth: number, nodes: number): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  perftPlayed(position, depth);
  collect();
  const before = memoryUsed();
  for (let walked = 0; walked < nodes;) walked += perftPlayed(position, depth);
  collect();
  return memoryUsed() - before;
}

async function answer(question: Question): Promise<Measure> {
  if (question.kind === 'load') {
    if (!isGameId(question.game)) throw new Error(`no game ${question.game}`);
    rules = await loadRules(question.game, question.variant);
    return NOTHING;
  }
  if (question.kind === 'playouts') return timed(() => playOut(question.games));
  if (question.kind === 'heap') {
    const { depth, position, nodes } = question;
    return { ...NOTHING, amount: growHeap(read(position), depth, nodes) };
  }
  const { depth, position: text, repeats } = question.walk;
  const position = read(text);
  const walk = question.bulk ? perft : perftPlayed;
  return timed(() => {
    let amount = 0;
    for (let round = 0; round < repeats; round++) amount += walk(position, depth);
    return { amount };
  });
}

process.on('message', (question: Question) => {
  answer(question).then(
    (measure) => process.send?.(measure),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
