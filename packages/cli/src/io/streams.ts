import type { Readable, Writable } from 'node:stream';
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
