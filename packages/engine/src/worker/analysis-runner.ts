import { type GameId, loadStyle, type Match, perftWithin, type Stop } from '@tabuleiro/games';
import { type AnalyseOptions, type Analysis, type Engine, openEngine } from '../engine.ts';
import type { Now } from '../search/budget.ts';
import { InFlightMoves } from '../search/in-flight-moves.ts';
import { Ordering } from '../search/ordering.ts';
import type { ProofProbe } from '../solver/proof-probe.ts';
import type { SolveProgress } from '../solver/solution.ts';
import type { Tablebase } from '../tablebase/tablebase.ts';
import type { AnalyseTask, Job, PerftTask, SolveTask, Reply } from './messages.ts';
import { NodeCounter } from './node-counter.ts';

/** Finds the solved positions of a variant and caches them; null if there are none. */
export type FindTablebase = (game: GameId, variant: string) => Promise<Tablebase | null>;

/** Analyses, proves and counts inside a worker. A separate module, so that it is not loaded where only levels play. */
export class AnalysisRunner {
  private readonly reply: (reply: Reply) => void;
  private readonly now: Now;
  private readonly findTables: FindTablebase;
  /** The engine used last. An engine for another game replaces it, so that tables do not accumulate. */
  private engine: { readonly key: string; readonly opened: Promise<Engine> } | null = null;
  /** Reused by the engines with shared memory, which last for one job only. */
  private readonly ordering = new Ordering();
  private proofProbe: { readonly game: GameId; readonly opened: Promise<ProofProbe> } | null = null;

  constructor(reply: (reply: Reply) => void, now: Now, findTables: FindTablebase) {
    this.reply = reply;
    this.now = now;
    this.findTables = findTables;
  }

  /** Counts sequences of plies. */
  count({ depth, most }: PerftTask, match: Match): Reply {
    return { kind: 'counted', nodes: perftWithin(match.position.clone(), depth, most) };
  }

  /** Proves the result of the position, of each move, or that only one choice wins. */
  async prove(game: GameId, task: SolveTask, match: Match, stop: Stop): Promise<Reply> {
    if (task.kind === 'only-choice') {
      const { findOnlyChoice } = await import('../only-choice.ts');
      const tables = await this.findTables(game, match.rules.variant.id);
      const { now } = this;
      return {
        kind: 'found-choice',
        choice: await findOnlyChoice(game, match, { limits: task.limits, stop, now, tables }),
      };
    }
    // Loaded on first use.
    const { openSolver } = await import('../solver/solver.ts');
    const solver = await openSolver(game, { now: this.now });
    const { limits } = task;
    const onProgress = (progress: SolveProgress): void => this.reply({ kind: 'solving', progress });
    if (task.kind === 'solve') return { kind: 'solved', solution: solver.solve(match, { limits, stop, onProgress }) };
    return { kind: 'judged', verdicts: solver.proveMoves(match, { limits, stop, onProgress }) };
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
    // A helper thread only searches and counts nodes; it reports nothing.
    if (thread > 0) return engine.analyse(match, { ...options, onNodes: (nodes) => nodeCounter?.note(thread, nodes) });
    const withAll = (analysis: Analysis): Analysis => ({
      ...analysis,
      nodes: analysis.nodes + (nodeCounter?.total ?? 0),
    });
    const onProgress = (analysis: Analysis): void => this.reply({ kind: 'progress', analysis: withAll(analysis) });
    const { analyseWithProof } = await import('../solver/proof-probe.ts');
    const onError = (error: unknown): void => {
      // The failed probe may be in an inconsistent state.
      this.proofProbe = null;
      this.reply({ kind: 'fault', error });
    };
    return withAll(
      analyseWithProof(engine, await this.openProofProbe(job), match, { ...options, onProgress, onError }),
    );
  }

  /** Loaded on first use. */
  private async openProofProbe({ game }: Job): Promise<ProofProbe> {
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
      return openEngine(game, { variant, shared, now, tables, ordering, style });
    }
    const key = `${game} ${variant} ${tableBytes} ${contempt} ${task.style}`;
    if (this.engine?.key !== key) {
      this.engine = { key, opened: openEngine(game, { variant, tableBytes, now, tables, style }) };
    }
    return this.engine.opened;
  }
}
