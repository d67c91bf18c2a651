/** Wrong use of the command: one line on stderr, exit code 2. Only run.ts catches it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT_USAGE = 2;

/** The user interrupted the command, which has printed and saved what it had. Only run.ts catches it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The exit code that shells report for a program ended by Ctrl-C. */
export const EXIT_INTERRUPTED = 130;
