import { chooseSteadily, type EngineHost, type HostedSpec, PlayerClosed } from '@tabuleiro/engine';
import {
  type Chosen,
  type ComputerPlayer,
  type Limits,
  makePlayer,
  type Match,
  type PlayerSpec,
  type Random,
  StopFlag,
} from '@tabuleiro/games';
import { logError } from '../app/log-error.ts';

/** How much of the machine a search may take: little enough for a phone. */
export const SEARCH_SETTINGS = { tableBytes: 2 ** 25, threads: 4 } as const;
/** Enough for a person's patience. */
const COUNSEL: Limits = { timeMs: 600 };
/** However much time a clock leaves: nobody wants to wait longer for an answer. */
const MOST_MS = 10_000;

/** How it is done when somebody wants to hear of the second best move too. */
const COMPARED = 2;

/** What became of a question: an answer, nothing because it was withdrawn, or a player that broke. */
export type Thought = Chosen | 'withdrawn' | 'failed';

/** Asks computer players, one question at a time; a question can be withdrawn. */
export class Thinker {
  private readonly host: Pick<EngineHost, 'open'>;
  private readonly random: Random;
  /** Players remember from one question to the next. */
  private readonly players = new Map<string, ComputerPlayer>();
  private asked: ComputerPlayer | null = null;
  private stop = new StopFlag();

  constructor(host: Pick<EngineHost, 'open'>, random: Random) {
    this.host = host;
    this.random = random;
  }

  /** With `mustMove` a player that breaks plays any legal move. */
  async choose(spec: PlayerSpec, match: Match, limits: Limits, mustMove: boolean): Promise<Thought> {
    const thought = isHosted(spec) ? await this.ask(spec, match, withinPatience(limits)) : 'failed';
    return thought === 'failed' && mustMove ? { move: match.position.randomMove(this.random) } : thought;
  }

  /** Whoever thinks now answers with the best that was found so far. */
  hurry(): void {
    this.stop.raise();
  }

  /** What a strong player would do; `tell` hears of the second best move too, by its rank. */
  async suggest(match: Match, tell: (thought: Chosen) => void): Promise<Thought> {
    return this.ask({ kind: 'max' }, match, COUNSEL, tell);
  }

  /** Ends what is still thought about, its worker with it. */
  withdraw(): void {
    const { asked } = this;
    this.asked = null;
    if (asked === null) return;
    for (const [name, player] of this.players) if (player === asked) this.players.delete(name);
    void asked.close();
  }

  private playerOf(spec: HostedSpec, lines: number): ComputerPlayer {
    const name = `${makePlayer(spec)} ${lines}`;
    const player = this.players.get(name) ?? this.host.open(spec, { ...SEARCH_SETTINGS, lines });
    this.players.set(name, player);
    return player;
  }

  private async ask(
    spec: HostedSpec,
    match: Match,
    limits: Limits,
    tell?: (thought: Chosen) => void,
  ): Promise<Thought> {
    this.withdraw();
    const player = this.playerOf(spec, tell === undefined ? 1 : COMPARED);
    this.asked = player;
    this.stop = new StopFlag();
    try {
      const chosen = await chooseSteadily(player, logError, match, limits, this.random, this.stop, tell);
      return this.asked === player ? (chosen ?? 'failed') : 'withdrawn';
    } catch (error) {
      return error instanceof PlayerClosed || this.asked !== player ? 'withdrawn' : 'failed';
    } finally {
      if (this.asked === player) this.asked = null;
    }
  }
}

/** A program of its own cannot run in a page. */
function isHosted(spec: PlayerSpec): spec is HostedSpec {
  return spec.kind !== 'human' && spec.kind !== 'ugi';
}

/** Players without a clock know by themselves how long they think. */
function withinPatience(limits: Limits): Limits {
  return limits.clocks === undefined ? limits : { ...limits, timeMs: Math.min(limits.timeMs ?? MOST_MS, MOST_MS) };
}
