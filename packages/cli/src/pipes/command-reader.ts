import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { readLines, TOO_LONG } from '../io/streams.ts';
import { findCommand } from '../text/find-command.ts';

/** The commands of a match without a screen. */
export const PIPE_COMMANDS = ['undo', 'draw', 'resign', 'hint', 'moves', 'choices', 'help', 'quit'] as const;
export type PipeCommand = (typeof PIPE_COMMANDS)[number];

/** Far longer than any move. */
export const LONGEST_LINE = 1000;

type Line = string | typeof TOO_LONG;

/** What the user typed when asked for a move. */
export type TypedAction =
  /** A move as text, not checked yet. */
  | { readonly kind: 'text'; readonly text: string }
  /** `words` are the arguments. */
  | { readonly kind: PipeCommand; readonly words: readonly string[] }
  /** The end of the input; the match stays unfinished. */
  | { readonly kind: 'leave' }
  /** A line that cannot be read; the next one is awaited. */
  | { readonly kind: 'unreadable'; readonly refusal: 'line-too-long' };

/** Reads moves and commands from a stream, one a line, for one side or both. Reads nothing before it is needed. */
export class CommandReader {
  private readonly input: Readable;
  private readonly words: Readonly<Record<PipeCommand, string>>;
  private readonly lines: AsyncGenerator<Line>;
  private isStopped = false;
  private ahead: Line | null | undefined;
  private count = 0;
  /** Forced passes already played, for which the input may still hold lines. */
  private passes = 0;

  /** `words` are the commands in the user's language; ids work too. */
  constructor(input: Readable, words: Readonly<Record<PipeCommand, string>>) {
    this.input = input;
    this.words = words;
    this.lines = readLines(input, LONGEST_LINE);
  }

  /** The number of the line read last, from 1. */
  get line(): number {
    return this.count;
  }

  async next(): Promise<TypedAction> {
    for (;;) {
      const line = await this.take();
      if (line === null) return { kind: 'leave' };
      if (line === TOO_LONG) return { kind: 'unreadable', refusal: 'line-too-long' };
      if (line === 'pass' && this.passes > 0) {
        this.passes--;
        continue;
      }
      this.passes = 0;
      return this.toAction(line);
    }
  }

  /** The line after an offer answers it: `draw` accepts; any other line declines and then counts as itself. */
  async agreesToDraw(): Promise<boolean> {
    const answer = await this.peek();
    const agrees = typeof answer === 'string' && this.toAction(answer).kind === 'draw';
    if (agrees) await this.take();
    return agrees;
  }

  /** Called after a forced pass. */
  passed(): void {
    this.passes++;
  }

  /** Stops reading, even while waiting for a line. */
  stop(): void {
    this.isStopped = true;
    this.input.destroy();
  }

  /** Releases the stream, so that an idle writer does not keep the process alive. */
  async close(): Promise<void> {
    await this.lines.return(undefined);
  }

  private async take(): Promise<Line | null> {
    const line = await this.peek();
    this.ahead = undefined;
    return line;
  }

  /** The next line that is not blank; null at the end of the input. */
  private async peek(): Promise<Line | null> {
    while (this.ahead === undefined) {
      const next = await this.read();
      this.count++;
      if (next.done === true) this.ahead = null;
      else if (next.value === TOO_LONG) this.ahead = TOO_LONG;
      else if (next.value.trim() !== '') this.ahead = next.value.trim();
    }
    return this.ahead;
  }

  private async read(): Promise<IteratorResult<Line, unknown>> {
    try {
      return await this.lines.next();
    } catch (error) {
      // Destroying a stream makes a pending read fail.
      if (this.isStopped) return { done: true, value: undefined };
      throw error;
    }
  }

  private toAction(line: string): TypedAction {
    const [word = '', ...words] = line.split(/\s+/);
    const command = findCommand(PIPE_COMMANDS, { words: this.words }, word);
    return command === null ? { kind: 'text', text: line } : { kind: command, words };
  }
}

/** Takes what a person types to solve a task, in a pipe or on a screen. */
export interface TaskController<Command extends string> {
  /** The last messages. */
  readonly messages: readonly string[];
  /** The command for a word of the language or an id; null for none. */
  commandOf(word: string): Command | null;
  /** Runs a command; the caller handles `quit`. */
  run(command: Command): void | Promise<void>;
  /** Takes a line that is no command. */
  type(text: string): void;
}

/** What is printed of tasks without a screen. */
export interface TaskPrinter {
  /** The lines of the board. */
  readonly draw: () => readonly string[];
  /** The board is printed again when one of these has changed. */
  readonly state: () => readonly unknown[];
}

/** Tasks without a screen: reads moves and commands from stdin, one a line, and prints on stdout. */
export async function solveInPipe<Command extends string>(
  context: Context,
  controller: TaskController<Command>,
  { draw, state }: TaskPrinter,
): Promise<void> {
  const show = (): Promise<void> => context.print(draw().join('\n'));
  await show();
  for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
    const text = line === TOO_LONG ? '' : line.trim();
    if (line === TOO_LONG) await context.print(context.texts.matches.lineTooLong(LONGEST_LINE));
    if (text === '') continue;
    const command = controller.commandOf(text);
    if (command === 'quit') break;
    const before = state();
    if (command === null) controller.type(text);
    else await controller.run(command);
    if (controller.messages.length > 0) await context.print(controller.messages.join('\n'));
    const after = state();
    if (before.some((part, index) => part !== after[index])) await show();
  }
}
