import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { isPostgres } from './postgres.ts';

// Errors of the system do not name the setting that caused them; these do.

/** Why a database cannot be opened. The address may hold a password, and is not repeated. */
export function databaseError(error: unknown, address: string): unknown {
  if (error instanceof OperatorError) return error;
  if (isPostgres(address)) return OperatorError.of('cannot-connect', { reason: reasonOf(error) });
  const code = codeOf(error);
  if (code === null) return error;
  if (code.startsWith('SQLITE_BUSY')) return OperatorError.of('folder-in-use', { database: address });
  if (code === 'SQLITE_NOTADB') return OperatorError.of('no-database', { file: address });
  if (code.startsWith('SQLITE_CORRUPT')) {
    return OperatorError.of('database-damaged', { file: address, reason: reasonOf(error) });
  }
  // The disk is full, or fails.
  const isDisk = /^SQLITE_(?:FULL|IOERR)/.test(code);
  return isDisk
    ? OperatorError.of('cannot-write', { file: address, reason: reasonOf(error) })
    : folderError(error, address);
}

/** Names the file where the embedded database failed later than at its opening; leaves any other error as it is. */
export async function namingDatabase<Result>(address: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error)?.startsWith('SQLITE_') === true ? databaseError(error, address) : error;
  }
}

/** Why nothing can be kept where the embedded database is to be. */
export function folderError(error: unknown, database: string): unknown {
  if (error instanceof OperatorError) return error;
  return OperatorError.of('bad-folder', { folder: dirname(database), reason: reasonOf(error) });
}

/** Why the server cannot listen on an address. */
export function listenError(error: unknown, { host }: { readonly host: string }, port: number): unknown {
  switch (codeOf(error) ?? '') {
    case 'EADDRINUSE':
      return OperatorError.of('port-taken', { host, port });
    case 'EACCES':
      return OperatorError.of('port-forbidden', { port });
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return OperatorError.of('bad-host', { found: JSON.stringify(host), reason: reasonOf(error) });
    default:
      return error;
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** After several addresses were tried, the message is empty. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' ? (codeOf(error) ?? 'unknown') : message;
}
