import { chooseWithFallback } from '@tabuleiro/engine';
import {
  type Chosen,
  type Match,
  oneOf,
  type SharedCode,
  StopFlag,
  type TextError,
  textError,
  unreachable,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { PlayerFailure } from '../players/failure.ts';
import { VERSION } from '../version.ts';
import { type Go, parseGo } from './go.ts';
import { makeInfo } from './info.ts';
import { splitWords } from './position.ts';
import type { EngineState } from './state.ts';

const COMMANDS = ['ugi', 'isready', 'uginewgame', 'setoption', 'position', 'go', 'stop', 'query', 'quit'] as const;
type CommandName = (typeof COMMANDS)[number];

interface Command {
  readonly name: CommandName;
  /** What follows the name. */
  readonly rest: string;
}

/** What is answered while we think; the rest is for after `bestmove`, and waits for it when it comes sooner. */
const AT_ANY_TIME: ReadonlySet<CommandName> = new Set(['ugi', 'isready', 'stop', 'query', 'quit']);
const MOST_WAITING = 100;

/** A search that goes on. */
interface Thinking {
  readonly stop: StopFlag;
  /** Whether only `stop` ends it. */
  readonly isEndless: boolean;
  /** Kept when the answer has been given and the commands that waited for it have been carried out. */
  readonly done: Promise<void>;
}

/** One conversation with a match runner. Nothing that it sends ends it but `quit`. */
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

  /** Carries out one line; false when it was the last. */
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

  /** Says something that is no answer, in one line. */
  inform(sentence: string): Promise<void> {
    return this.context.print(`info string ${sentence.replaceAll(/\s+/g, ' ')}`);
  }

  /** Tells the runner of an error that is none of its making; an internal one is logged too. */
  async report(error: unknown): Promise<void> {
    if (error instanceof PlayerFailure) return this.complain(error.problem);
    await this.context.logInternal(error);
    await this.inform(this.context.texts.internal(error instanceof Error ? error.message : String(error)));
  }

  /** Nothing more will be asked: the answers that are still owed are given. */
  async finish(): Promise<void> {
    while (this.thinking !== null) {
      // A search with a limit of its own comes to its end; the others would not.
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
    // A query speaks of the last position sent, so it does not go before it.
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

  /** Thinks and answers; never throws, because nobody waits for it. */
  private async think(match: Match, go: Go, stop: StopFlag): Promise<void> {
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

  /** What the player chooses. When it fails: the best that it has found so far, else any legal move. */
  private async choose(
    match: Match,
    { limits, infinite }: Go,
    stop: StopFlag,
  ): Promise<{ readonly chosen: Chosen; readonly timeMs: number }> {
    const { rules, position } = match;
    const player = await this.state.openPlayer();
    const began = performance.now();
    let chosen: Chosen | null = null;
    if (player.ok) {
      const tell = (thought: Chosen): void => {
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

  /** Carries out what came too early. Until that is done we count as thinking, so that what comes now waits its turn. */
  private async catchUp(thinking: Thinking): Promise<void> {
    for (let command = this.waiting.shift(); command !== undefined; command = this.waiting.shift()) {
      await this.obeySafely(command);
      // It was another `go`: the others wait for that one.
      if (this.thinking !== thinking) return;
    }
    this.thinking = null;
  }

  private async complain(error: TextError): Promise<void> {
    await this.inform(await this.context.sayTextError(error));
  }
}
