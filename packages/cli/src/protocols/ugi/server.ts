import { chooseWithFallback, PlayerFailure } from '@tabuleiro/engine';
import {
  type ChosenMove,
  type Match,
  oneOf,
  type SharedCode,
  StopFlag,
  type TextError,
  textError,
  unreachable,
} from '@tabuleiro/games';
import type { Context } from '../../context.ts';
import { readLines, TOO_LONG } from '../../io/streams.ts';
import { computerNames, parseComputer } from '../../players/open-player.ts';
import { type GoCommand, parseGo, splitWords, makeInfo } from '../../players/ugi/lines.ts';
import { parseRules } from '../../queries/parse-position.ts';
import { VERSION } from '../../version.ts';
import { EngineState } from './engine-state.ts';

/** Enough for the longest match; longer lines are refused. */
const LONGEST_LINE = 1024 * 1024;

export interface UgiOptions {
  readonly game: string;
  readonly variant?: string;
  readonly player?: string;
}

/** Serves as a UGI engine until `quit` or the end of the input. */
export async function serveUgi(context: Context, options: UgiOptions): Promise<void> {
  const rules = await context.expect(await parseRules(options.game, options.variant));
  const player = options.player ?? computerNames(rules.game).at(-1) ?? '';
  const spec = await context.expect(parseComputer(rules.game, player, '--player'));
  const state = new EngineState(rules, spec, (error) => void session.report(error));
  const session = new UgiSession(context, state);
  try {
    for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
      if (line === TOO_LONG) await session.inform(context.texts.protocols.lineTooLong(LONGEST_LINE));
      else if (!(await session.handle(line))) break;
    }
    await session.finish();
  } finally {
    await session.close();
  }
}

const COMMANDS = ['ugi', 'isready', 'uginewgame', 'setoption', 'position', 'go', 'stop', 'query', 'quit'] as const;
type CommandName = (typeof COMMANDS)[number];

interface Command {
  readonly name: CommandName;
  /** The rest of the line. */
  readonly rest: string;
}

/** Commands answered during a search; others wait for `bestmove`. */
const AT_ANY_TIME: ReadonlySet<CommandName> = new Set(['ugi', 'isready', 'stop', 'query', 'quit']);
const MOST_WAITING = 100;

/** A running search. */
interface Thinking {
  readonly stop: StopFlag;
  /** Whether only `stop` ends it (`go infinite`). */
  readonly isEndless: boolean;
  /** Resolves after the answer and the commands that waited for it. */
  readonly done: Promise<void>;
}

/** One connection with a match runner. Only `quit` ends it. */
export class UgiSession {
  private readonly context: Context;
  private readonly state: EngineState;
  private thinking: Thinking | null = null;
  private readonly waiting: Command[] = [];
  private isClosed = false;

  constructor(context: Context, state: EngineState) {
    this.context = context;
    this.state = state;
  }

  /** Carries out one line; false after `quit`. */
  async handle(line: string): Promise<boolean> {
    const text = line.replaceAll('\t', ' ').trim();
    if (text === '') return true;
    const [word = ''] = splitWords(text);
    const name = COMMANDS.find((known) => known === word);
    if (name === undefined) {
      await this.complain(textError('command', text, oneOf(COMMANDS)));
      return true;
    }
    const command: Command = { name, rest: text.slice(word.length).trim() };
    if (this.mustWait(name)) await this.putOff(command);
    else await this.obeySafely(command);
    return name !== 'quit';
  }

  /** Prints `info string …` on one line. */
  inform(sentence: string): Promise<void> {
    return this.context.print(`info string ${sentence.replaceAll(/\s+/g, ' ')}`);
  }

  /** Reports an error to the runner; internal errors are logged too. */
  async report(error: unknown): Promise<void> {
    if (error instanceof PlayerFailure) return this.complain(error.problem);
    await this.context.logInternal(error);
    await this.inform(this.context.texts.internal(error instanceof Error ? error.message : String(error)));
  }

