const POSTGRES = '23505';
const SQLITE = /^SQLITE_CONSTRAINT/;

/** Whether a database refused a row because another one has what may be there once. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === POSTGRES || SQLITE.test(error.code);
}
