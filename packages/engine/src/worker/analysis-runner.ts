import { type GameId, loadStyle, type Match, perftWithin, type Stop } from '@tabuleiro/games';
import { type AnalyseOptions, type Analysis, type Engine, openEngine } from '../engine.ts';
import { InFlightMoves, type Now, Ordering } from '../search/index.ts';
import type { ProofProbe } from '../solver/proof-probe.ts';
import type { SolveProgress } from '../solver/solution.ts';
import type { Tables } from '../tablebase/index.ts';
import type { AnalyseTask, Job, PerftTask, ProofTask, Reply } from './messages.ts';
import { NodeCounter } from './node-counter.ts';

/** Finds the solved positions of a variant, and keeps what it has found; null where there are none. */
export type FindTables = (game: GameId, variant: string) => Promise<Tables | null>;

/** What a worker analyses, proves and counts. Apart from the rest, because where only levels play it need not be loaded. */
export class AnalysisRunner {
  private readonly reply: (reply: Reply) => void;
  private readonly now: Now;
  private readonly findTables: FindTables;
  /** The engine used last; another game takes its place, so that tables do not add up. */
  private engine: { readonly key: string; readonly opened: Promise<Engine> } | null = null;
  /** Of the engines that share memory, which come and go with every question. */
  private readonly ordering = new Ordering();
  private proofProbe: { readonly game: GameId; readonly opened: Promise<ProofProbe> } | null = null;

  constructor(reply: (reply: Reply) => void, now: Now, findTables: FindTables) {
    this.reply = reply;
    this.now = now;
    this.findTables = findTables;
  }

  /** Counts sequences of plies. */
  count({ depth, most }: PerftTask, match: Match): Reply {
    return { kind: 'counted', nodes: perftWithin(match.position.clone(), depth, most) };
  }

  /** Proves the result of the position, or what each move leads to. */
  async prove(game: GameId, task: ProofTask, match: Match, stop: Stop): Promise<Reply> {
    // Loaded only where something is solved.
    const { openSolver } = await import('../solver/solver.ts');
    const solver = await openSolver(game, { now: this.now });
    const { limits } = task;
    const onProgress = (progress: SolveProgress): void => this.reply({ kind: 'solving', progress });
    if (task.kind === 'solve') return { kind: 'solved', solution: solver.solve(match, { limits, stop, onProgress }) };
    return { kind: 'judged', verdicts: solver.judgeMoves(match, { limits, stop, onProgress }) };
  }

  async analyse(job: Job, task: AnalyseTask, match: Match, stop: Stop): Promise<Analysis> {
    const { together } = task;
    const engine = await this.findEngine(job, task);
    const thread = together?.thread ?? 0;
    const nodeCounter = together && new NodeCounter(together.nodeCounter);
    const options: AnalyseOptions = {
      limits: job.limits,
      stop,
      ...(task.lines !== undefined && { lines: task.lines }),
      ...(task.contempt !== undefined && { contempt: task.contempt }),
      ...(task.hurries !== undefined && { hurries: task.hurries }),
      ...(together !== undefined && { thread: together.thread, age: together.age }),
    };
    // Who helps only searches and counts, and tells nothing.
    if (thread > 0) return engine.analyse(match, { ...options, onNodes: (nodes) => nodeCounter?.note(thread, nodes) });
    const withAll = (analysis: Analysis): Analysis => ({
      ...analysis,
      nodes: analysis.nodes + (nodeCounter?.total ?? 0),
    });
    const onProgress = (analysis: Analysis): void => this.reply({ kind: 'progress', analysis: withAll(analysis) });
    const { analyseWithProof } = await import('../solver/proof-probe.ts');
    const onError = (error: unknown): void => {
      // What it was in the middle of is of no use any more.
      this.proofProbe = null;
      this.reply({ kind: 'fault', error });
    };
    return withAll(analyseWithProof(engine, await this.findForesight(job), match, { ...options, onProgress, onError }));
  }

  /** Loaded only where something is analysed. */
  private async findForesight({ game }: Job): Promise<ProofProbe> {
    const { ProofProbe: Loaded } = await import('../solver/proof-probe.ts');
    if (this.proofProbe?.game !== game) this.proofProbe = { game, opened: Loaded.open(game, this.now) };
    return this.proofProbe.opened;
  }

  private async findEngine({ game, variant }: Job, task: AnalyseTask): Promise<Engine> {
    const { tableBytes, together, contempt } = task;
    const { now } = this;
    const style = await loadStyle(game, task.style);
    const tables = await this.findTables(game, variant);
    const { ordering } = this;
    if (together !== undefined) {
      const { table, busy } = together.memory;
      const shared = { table, busy: busy && new InFlightMoves(busy) };
      return openEngine(game, { shared, now, tables, ordering, style });
    }
    const key = `${game} ${variant} ${tableBytes} ${contempt} ${task.style}`;
    if (this.engine?.key !== key) this.engine = { key, opened: openEngine(game, { tableBytes, now, tables, style }) };
    return this.engine.opened;
  }
}
