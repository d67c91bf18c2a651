import { existsSync } from 'node:fs';
import Database from 'libsql';
import { databaseError, folderError } from '../start-errors.ts';
import { keepPrivate } from './private-files.ts';

/** What holds a data folder until it is let go. */
export interface FolderLock {
  release(): void;
}

/**
 * Keeps a second server from the file of an embedded database. The lock is one of the system on a small file beside it: a
 * process that dies lets go of it, however it dies, and no number of a process has to be believed.
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
    // A process that opens and closes a file lets go of the locks that it has on it.
    if (!existsSync(file)) keepPrivate(file);
    return new Database(file);
  } catch (error) {
    throw folderError(error, database);
  }
}
