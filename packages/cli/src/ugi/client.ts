import {
  assert,
  type Chosen,
  type ComputerPlayer,
  err,
  type Limits,
  Match,
  type Move,
  ok,
  type Random,
  type Result,
  type Stop,
  type TextError,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { EngineProcess } from './engine.ts';
import { longestMs, makeGo } from './go.ts';
import { parseInfo } from './info.ts';
import { makePositionLine, splitWords } from './position.ts';

/** How long an engine is waited for. */
export interface Patience {
  /** For the answers to `ugi` and `isready`: an engine may have to load much. */
  readonly readyMs: number;
  /** Beyond the time that it was given for a move, or after `stop`. */
  readonly graceMs: number;
  /** For a move that only depth or nodes limit. */
  readonly untimedMs: number;
}

const PATIENCE: Patience = { readyMs: 30_000, graceMs: 10_000, untimedMs: 600_000 };

/** What an engine is given for a move when nobody limits it. */
const FALLBACK_MS = 1000;
const STOP_LOOK_MS = 20;
/** How much of a wrong answer is repeated to people. */
const LONGEST_ECHO = 120;

/** Starts an outside engine and agrees with it on the variant. */
export async function openUgi(
  variant: string,
  command: string,
  patience: Patience = PATIENCE,
): Promise<Result<ComputerPlayer, TextError>> {
  const started = await EngineProcess.start(command);
  if (!started.ok) return started;
  const engine = started.value;
  try {
    await shakeHands(engine, variant, patience);
    return ok(new UgiPlayer(engine, patience));
  } catch (error) {
    await engine.close();
    if (error instanceof PlayerFailure) return err(error.problem);
    throw error;
  }
}

async function shakeHands(engine: EngineProcess, variant: string, patience: Patience): Promise<void> {
  const variants: string[] = [];
  engine.send('ugi');
  await engine.waitFor('ugiok', patience.readyMs, (line) => {
    const combo = /^option name Variant type combo\b(.*)$/i.exec(line)?.[1] ?? '';
    variants.push(...Array.from(combo.matchAll(/ var (\S+)/g), ([, one = '']) => one));
    return line === 'ugiok' ? true : undefined;
  });
  // An engine that has no such option plays what it plays: its moves are examined like all others.
  if (variants.length > 0 && !variants.includes(variant)) {
    const known = variants.join(' ');
    throw engine.fail(known, { code: 'engine-variant', values: { variant, known } });
  }
  engine.send(`setoption name Variant value ${variant}`);
  await waitUntilReady(engine, patience);
}

async function waitUntilReady(engine: EngineProcess, patience: Patience): Promise<void> {
  engine.send('isready');
  await engine.waitFor('readyok', patience.readyMs, (line) => (line === 'readyok' ? true : undefined));
}

/** An outside engine as one of our players. Its randomness is its own. */
export class UgiPlayer implements ComputerPlayer {
  private readonly engine: EngineProcess;
  private readonly patience: Patience;
  private match: Match | null = null;
  private isThinking = false;

  constructor(engine: EngineProcess, patience: Patience) {
    this.engine = engine;
    this.patience = patience;
  }

  async choose(
    match: Match,
    limits: Limits,
    _random: Random,
    stop: Stop,
    tell?: (thought: Chosen) => void,
  ): Promise<Chosen> {
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
      await waitUntilReady(this.engine, this.patience);
    }
    this.engine.send(makePositionLine(match));
    await waitUntilReady(this.engine, this.patience);
  }

  private async think(
    match: Match,
    limits: Limits,
    stop: Stop,
    tell: ((thought: Chosen) => void) | undefined,
  ): Promise<Chosen> {
    const { rules, position } = match;
    const { graceMs, untimedMs } = this.patience;
    const unlimited = limits.depth === undefined && limits.nodes === undefined ? FALLBACK_MS : untimedMs;
    let told: Omit<Chosen, 'move'> = {};
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

  /** Sends `stop` once the flag is up. */
  private passOnStop(stop: Stop): NodeJS.Timeout {
    const watch = setInterval(() => {
      if (!stop.stopped) return;
      clearInterval(watch);
      this.engine.send('stop');
    }, STOP_LOOK_MS);
    return watch;
  }

  private readMove({ rules, position }: Match, answer: string): Move {
    // A match of its own: the one that is played is not ours to change.
    const tried = new Match(rules, position).playText(splitWords(answer)[1] ?? '');
    if (tried.ok) return tried.value;
    throw this.engine.fail(answer, { code: 'engine-move', values: { answer: answer.slice(0, LONGEST_ECHO) } });
  }
}
