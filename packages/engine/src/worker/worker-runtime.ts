import {
  assert,
  type ComputerPlayer,
  type GameId,
  loadRules,
  loadStyle,
  Match,
  NEVER_STOP,
  openClassic,
  parsePlayer,
  SeededRandom,
  type Stop,
  unreachable,
} from '@tabuleiro/games';
import { openLevel } from '../players.ts';
import type { Now } from '../search/budget.ts';
import type { FindTablebase, AnalysisRunner } from './analysis-runner.ts';
import type { Job, Reply } from './messages.ts';

/**
 * The inside of a worker: carries out jobs one after another. An error here is a bug; nothing catches it, and it ends
 * the worker.
 */
export class WorkerRuntime {
  private readonly reply: (reply: Reply) => void;
  private readonly now: Now;
  private readonly findTables: FindTablebase;
  private readonly players = new Map<string, Promise<ComputerPlayer>>();
  /** The match of the last job: the next job is usually about the same match, a move or two later. */
  private last: { readonly key: string; readonly match: Match } | null = null;
  private analysisRunner: AnalysisRunner | null = null;

  constructor(reply: (reply: Reply) => void, now: Now, findTables: FindTablebase = async () => null) {
    this.reply = reply;
    this.now = now;
    this.findTables = findTables;
  }

  async carryOut(job: Job): Promise<void> {
    const match = await this.findMatch(job);
    const { game, task, limits } = job;
    const stop = stopFrom(job.stop);
    switch (task.kind) {
      case 'choose': {
        const player = await this.findPlayer(game, task.player);
        const chosen = await player.choose(match, limits, new SeededRandom(task.seed), stop);
        return this.reply({ kind: 'chosen', chosen });
      }
      case 'analyse': {
        const analysisRunner = await this.findAnalysisRunner();
        return this.reply({ kind: 'analysed', analysis: await analysisRunner.analyse(job, task, match, stop) });
      }
      case 'solve':
      case 'prove-moves':
      case 'only-choice':
        return this.reply(await (await this.findAnalysisRunner()).prove(game, task, match, stop));
      case 'perft':
        return this.reply((await this.findAnalysisRunner()).count(task, match));
      default:
        return unreachable(task);
    }
  }

  /** The match of a job; reuses the common prefix of the last job's match. */
  private async findMatch({ game, variant, start, moves }: Job): Promise<Match> {
    const key = `${game} ${variant} ${start}`;
    if (this.last?.key !== key) {
      const rules = await loadRules(game, variant);
      const position = rules.parsePosition(start);
      assert(position.ok, 'a match begins in a position');
      this.last = { key, match: new Match(rules, position.value) };
    }
    const { match } = this.last;
    while (match.moves.some((move, ply) => move !== moves[ply])) match.undo();
    for (const move of moves.slice(match.moves.length)) assert(match.play(move).ok, 'a match is made of legal moves');
    return match;
  }

  private async findAnalysisRunner(): Promise<AnalysisRunner> {
    const { AnalysisRunner: Loaded } = await import('./analysis-runner.ts');
    return (this.analysisRunner ??= new Loaded(this.reply, this.now, this.findTables));
  }

  private findPlayer(game: GameId, name: string): Promise<ComputerPlayer> {
    const key = `${game} ${name}`;
    const player = this.players.get(key) ?? this.openPlayer(game, name);
    this.players.set(key, player);
    return player;
  }

  private async openPlayer(game: GameId, name: string): Promise<ComputerPlayer> {
    const spec = parsePlayer(game, name, 'player');
    assert(spec.ok, `${game} has the player ${name}`);
    if (spec.value.kind === 'classic') return openClassic(game, spec.value.id);
    assert(spec.value.kind === 'level', 'other players are opened elsewhere');
    return openLevel(game, spec.value.level, { now: this.now, style: await loadStyle(game, spec.value.style) });
  }
}

/** Makes a stop from a flag in shared memory; without memory it is never raised. */
export function stopFrom(stop: SharedArrayBuffer | undefined): Stop {
  if (stop === undefined) return NEVER_STOP;
  const flag = new Int32Array(stop);
  return {
    get stopped() {
      return Atomics.load(flag, 0) !== 0;
    },
  };
}
