import { PlayerFailure } from '@tabuleiro/engine';
import {
  assert,
  type ChosenMove,
  type ComputerPlayer,
  err,
  type ThinkingLimits,
  Match,
  type Move,
  ok,
  type Random,
  type Result,
  type Stop,
  type TextError,
} from '@tabuleiro/games';
import { EngineProcess } from './engine-process.ts';
import { longestMs, makeGo, makePositionLine, splitWords, parseInfo } from './lines.ts';

/** How long to wait for an engine. */
export interface EngineTimeouts {
  /** For the answers to `ugi` and `isready`; loading may take long. */
  readonly readyMs: number;
  /** In addition to its time for a move, or after `stop`. */
  readonly graceMs: number;
  /** For a move limited only by depth or nodes. */
  readonly untimedMs: number;
}

const DEFAULT_TIMEOUTS: EngineTimeouts = { readyMs: 30_000, graceMs: 10_000, untimedMs: 600_000 };

/** The time for a move without limits. */
const FALLBACK_MS = 1000;
const STOP_LOOK_MS = 20;
/** How much of a wrong answer is quoted in errors. */
const LONGEST_ECHO = 120;

/** Starts an outside engine and agrees with it on the variant. */
export async function openUgi(
  variant: string,
  command: string,
  timeouts: EngineTimeouts = DEFAULT_TIMEOUTS,
): Promise<Result<ComputerPlayer, TextError>> {
  const started = await EngineProcess.start(command);
  if (!started.ok) return started;
  const engine = started.value;
  try {
    await handshake(engine, variant, timeouts);
    return ok(new UgiPlayer(engine, timeouts));
  } catch (error) {
    await engine.close();
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  }
}

async function handshake(engine: EngineProcess, variant: string, timeouts: EngineTimeouts): Promise<void> {
  const variants: string[] = [];
  engine.send('ugi');
  await engine.waitFor('ugiok', timeouts.readyMs, (line) => {
    const combo = /^option name Variant type combo\b(.*)$/i.exec(line)?.[1] ?? '';
    variants.push(...Array.from(combo.matchAll(/ var (\S+)/g), ([, one = '']) => one));
    return line === 'ugiok' ? true : undefined;
  });
  // An engine without this option is accepted; its moves are checked anyway.
  if (variants.length > 0 && !variants.includes(variant)) {
    const known = variants.join(' ');
    throw engine.fail(known, { code: 'engine-variant', values: { variant, known } });
  }
  engine.send(`setoption name Variant value ${variant}`);
  await waitUntilReady(engine, timeouts);
}

async function waitUntilReady(engine: EngineProcess, timeouts: EngineTimeouts): Promise<void> {
  engine.send('isready');
  await engine.waitFor('readyok', timeouts.readyMs, (line) => (line === 'readyok' ? true : undefined));
}

/** An outside engine as a computer player. It uses its own random numbers. */
export class UgiPlayer implements ComputerPlayer {
  private readonly engine: EngineProcess;
  private readonly timeouts: EngineTimeouts;
  private match: Match | null = null;
  private isThinking = false;

  constructor(engine: EngineProcess, timeouts: EngineTimeouts) {
    this.engine = engine;
    this.timeouts = timeouts;
  }

  async choose(
    match: Match,
    limits: ThinkingLimits,
    _random: Random,
    stop: Stop,
    tell?: (thought: ChosenMove) => void,
  ): Promise<ChosenMove> {
    assert(!this.isThinking, 'an engine thinks about one thing at a time');
    this.isThinking = true;
    try {
      await this.tellPosition(match);
      return await this.think(match, limits, stop, tell);
    } finally {
      this.isThinking = false;
    }
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  private async tellPosition(match: Match): Promise<void> {
    if (this.match !== match) {
      this.match = match;
      this.engine.send('uginewgame');
      await waitUntilReady(this.engine, this.timeouts);
    }
    this.engine.send(makePositionLine(match));
    await waitUntilReady(this.engine, this.timeouts);
  }

  private async think(
    match: Match,
    limits: ThinkingLimits,
    stop: Stop,
    tell: ((thought: ChosenMove) => void) | undefined,
  ): Promise<ChosenMove> {
    const { rules, position } = match;
    const { graceMs, untimedMs } = this.timeouts;
    const unlimited = limits.depth === undefined && limits.nodes === undefined ? FALLBACK_MS : untimedMs;
    let told: Omit<ChosenMove, 'move'> = {};
    this.engine.send(makeGo(limits, FALLBACK_MS));
    const watch = this.passOnStop(stop);
    try {
      const timeoutMs = (longestMs(limits, position.turn) ?? unlimited) + graceMs;
      const answer = await this.engine.waitFor('bestmove', timeoutMs, (line) => {
        if (line.startsWith('info ')) {
          const before = told;
          told = parseInfo(rules, position, line, before);
          const [move] = told.line ?? [];
          if (told !== before && move !== undefined) tell?.({ move, ...told });
        }
        return /^bestmove\b/.test(line) ? line : undefined;
      });
      return { move: this.readMove(match, answer), ...told };
    } finally {
      clearInterval(watch);
    }
  }

  /** Sends `stop` once the flag is raised. */
  private passOnStop(stop: Stop): NodeJS.Timeout {
    const watch = setInterval(() => {
      if (!stop.stopped) return;
      clearInterval(watch);
      this.engine.send('stop');
    }, STOP_LOOK_MS);
    return watch;
  }

  private readMove({ rules, position }: Match, answer: string): Move {
    // Tries the move on a copy: the match belongs to the caller.
    const tried = new Match(rules, position).playText(splitWords(answer)[1] ?? '');
    if (tried.ok) return tried.value;
    throw this.engine.fail(answer, { code: 'engine-move', values: { answer: answer.slice(0, LONGEST_ECHO) } });
  }
}
