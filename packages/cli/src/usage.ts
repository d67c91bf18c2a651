/** Wrong use of the command: one line on stderr and exit code 2. Thrown by commands, caught in run.ts alone. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT_USAGE = 2;

/** The person ended the command, which has told and kept what there was. Thrown by commands, caught in run.ts alone. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** As shells count a program that Ctrl-C has ended. */
export const EXIT_INTERRUPTED = 130;
