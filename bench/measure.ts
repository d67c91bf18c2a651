// Measures one variant in a process of its own, so that the code it runs is as monomorphic as in a worker that plays one
// game. It is asked over the process's channel, a question at a time.
import { isGameId, loadRules, perft, perftPlayed, type Position, type Rules, SeededRandom } from '@tabuleiro/games';

export type Question =
  | { readonly kind: 'load'; readonly game: string; readonly variant: string }
  | { readonly kind: 'perft'; readonly depth: number; readonly position: string; readonly bulk: boolean }
  | { readonly kind: 'playouts'; readonly games: number }
  | { readonly kind: 'heap'; readonly depth: number; readonly position: string; readonly nodes: number };

export interface Measure {
  /** Nodes walked, games played, or bytes grown. */
  readonly amount: number;
  readonly seconds: number;
  readonly plies?: number;
}

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

/** The time that the work took on this thread: on a busy machine the clock on the wall tells less. */
function timed(work: () => { amount: number; plies?: number }): Measure {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const done = work();
  const wall = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  return { ...done, seconds: Math.min(wall, (used.user + used.system) / 1e6) };
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

function growHeap(position: Position, depth: number, nodes: number): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  perftPlayed(position, depth);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let walked = 0; walked < nodes;) walked += perftPlayed(position, depth);
  collect();
  return process.memoryUsage().heapUsed - before;
}

async function answer(question: Question): Promise<Measure> {
  if (question.kind === 'load') {
    if (!isGameId(question.game)) throw new Error(`no game ${question.game}`);
    rules = await loadRules(question.game, question.variant);
    return { amount: 0, seconds: 0 };
  }
  if (question.kind === 'playouts') return timed(() => playOut(question.games));
  const position = read(question.position);
  if (question.kind === 'heap') return { amount: growHeap(position, question.depth, question.nodes), seconds: 0 };
  const walk = question.bulk ? perft : perftPlayed;
  return timed(() => ({ amount: walk(position, question.depth) }));
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
