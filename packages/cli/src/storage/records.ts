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
import { type FileError, readText, toTrouble, writeText } from './files.ts';

// Records in files that people name. They are written as text and read as text or JSON (see docs/records.md).

/** Writes matches to a file, in place of what was there. */
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

/** Reads all matches of a file; at least one. */
export async function loadRecords(file: string): Promise<Result<readonly ReadRecord[], FileError>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const read = await parseEither(text.value);
  if (!read.ok) return err({ file, code: 'record', error: read.error });
  return read.value.length === 0 ? err({ file, code: 'empty' }) : read;
}

/** No text record begins with a brace: the tag that names the game comes before any comment. */
async function parseEither(text: string): Promise<Result<readonly ReadRecord[], RecordError>> {
  if (!text.trimStart().startsWith('{')) return parseRecords(text);
  const one = await parseJsonRecord(text);
  return one.ok ? ok([one.value]) : one;
}

/**
 * Makes sure, before a match is played, that its record can be put there: the folder takes new files, and what the file
 * holds now, if anything, is records. A slip of the pen must not cost somebody a letter.
 */
export async function checkRecordTarget(file: string): Promise<Result<string, FileError>> {
  try {
    const stats = await stat(file);
    if (stats.isDirectory()) return err({ file, code: 'not-a-file' });
    if (!stats.isFile()) return ok(file);
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    const trouble = toTrouble(error);
    return trouble.code === 'missing' ? checkFolder(file) : err({ file, ...trouble });
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
    return err({ file, ...toTrouble(error) });
  }
}
