import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import Database from 'libsql';
import { STEP_NAMES } from '../store/migrations.ts';

/** A server that said so recently that it is alive is running. */
const ALIVE_MS = 5000;

/** What cannot be done, in words for whoever runs the server. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Copies the embedded database into a file while the server runs; nothing that was acknowledged before is missing. */
export function backUp(database: string, target: string): void {
  checkEmbedded(database);
  if (!existsSync(database)) throw new AdminError(`there is no database at ${database}`);
  if (existsSync(target)) throw new AdminError(`${target} is there already: name another file`);
  const source = new Database(database);
  try {
    source.exec('pragma busy_timeout = 10000');
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  checkCopy(target);
}

/** Puts a backup in the place of the database, which is kept beside it. Gives where; null when there was none. */
export async function restore(database: string, backup: string, now: number): Promise<string | null> {
  checkEmbedded(database);
  if (!existsSync(backup)) throw new AdminError(`there is no file ${backup}`);
  checkCopy(backup);
  if (existsSync(database)) checkIdle(database, now);
  const fresh = `${database}.restoring`;
  rmSync(fresh, { force: true });
  await copyFile(backup, fresh);
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
  let copy: Database.Database;
  try {
    copy = new Database(file, { readonly: true });
  } catch {
    throw new AdminError(`${file} is no database`);
  }
  try {
    const found = copy.prepare('pragma integrity_check').all();
    if (JSON.stringify(found) !== '[{"integrity_check":"ok"}]') throw new AdminError(`${file} is damaged`);
    const steps = namesIn(copy);
    if (steps.length === 0) throw new AdminError(`${file} is no database of Tabuleiro`);
    const later = steps.filter((name) => !STEP_NAMES.includes(name));
    if (later.length > 0) throw new AdminError(`${file} was made by a later version (${later.join(', ')})`);
    return countIn(copy);
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(`${file} is no database of Tabuleiro`);
  } finally {
    copy.close();
  }
}

function checkEmbedded(database: string): void {
  if (/^postgres(?:ql)?:/.test(database)) {
    throw new AdminError(
      'this is for the embedded database; for PostgreSQL use pg_dump and pg_restore (docs/administration.md)',
    );
  }
}

/** What a running server still writes would be lost. */
function checkIdle(database: string, now: number): void {
  const current = new Database(database);
  let aliveAt: number;
  try {
    const [row] = current.prepare('select max(alive_at) as at from nodes').all();
    aliveAt = numberIn(row, 'at');
  } catch {
    // What is no database of ours, or a broken one, is no reason not to replace it.
    aliveAt = 0;
  } finally {
    current.close();
  }
  if (now - aliveAt < ALIVE_MS) {
    throw new AdminError('the server is running, or was until a few seconds ago: stop it first');
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
