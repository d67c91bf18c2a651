import {
  assert,
  type Chosen,
  type ComputerPlayer,
  type GameId,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  parsePlayer,
  SeededRandom,
  type Stop,
} from '@tabuleiro/games';
import { type AnalyseOptions, type Analysis, type Engine, openEngine } from '../engine.ts';
import { openLevel } from '../players/index.ts';
import { type Now, Ordering } from '../search/index.ts';
import type { Foresight } from '../solve/foresight.ts';
import type { Solution, SolveLimits } from '../solve/solution.ts';
import type { Tables } from '../tables/index.ts';
import type { AnalyseTask, Job, Reply } from './messages.ts';

/** Finds the solved positions of a variant, and keeps what it has found; null where there are none. */
export type FindTables = (game: GameId, variant: string) => Promise<Tables | null>;

/**
 * The inside of a worker: carries out one job after the other. What goes wrong here is a mistake of ours, is not caught,
 * and ends the worker.
 */
export class Workshop {
  private readonly reply: (reply: Reply) => void;
  private readonly now: Now;
  private readonly findTables: FindTables;
  private readonly players = new Map<string, Promise<ComputerPlayer>>();
  /** The engine used last; another game takes its place, so that tables do not add up. */
  private engine: { readonly key: string; readonly opened: Promise<Engine> } | null = null;
  /** Of the engines that share memory, which come and go with every question. */
  private readonly ordering = new Ordering();
  private foresight: { readonly game: GameId; readonly opened: Promise<Foresight> } | null = null;

  constructor(reply: (reply: Reply) => void, now: Now, findTables: FindTables = async () => null) {
    this.reply = reply;
    this.now = now;
    this.findTables = findTables;
  }

  async carryOut(job: Job): Promise<void> {
    const match = await matchOf(job);
    const { task } = job;
    const stop = stopFrom(job.stop);
    if (task.kind === 'analyse') this.reply({ kind: 'analysed', analysis: await this.analyse(job, task, match, stop) });
    else if (task.kind === 'solve') {
      const solution = await this.solve(match, task.limits, stop);
      this.reply({ kind: 'solved', solution });
    } else {
      const player = await this.findPlayer(job.game, task.player);
      const chosen: Chosen = await player.choose(match, job.limits, new SeededRandom(task.seed), stop);
      this.reply({ kind: 'chosen', chosen });
    }
  }

  private async solve(match: Match, limits: SolveLimits, stop: Stop): Promise<Solution> {
    // Loaded only where something is solved.
    const { openSolver } = await import('../solve/solver.ts');
    const solver = await openSolver(match.rules.game, { now: this.now });
    return solver.solve(match, { limits, stop, onProgress: (progress) => this.reply({ kind: 'solving', progress }) });
  }

  private async analyse(job: Job, task: AnalyseTask, match: Match, stop: Stop): Promise<Analysis> {
    const { together } = task;
    const engine = await this.findEngine(job, task);
    const isLeader = together === undefined || together.thread === 0;
    const options: AnalyseOptions = {
      limits: job.limits,
      stop,
      ...(task.lines !== undefined && { lines: task.lines }),
      ...(task.contempt !== undefined && { contempt: task.contempt }),
      ...(task.hurries !== undefined && { hurries: task.hurries }),
      ...(together !== undefined && { thread: together.thread, age: together.age }),
    };
    // Who helps only searches, and tells nothing.
    if (!isLeader) return engine.analyse(match, options);
    const onProgress = (analysis: Analysis): void => this.reply({ kind: 'progress', analysis });
    const { analyseWithProof } = await import('../solve/foresight.ts');
    return analyseWithProof(engine, await this.findForesight(job), match, { ...options, onProgress });
  }

  /** Loaded only where something is analysed. */
  private async findForesight({ game }: Job): Promise<Foresight> {
    const { Foresight: Loaded } = await import('../solve/foresight.ts');
    if (this.foresight?.game !== game) this.foresight = { game, opened: Loaded.open(game, this.now) };
    return this.foresight.opened;
  }

  private async findEngine({ game, variant }: Job, { tableBytes, together, contempt }: AnalyseTask): Promise<Engine> {
    const { now } = this;
    const tables = await this.findTables(game, variant);
    const { ordering } = this;
    if (together !== undefined) return openEngine(game, { shared: together.memory, now, tables, ordering });
    const key = `${game} ${variant} ${tableBytes} ${contempt}`;
    if (this.engine?.key !== key) this.engine = { key, opened: openEngine(game, { tableBytes, now, tables }) };
    return this.engine.opened;
  }

  private findPlayer(game: GameId, name: string): Promise<ComputerPlayer> {
    const key = `${game} ${name}`;
    const player = this.players.get(key) ?? this.openPlayer(game, name);
    this.players.set(key, player);
    return player;
  }

  private openPlayer(game: GameId, name: string): Promise<ComputerPlayer> {
    const spec = parsePlayer(game, name, 'player');
    assert(spec.ok, `${game} has the player ${name}`);
    if (spec.value.kind === 'classic') return openClassic(game, spec.value.id);
    assert(spec.value.kind === 'level', 'other players are opened elsewhere');
    return openLevel(game, spec.value.level, { now: this.now });
  }
}

async function matchOf(job: Job): Promise<Match> {
  const rules = await loadRules(job.game, job.variant);
  const start = rules.parsePosition(job.start);
  assert(start.ok, 'a match begins in a position');
  const match = new Match(rules, start.value);
  for (const move of job.moves) assert(match.play(move).ok, 'a match is made of legal moves');
  return match;
}

/** A flag in shared memory as a stop; without memory it is never raised. */
export function stopFrom(stop: SharedArrayBuffer | undefined): Stop {
  if (stop === undefined) return NEVER_STOP;
  const flag = new Int32Array(stop);
  return {
    get stopped() {
      return Atomics.load(flag, 0) !== 0;
    },
  };
}
