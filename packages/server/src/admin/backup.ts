import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql';
import { OperatorError } from '../operator-error.ts';
import { type FolderLock, keepPrivate, lockFolder } from '../store/data-folder.ts';
import { STEP_NAMES } from '../store/migrations.ts';
import { isPostgres } from '../store/postgres.ts';

/** Copies the embedded database into a file while the server runs; nothing that was acknowledged before is missing. */
export function backUp(database: string, target: string): void {
  checkEmbedded(database);
  if (!existsSync(database)) throw OperatorError.of('no-database-at', { file: database });
  if (existsSync(target)) throw OperatorError.of('file-exists', { file: target });
  checkFolder(target);
  const source = new Database(database);
  try {
    source.exec('pragma busy_timeout = 10000');
    // An empty file is filled, and keeps who may read it.
    keepPrivate(target);
    source.prepare('vacuum into ?').run(target);
  } catch (error) {
    throw notWritten(target, error);
  } finally {
    source.close();
  }
  checkCopy(target);
}

/** Replaces the database by a backup. Returns where the old database is kept; null if there was none. */
export async function restore(database: string, backup: string, now: number): Promise<string | null> {
  checkEmbedded(database);
  checkCopy(backup);
  const lock = keepServersOut(database);
  try {
    return await replace(database, backup, now);
  } finally {
    lock.release();
  }
}

async function replace(database: string, backup: string, now: number): Promise<string | null> {
  const fresh = `${database}.restoring`;
  try {
    rmSync(fresh, { force: true });
    // On a new machine there may be no folder yet.
    keepPrivate(fresh);
    await copyFile(backup, fresh);
  } catch (error) {
    throw notWritten(fresh, error);
  }
  checkCopy(fresh);
  if (!existsSync(database)) {
    renameSync(fresh, database);
    return null;
  }
  const kept = `${database}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(database + suffix)) renameSync(database + suffix, kept + suffix);
  }
  renameSync(fresh, database);
  return kept;
}

/** Makes sure that a file is a whole database of ours that this version can read. Gives how many matches it has. */
export function checkCopy(file: string): number {
  if (!existsSync(file)) throw OperatorError.of('no-file', { file });
  let copy: Database.Database;
  try {
    copy = new Database(file, { readonly: true });
  } catch {
    throw OperatorError.of('no-database', { file });
  }
  try {
    const found = copy.prepare('pragma integrity_check').all();
    if (JSON.stringify(found) !== '[{"integrity_check":"ok"}]') throw OperatorError.of('damaged', { file });
    const steps = namesIn(copy);
    if (steps.length === 0) throw OperatorError.of('not-ours', { file });
    const later = steps.filter((name) => !STEP_NAMES.includes(name));
    if (later.length > 0) throw OperatorError.of('later-version', { file, steps: later.join(', ') });
    return countIn(copy);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw OperatorError.of('not-ours', { file });
  } finally {
    copy.close();
  }
}

export function checkFolder(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) throw OperatorError.of('no-folder', { folder });
}

/** The error for a file that could not be written; removes what was written of it. */
function notWritten(file: string, error: unknown): OperatorError {
  try {
    rmSync(file, { force: true });
  } catch {
    // It could not be written, and need not be removable.
  }
  return cannotWrite(file, error);
}

export function cannotWrite(file: string, error: unknown): OperatorError {
  return OperatorError.of('cannot-write', { file, reason: error instanceof Error ? error.message : String(error) });
}

function checkEmbedded(database: string): void {
  if (isPostgres(database)) throw OperatorError.of('embedded-only');
}

/** What a running server writes would be lost, so none may run or start. */
function keepServersOut(database: string): FolderLock {
  try {
    return lockFolder(database);
  } catch (error) {
    throw error instanceof OperatorError ? OperatorError.of('server-running') : cannotWrite(database, error);
  }
}

function namesIn(copy: Database.Database): readonly string[] {
  const rows: readonly unknown[] = copy.prepare('select name from migrations').all();
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' ? [row.name] : [],
  );
}

function countIn(copy: Database.Database): number {
  const [row] = copy.prepare('select count(*) as count from matches').all();
  return numberIn(row, 'count');
}

function numberIn(row: unknown, name: string): number {
  const value: unknown =
    typeof row === 'object' && row !== null ? Object.getOwnPropertyDescriptor(row, name)?.value : 0;
  return typeof value === 'number' ? value : 0;
}
