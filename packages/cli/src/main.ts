import type { Io } from './io.ts';
import { run } from './run.ts';
import { onInterrupt } from './signals.ts';

// A reader that has seen enough (`tabuleiro moves … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const io: Io = {
  // Node opens the input when it is first looked at.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  onInterrupt,
};

process.exitCode = await run(process.argv.slice(2), io);
