import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { databaseError, folderError } from './database-errors.ts';

/** The lock of a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the embedded database against a second server. It is a lock of the operating system on a file beside the
 * database, so it is released when the process ends in whatever way.
 */
export function lockFolder(database: string): FolderLock {
  const file = `${database}.lock`;
  const lock = open(file, database);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    // Another server has the lock, or the file cannot be written: the disk may be full.
    throw databaseError(error, database);
  }
  return { release: () => lock.close() };
}

function open(file: string, database: string): Database.Database {
  try {
    // A process that closes a file loses its locks on that file.
    if (!existsSync(file)) keepPrivate(file);
    return new Database(file);
  } catch (error) {
    throw folderError(error, database);
  }
}

const ONLY_OWNER = 0o600;
const ONLY_OWNER_FOLDER = 0o700;

/** Creates a file and its folder if they are missing, readable only by their owner. */
export function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: ONLY_OWNER_FOLDER });
  closeSync(openSync(file, 'a', ONLY_OWNER));
  try {
    chmodSync(file, ONLY_OWNER);
  } catch {
    // Only the owner may change the mode; any other user leaves it as it is.
  }
}
