import { onInterrupt } from './io/interrupt.ts';
import type { Io } from './io/streams.ts';
import { run } from './run.ts';

// A reader that closes early (`tabuleiro moves … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const io: Io = {
  // Node opens stdin on first access.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  onInterrupt,
};

process.exitCode = await run(process.argv.slice(2), io);
