import { stat } from 'node:fs/promises';
import { err, type MatchRecord, ok, type Result } from '@tabuleiro/games';
import { type FileError, readText, writeText } from './files.ts';
import { checkRecordTarget, makeTexts } from './records.ts';

// Matches that are added to those of a file: whoever names the same file twice keeps both.

/** As `checkRecordTarget`, for a match that is added to what the file holds. */
export async function checkAddition(file: string): Promise<Result<string, FileError>> {
  const target = await checkRecordTarget(file);
  if (!target.ok) return target;
  const stands = await standing(file);
  if (!stands.ok) return stands;
  return isJson(stands.value) ? err({ file, code: 'json-record' }) : target;
}

/**
 * Writes matches after those that the file holds, or in the place of `before`, if that is what stands last there. Gives what
 * was written.
 */
export async function addRecords(
  file: string,
  records: readonly MatchRecord[],
  before = '',
): Promise<Result<string, FileError>> {
  const stands = await standing(file);
  if (!stands.ok) return stands;
  if (isJson(stands.value)) return err({ file, code: 'json-record' });
  const added = await makeTexts(records);
  const saved = await writeText(file, keptOf(stands.value, before) + added);
  return saved.ok ? ok(added) : saved;
}

function keptOf(stands: string, before: string): string {
  if (before !== '' && stands.endsWith(before)) return stands.slice(0, -before.length);
  return stands.trim() === '' ? '' : `${stands.trimEnd()}\n\n`;
}

/** What the file holds; nothing where there is none yet, or where it is a device or a pipe. */
async function standing(file: string): Promise<Result<string, FileError>> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() === true ? readText(file) : ok('');
}

/** A record as JSON is alone in its file. */
function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}
