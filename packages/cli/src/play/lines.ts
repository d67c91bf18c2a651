import type { Readable } from 'node:stream';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import type { Action, MoveSource } from './seats.ts';

/** No move of any game is near this long. */
export const LONGEST_LINE = 1000;

type Line = string | typeof TOO_LONG;

/** Moves from a stream, one a line; both sides may be played from it. Nothing is read before it is needed. */
export class LineSource implements MoveSource {
  private readonly input: Readable;
  private readonly lines: AsyncGenerator<Line>;
  private isStopped = false;
  private ahead: Line | null | undefined;
  private count = 0;
  /** Turns that were passed for a person and that the input may still hold as lines of their own. */
  private passes = 0;

  constructor(input: Readable) {
    this.input = input;
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
      return toAction(line);
    }
  }

  /** The line after an offer answers it: `draw` agrees, anything else plays on and counts as what it is. */
  async agreesToDraw(): Promise<boolean> {
    const agrees = (await this.peek()) === 'draw';
    if (agrees) await this.take();
    return agrees;
  }

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
}

function toAction(line: string): Action {
  return line === 'undo' || line === 'resign' || line === 'draw' ? { kind: line } : { kind: 'text', text: line };
}
