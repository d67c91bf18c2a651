import { chooseWithFallback, type Failed, PlayerClosed } from '@tabuleiro/engine';
import {
  type ChosenMove,
  type ComputerPlayer,
  type ThinkingLimits,
  makePlayer,
  type Match,
  type Move,
  type PlayerSpec,
  type Random,
  StopFlag,
} from '@tabuleiro/games';
import { isBeginningOf } from './match-history.ts';
import { HINT_LIMITS, weighDraw } from './policies.ts';

/** The longest thinking time, even where the clock would allow minutes. */
const LONGEST_THINK_MS = 10_000;

/** A hint compares the two best moves. */
const HINT_LINES = 2;

const STRONGEST: PlayerSpec = { kind: 'max' };

/** Opens a computer player that compares `lines` moves. Rejects with an error message that people can read. */
export type OpenPlayer = (spec: PlayerSpec, lines: number) => Promise<ComputerPlayer>;

/** The result of a question: an answer, `withdrawn`, or the reason why the player failed. */
export type Thought = ChosenMove | 'withdrawn' | { readonly failed: string };

/** The strongest player's answer to a hint. */
export interface Suggestion {
  /** The moves of the match before it. */
  readonly line: readonly Move[];
  readonly best: ChosenMove;
  readonly second: ChosenMove | null;
}

/** Asks computer players, one question at a time; a question can be withdrawn. */
export class EnginePlayer {
  private readonly open: OpenPlayer;
  private readonly random: Random;
  private readonly failed: Failed;
  /** Players keep their memory from one question to the next. */
  private readonly players = new Map<string, Promise<ComputerPlayer>>();
  private question: { readonly name: string } | null = null;
  private stop = new StopFlag();
  private suggested: Suggestion | null = null;

  constructor(open: OpenPlayer, random: Random, failed: Failed) {
    this.open = open;
    this.random = random;
    this.failed = failed;
  }

  /** With `mustMove` a player that fails plays any legal move. `tell` receives the two best moves with their ranks. */
  async choose(
    spec: PlayerSpec,
    match: Match,
    limits: ThinkingLimits,
    mustMove = false,
    tell?: (thought: ChosenMove) => void,
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
    // Never ask a failed player again.
    this.closePlayer(question.name);
    return mustMove ? { move: match.position.randomMove(this.random) } : { failed: reason };
  }

  /** Makes the thinking player answer with its best move so far. */
  hurry(): void {
    this.stop.raise();
  }

  /**
   * The strongest player's two best moves; the last answer again for the same moves, since another search may prefer
   * another one.
   */
  async suggest(match: Match): Promise<Suggestion | Exclude<Thought, ChosenMove>> {
    const line = [...match.moves];
    const last = this.suggested;
    if (last !== null && isBeginningOf(last.line, line) && last.line.length === line.length) return last;
    let second: ChosenMove | null = null;
    const best = await this.choose(STRONGEST, match, HINT_LIMITS, false, (thought) => {
      if (thought.rank === 2) second = thought;
    });
    if (!isChosen(best)) return best;
    this.suggested = { line, best, second };
    return this.suggested;
  }

  /** Whether a computer, together with the strongest engine, accepts the draw that the side to move offers. */
  async weighDraw(spec: PlayerSpec, match: Match): Promise<'accepted' | 'declined' | Exclude<Thought, ChosenMove>> {
    let failure: Exclude<Thought, ChosenMove> = 'withdrawn';
    const accepts = await weighDraw(async (player) => {
      const thought = await (player === 'itself'
        ? this.choose(spec, match, {})
        : this.choose(STRONGEST, match, HINT_LIMITS));
      if (isChosen(thought)) return thought;
      failure = thought;
      return null;
    });
    if (accepts === null) return failure;
    return accepts ? 'accepted' : 'declined';
  }

  /** Ends the current question and closes the player that was thinking. */
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

export function isChosen(thought: Thought): thought is ChosenMove {
  return typeof thought === 'object' && 'move' in thought;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Caps the thinking time. Players without a clock limit themselves. */
function withinPatience(limits: ThinkingLimits): ThinkingLimits {
  if (limits.clocks === undefined) return limits;
  return { ...limits, timeMs: Math.min(limits.timeMs ?? LONGEST_THINK_MS, LONGEST_THINK_MS) };
}
