import type { Readable, Writable } from 'node:stream';

/** What the command sees of the world; tests hand in their own. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Has `tell` called, once, when the person wants the command to end (Ctrl-C), instead of ending it. The function that it
   * gives puts things back as they were. Absent where nobody can want that.
   */
  readonly onInterrupt?: (tell: () => void) => () => void;
}

/** Whether a person sits at both ends. */
export function isTerminal({ stdin, stdout }: Io): boolean {
  return 'isTTY' in stdin && stdin.isTTY === true && 'isTTY' in stdout && stdout.isTTY === true;
}

/** Writes and waits while the reader is slower than we are. */
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
