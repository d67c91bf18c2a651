import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  err,
  loadRules,
  makeRecord,
  type MatchRecord,
  ok,
  parseJsonRecord,
  parseRecords,
  type ReadRecord,
  type RecordError,
  type Result,
} from '@tabuleiro/games';
import { type FileError, readText, toFileProblem, writeText } from './files.ts';

// Files of records, written as text and read as text or JSON (see docs/records.md).

/** Writes matches to a file, replacing its content. */
export async function saveRecords(file: string, records: readonly MatchRecord[]): Promise<Result<string, FileError>> {
  return writeText(file, await makeTexts(records));
}

export async function makeTexts(records: readonly MatchRecord[]): Promise<string> {
  const texts: string[] = [];
  for (const record of records) {
    const { variant } = await loadRules(record.game, record.variant);
    texts.push(makeRecord(record, variant.starts[0].position));
  }
  return texts.join('\n');
}

/** Reads all matches of a file; an empty file is an error. */
export async function loadRecords(file: string): Promise<Result<readonly ReadRecord[], FileError>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const read = await parseEither(text.value);
  if (!read.ok) return err({ file, code: 'record', error: read.error });
  return read.value.length === 0 ? err({ file, code: 'empty' }) : read;
}

/** A text record never begins with a brace: the Game tag comes before any comment. */
async function parseEither(text: string): Promise<Result<readonly ReadRecord[], RecordError>> {
  if (!text.trimStart().startsWith('{')) return parseRecords(text);
  const one = await parseJsonRecord(text);
  return one.ok ? ok([one.value]) : one;
}

/**
 * Checks before a match that its record can be written: the folder is writable, and the file is new or holds records. A
 * typing error must not overwrite a document.
 */
export async function checkRecordTarget(file: string): Promise<Result<string, FileError>> {
  try {
    const stats = await stat(file);
    if (stats.isDirectory()) return err({ file, code: 'not-a-file' });
    if (!stats.isFile()) return ok(file);
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    const problem = toFileProblem(error);
    return problem.code === 'missing' ? checkFolder(file) : err({ file, ...problem });
  }
  const read = await loadRecords(file);
  if (read.ok || read.error.code === 'empty') return ok(file);
  const isOther = read.error.code === 'record' || read.error.code === 'not-text';
  return isOther ? err({ file, code: 'no-record' }) : read;
}

async function checkFolder(file: string): Promise<Result<string, FileError>> {
  try {
    await access(dirname(file), constants.W_OK);
    return ok(file);
  } catch (error) {
    return err({ file, ...toFileProblem(error) });
  }
}

// Adding matches: saving twice to one file keeps both.

/** Like `checkRecordTarget`, for a match that is added. */
export async function checkAddition(file: string): Promise<Result<string, FileError>> {
  const target = await checkRecordTarget(file);
  if (!target.ok) return target;
  const stands = await standing(file);
  if (!stands.ok) return stands;
  return isJson(stands.value) ? err({ file, code: 'json-record' }) : target;
}

/**
 * Appends matches to a file; if the file ends with `before`, they replace it. Gives the text that was written.
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

/** The content of the file; empty for a new file, a device or a pipe. */
async function standing(file: string): Promise<Result<string, FileError>> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() === true ? readText(file) : ok('');
}

/** A file with a JSON record holds nothing else. */
function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}
