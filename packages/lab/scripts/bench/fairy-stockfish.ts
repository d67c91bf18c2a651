import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Measure } from './rules-process-main.ts';
import { RulesProcess } from './rules-process.ts';

// Hecatomb against Fairy-Stockfish, the only other program that can play it: perft of the same position, both counting
// the last ply in bulk.

const PLACES = ['/usr/games/fairy-stockfish', '/usr/bin/fairy-stockfish'];
const VARIANT = fileURLToPath(new URL('fairy/hecatomb.ini', import.meta.url));
const START = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ';
const DEPTH = 5;
const ROUNDS = 5;

class FairyStockfish {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterableIterator<string>;

  constructor(program: string) {
    this.child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.send(`setoption name VariantPath value ${VARIANT}`);
    this.send('setoption name UCI_Variant value hecatomb');
    this.send(`position fen ${START} w - - 0 1`);
  }

  /**
   * It prints no time, so this is wall time from command to answer. The list of moves before the answer takes next to
   * no time.
   */
  async perft(depth: number): Promise<Pick<Measure, 'amount' | 'wallSeconds'>> {
    const start = performance.now();
    this.send(`go perft ${depth}`);
    // No `for await`: leaving the loop would close the stream.
    for (;;) {
      const line = await this.lines.next();
      if (line.done === true) throw new Error('fairy-stockfish ended without an answer');
      const nodes = /^Nodes searched: (\d+)/.exec(line.value)?.[1];
      if (nodes !== undefined) return { amount: Number(nodes), wallSeconds: (performance.now() - start) / 1000 };
    }
  }

  stop(): void {
    this.child.kill();
  }

  private send(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }
}

/** Lines for the report. */
export async function compareWithFairyStockfish(): Promise<string[]> {
  const program = PLACES.find((place) => existsSync(place));
  if (program === undefined) return ['Fairy-Stockfish is not installed here; Hecatomb was not compared with it.'];
  const fairy = new FairyStockfish(program);
  const worker = new RulesProcess();
  let best = Infinity;
  let fairyBest = Infinity;
  let nodes = 0;
  try {
    await worker.ask({ kind: 'load', game: 'hecatomb', variant: 'ten-turns' });
    for (let round = 0; round < ROUNDS; round++) {
      const walk = { depth: DEPTH, position: `${START} w 10`, repeats: 1 };
      const ours = await worker.ask({ kind: 'perft', walk, bulk: true });
      const theirs = await fairy.perft(DEPTH);
      if (ours.amount !== theirs.amount) throw new Error(`${ours.amount} nodes, Fairy-Stockfish ${theirs.amount}`);
      nodes = ours.amount;
      best = Math.min(best, ours.wallSeconds);
      fairyBest = Math.min(fairyBest, theirs.wallSeconds);
    }
  } finally {
    fairy.stop();
    worker.stop();
  }
  const speed = (seconds: number): string => (nodes / seconds / 1e6).toFixed(1);
  return [
    `Hecatomb against Fairy-Stockfish (perft ${DEPTH} from the start, both counting the last ply in bulk, time on the wall, best of ${ROUNDS}): ` +
      `${speed(best)} against ${speed(fairyBest)} M nodes/s, **${(fairyBest / best).toFixed(1)} times** as fast.`,
  ];
}
