/** Wrong use of the command: one line on stderr and exit code 2. Thrown by commands, caught in run.ts alone. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT_USAGE = 2;
