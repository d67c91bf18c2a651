import { chooseWithFallback, type Failed, PlayerClosed } from '@tabuleiro/engine';
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
import { HINT_LIMITS } from './policies.ts';

/** With a clock running a computer may take minutes; nobody wants to wait longer than this. */
const LONGEST_THINK_MS = 10_000;

/** A hint compares the two best moves. */
const HINT_LINES = 2;

/** Opens a computer player that compares so many moves; rejects with an error that people can read. */
export type OpenPlayer = (spec: PlayerSpec, lines: number) => Promise<ComputerPlayer>;

/** The result of a question: an answer, nothing because it was withdrawn, or the reason why the player failed. */
export type Thought = Chosen | 'withdrawn' | { readonly failed: string };

/** Asks computer players, one question at a time; a question can be withdrawn. */
export class EnginePlayer {
  private readonly open: OpenPlayer;
  private readonly random: Random;
  private readonly failed: Failed;
  /** Players keep their memory from one question to the next. */
  private readonly players = new Map<string, Promise<ComputerPlayer>>();
  private question: { readonly name: string } | null = null;
  private stop = new StopFlag();

  constructor(open: OpenPlayer, random: Random, failed: Failed) {
    this.open = open;
    this.random = random;
    this.failed = failed;
  }

  /** With `mustMove` a player that fails plays any legal move; `tell` hears of the two best moves, by their rank. */
  async choose(
    spec: PlayerSpec,
    match: Match,
    limits: Limits,
    mustMove = false,
    tell?: (thought: Chosen) => void,
  ): Promise<Thought> {
    this.withdraw();
    const lines = tell === undefined ? 1 : HINT_LINES;
    const question = { name: `${makePlayer(spec)} ${lines}` };
    const opened = this.players.get(question.name) ?? this.open(spec, lines);
    this.players.set(question.name, opened);
    this.question = question;
    this.stop = new StopFlag();
    let reason = '';
    const failed = (error: unknown): void => {
      reason = messageOf(error);
      this.failed(error);
    };
    try {
      const player = await opened;
      if (this.question !== question) return 'withdrawn';
      const within = withinPatience(limits);
      const chosen = await chooseWithFallback(player, failed, match, within, this.random, this.stop, tell);
      if (this.question !== question) return 'withdrawn';
      if (chosen !== null) return chosen;
    } catch (error) {
      if (error instanceof PlayerClosed || this.question !== question) return 'withdrawn';
      reason = messageOf(error);
    } finally {
      if (this.question === question) this.question = null;
    }
    // A player that failed is not asked again.
    this.closePlayer(question.name);
    return mustMove ? { move: match.position.randomMove(this.random) } : { failed: reason };
  }

  /** The player that is thinking answers with the best move so far. */
  hurry(): void {
    this.stop.raise();
  }

  /** The strongest player's move; `tell` also hears of the second best move, by its rank. */
  suggest(match: Match, tell?: (thought: Chosen) => void): Promise<Thought> {
    return this.choose({ kind: 'max' }, match, HINT_LIMITS, false, tell);
  }

  /** Ends the current question, and the player that was asked. */
  withdraw(): void {
    const { question } = this;
    this.question = null;
    if (question !== null) this.closePlayer(question.name);
  }

  close(): void {
    this.question = null;
    for (const name of this.players.keys()) this.closePlayer(name);
  }

  private closePlayer(name: string): void {
    const player = this.players.get(name);
    this.players.delete(name);
    void player?.then((opened) => opened.close()).catch(() => undefined);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Players without a clock know by themselves how long they think. */
function withinPatience(limits: Limits): Limits {
  if (limits.clocks === undefined) return limits;
  return { ...limits, timeMs: Math.min(limits.timeMs ?? LONGEST_THINK_MS, LONGEST_THINK_MS) };
}
