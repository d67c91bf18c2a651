import type { Readable } from 'node:stream';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { findCommand } from '../text/command-word.ts';
import { PIPE_COMMANDS, type PipeCommand } from '../text/play/texts.ts';

/** No move of any game is near this long. */
export const LONGEST_LINE = 1000;

type Line = string | typeof TOO_LONG;

/** What a person does when asked for a move. */
export type Action =
  /** A move as text, which may be wrong. */
  | { readonly kind: 'text'; readonly text: string }
  /** `words` are what stands after the command. */
  | { readonly kind: PipeCommand; readonly words: readonly string[] }
  /** Goes away; the match stays unfinished. */
  | { readonly kind: 'leave' }
  /** What came cannot be understood at all; the next one is asked for. */
  | { readonly kind: 'unreadable'; readonly refusal: 'line-too-long' };

/** Moves and commands from a stream, one a line; both sides may be played from it. Nothing is read before it is needed. */
export class LineSource {
  private readonly input: Readable;
  private readonly words: Readonly<Record<PipeCommand, string>>;
  private readonly lines: AsyncGenerator<Line>;
  private isStopped = false;
  private ahead: Line | null | undefined;
  private count = 0;
  /** Turns that were passed for a person and that the input may still hold as lines of their own. */
  private passes = 0;

  /** `words` are the commands in the language of the person; their ids are understood too. */
  constructor(input: Readable, words: Readonly<Record<PipeCommand, string>>) {
    this.input = input;
    this.words = words;
    this.lines = readLines(input, LONGEST_LINE);
  }

  /** The number of the line read last, from 1. */
  get line(): number {
    return this.count;
  }

  async next(): Promise<Action> {
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

  /** The line after an offer answers it: `draw` agrees, anything else plays on and counts as what it is. */
  async agreesToDraw(): Promise<boolean> {
    const answer = await this.peek();
    const agrees = typeof answer === 'string' && this.toAction(answer).kind === 'draw';
    if (agrees) await this.take();
    return agrees;
  }

  /** A turn was passed for a person because nothing else was possible. */
  passed(): void {
    this.passes++;
  }

  /** Ends the input, even while a line is awaited. */
  stop(): void {
    this.isStopped = true;
    this.input.destroy();
  }

  /** Lets go of the stream, so that a writer who says no more does not keep the process alive. */
  async close(): Promise<void> {
    await this.lines.return(undefined);
  }

  private async take(): Promise<Line | null> {
    const line = await this.peek();
    this.ahead = undefined;
    return line;
  }

  /** The next line that says something; null at the end of the input. */
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
      // A stream that is torn while somebody reads says so.
      if (this.isStopped) return { done: true, value: undefined };
      throw error;
    }
  }

  private toAction(line: string): Action {
    const [word = '', ...words] = line.split(/\s+/);
    const command = findCommand(PIPE_COMMANDS, { words: this.words }, word);
    return command === null ? { kind: 'text', text: line } : { kind: command, words };
  }
}