  /** Called at the end of the input: gives the pending answers. */
  async finish(): Promise<void> {
    while (this.thinking !== null) {
      // An infinite search would never end.
      if (this.thinking.isEndless) this.thinking.stop.raise();
      await this.thinking.done;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.thinking?.stop.raise();
    await this.state.close();
  }

  private mustWait(name: CommandName): boolean {
    if (this.thinking === null) return false;
    // A query refers to the last position sent, so it must not overtake it.
    return !AT_ANY_TIME.has(name) || (name === 'query' && this.waiting.length > 0);
  }

  private async putOff(command: Command): Promise<void> {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(command);
    else await this.inform(this.context.texts.protocols.ugi.thinking);
  }

  private async obeySafely(command: Command): Promise<void> {
    try {
      await this.obey(command);
    } catch (error) {
      await this.report(error);
    }
  }

  private async obey({ name, rest }: Command): Promise<void> {
    switch (name) {
      case 'ugi':
        return this.introduce();
      case 'isready':
        return this.answerReady();
      case 'uginewgame':
        return this.state.newGame();
      case 'setoption': {
        const set = await this.state.setOption(rest);
        return set.ok ? undefined : this.complain(set.error);
      }
      case 'position': {
        const set = this.state.setPosition(rest);
        return set.ok ? undefined : this.complain(set.error);
      }
      case 'go':
        return this.go(rest);
      case 'stop':
        return this.thinking?.stop.raise();
      case 'query': {
        const answer = this.state.answerQuery(rest);
        return answer.ok ? this.context.print(`response ${answer.value}`) : this.complain(answer.error);
      }
      case 'quit':
        return undefined;
      default:
        return unreachable(name);
    }
  }

  private introduce(): Promise<void> {
    const lines = [`id name Tabuleiro ${VERSION}`, 'id author the Tabuleiro authors', ...this.state.makeOptions()];
    return this.context.print([...lines, 'ugiok'].join('\n'));
  }

  private async answerReady(): Promise<void> {
    if (this.thinking === null) {
      const player = await this.state.openPlayer();
      if (!player.ok) await this.complain(player.error);
    }
    await this.context.print('readyok');
  }

  private async go(text: string): Promise<void> {
    const { match } = this.state;
    const go = parseGo(splitWords(text));
    for (const error of go.unread) await this.complain(error);
    if (match.outcome !== null) {
      const position = match.rules.makePosition(match.position);
      await this.complain(textError<SharedCode>('position', position, { code: 'not-over' }));
      return this.context.print('bestmove (none)');
    }
    const stop = new StopFlag();
    const thinking: Thinking = {
      stop,
      isEndless: go.infinite,
      done: this.think(match, go, stop).then(() => this.catchUp(thinking)),
    };
    this.thinking = thinking;
  }

  /** Searches and answers. Never throws, because no caller awaits it. */
  private async think(match: Match, go: GoCommand, stop: StopFlag): Promise<void> {
    const { rules, position } = match;
    try {
      const { chosen, timeMs } = await this.choose(match, go, stop);
      if (go.infinite) await stop.raised;
      if (this.isClosed) return;
      const move = rules.makeMove(position, chosen.move);
      await this.context.print(`${makeInfo(rules, position, { rank: 1, ...chosen }, timeMs)}\nbestmove ${move}`);
    } catch (error) {
      if (!this.isClosed) await this.report(error);
    }
  }

  /** The player's choice. If the player fails: its best move so far, else a random one. */
  private async choose(
    match: Match,
    { limits, infinite }: GoCommand,
    stop: StopFlag,
  ): Promise<{ readonly chosen: ChosenMove; readonly timeMs: number }> {
    const { rules, position } = match;
    const player = await this.state.openPlayer();
    const began = performance.now();
    let chosen: ChosenMove | null = null;
    if (player.ok) {
      const tell = (thought: ChosenMove): void => {
        const line = makeInfo(rules, position, thought, performance.now() - began);
        if (!this.isClosed) void this.context.print(line);
      };
      const failures: unknown[] = [];
      const failed = (error: unknown): void => void failures.push(error);
      const wanted = { ...(infinite && { timeMs: Number.MAX_SAFE_INTEGER }), ...limits };
      chosen = await chooseWithFallback(player.value, failed, match, wanted, this.state.random, stop, tell);
      if (failures.length > 0) await this.state.dropPlayer();
      for (const error of failures) await this.report(error);
    } else {
      await this.complain(player.error);
    }
    return { chosen: chosen ?? { move: position.randomMove(this.state.random) }, timeMs: performance.now() - began };
  }

  /** Carries out the waiting commands. Until that is done the search counts as running, so that new commands queue behind them. */
  private async catchUp(thinking: Thinking): Promise<void> {
    for (let command = this.waiting.shift(); command !== undefined; command = this.waiting.shift()) {
      await this.obeySafely(command);
      // That was another `go`; the rest wait for it.
      if (this.thinking !== thinking) return;
    }
    this.thinking = null;
  }

  private async complain(error: TextError): Promise<void> {
    await this.inform(await this.context.formatTextError(error));
  }
}
