import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Timers } from '@tabuleiro/play';
import type { Context } from '../context.ts';

/** The streams and environment of the command; tests pass their own. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Calls `tell` once when the user interrupts the command (Ctrl-C), instead of ending the process. The returned function
   * restores the default. Absent where no interruption is possible.
   */
  readonly onInterrupt?: (tell: () => void) => () => void;
}

/** Whether input and output are both a terminal. */
export function isTerminal({ stdin, stdout }: Io): boolean {
  return 'isTTY' in stdin && stdin.isTTY === true && 'isTTY' in stdout && stdout.isTTY === true;
}

/** Writes, and waits for a slow reader. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (stream.write(text) || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      stream.off('drain', go).off('close', go);
      resolve();
    };
    stream.on('drain', go).on('close', go);
  });
}

export const NODE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** False when NO_COLOR is set. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}

/** Stands for a line longer than the limit. */
export const TOO_LONG = Symbol('too long');

/** The lines of a stream without line ends; a line longer than `limit` characters is read as TOO_LONG. */
export async function* readLines(input: Readable, limit: number): AsyncGenerator<string | typeof TOO_LONG> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  const finish = (): string | typeof TOO_LONG => {
    const line = length > limit ? TOO_LONG : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  const add = (part: string): void => {
    length += part.length;
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const chunks: AsyncIterable<string | Buffer> = input;
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    let begin = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
      add(text.slice(begin, end));
      yield finish();
      begin = end + 1;
    }
    add(text.slice(begin));
  }
  add(decoder.end());
  if (length > 0) yield finish();
}
