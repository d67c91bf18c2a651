import { PassThrough, Readable } from 'node:stream';
import type { Io } from '../src/io/streams.ts';
import { run } from '../src/run.ts';

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The streams that a test may replace. */
export type IoOverrides = Partial<Pick<Io, 'stdin' | 'onInterrupt'>>;

/** Runs the command in this process, as a shell would. */
export async function tabuleiro(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
  world: IoOverrides = {},
): Promise<CommandResult> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const texts = { out: '', err: '' };
  stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  const code = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env, ...world });
  return { code, ...texts };
}
