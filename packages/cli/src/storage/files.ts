import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  err,
  ok,
  type RecordError,
  type Result,
  type Language,
  loadErrorLocale,
  formatRecordError,
  unreachable,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { CLI_TEXTS } from '../texts.ts';

/** Why a file was not read or written. */
export type FileProblem =
  | { readonly code: 'missing' | 'not-a-file' | 'denied' | 'too-large' | 'not-text' | 'empty' }
  /** The target file holds something else. */
  | { readonly code: 'no-record' | 'json-record' }
  | { readonly code: 'failed'; readonly detail: string }
  /** The file is readable, but it is not a record. */
  | { readonly code: 'record'; readonly error: RecordError };

export type FileError = FileProblem & { readonly file: string };

/** Enough for more than ten thousand matches. */
export const LARGEST_MEGABYTES = 64;

/** Reads a whole text file. */
export async function readText(file: string): Promise<Result<string, FileError>> {
  try {
    const stats = await stat(file);
    // Pipes are allowed; folders and endless devices are not.
    if (!stats.isFile() && !stats.isFIFO()) return err({ file, code: 'not-a-file' });
    if (stats.size > LARGEST_MEGABYTES * 2 ** 20) return err({ file, code: 'too-large' });
    return decode(file, await readFile(file));
  } catch (error) {
    return err({ file, ...toFileProblem(error) });
  }
}

function decode(file: string, bytes: Buffer): Result<string, FileError> {
  const text = bytes.toString('utf8');
  // Invalid UTF-8 decodes to replacement characters, which encode to other bytes.
  return Buffer.from(text, 'utf8').equals(bytes) ? ok(text.replace(/^\uFEFF/, '')) : err({ file, code: 'not-text' });
}

/** Whether `readText` would try to read it. */
export async function isFile(file: string): Promise<boolean> {
  try {
    const stats = await stat(file);
    return stats.isFile() || stats.isFIFO();
  } catch {
    return false;
  }
}

/** Writes a file atomically: even after a power failure it holds the whole old or new content. */
export async function writeText(file: string, text: string): Promise<Result<string, FileError>> {
  try {
    const stats = await statIfThere(file);
    if (stats?.isDirectory() === true) return err({ file, code: 'not-a-file' });
    // Devices and pipes need no atomic write and must not be replaced by a file.
    if (stats !== null && !stats.isFile()) await writeFile(file, text);
    else await replaceFile(stats === null ? file : await realpath(file), text, stats?.mode);
    return ok(file);
  } catch (error) {
    return err({ file, ...toFileProblem(error) });
  }
}

async function statIfThere(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function replaceFile(file: string, text: string, mode = 0o666): Promise<void> {
  const temporary = join(dirname(file), `.tabuleiro-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The code of a system error; null for any other error. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Converts a system error; rethrows any other error. */
export function toFileProblem(error: unknown): FileProblem {
  const code = codeOf(error);
  switch (code) {
    case null:
      throw error;
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'missing' };
    case 'EISDIR':
      return { code: 'not-a-file' };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return { code: 'denied' };
    default:
      return { code: 'failed', detail: code };
  }
}

/** Describes a file error in one line. */
export async function formatFileError(error: FileError, language: Language): Promise<string> {
  return `${error.file}: ${await formatProblem(error, language)}`;
}

async function formatProblem(error: FileError, language: Language): Promise<string> {
  const { files } = CLI_TEXTS[language].matches;
  switch (error.code) {
    case 'missing':
      return files.missing;
    case 'not-a-file':
      return files.notAFile;
    case 'denied':
      return files.denied;
    case 'too-large':
      return files.tooLarge(LARGEST_MEGABYTES);
    case 'not-text':
      return `${files.notText}; ${files.leftAlone}`;
    case 'empty':
      return files.empty;
    case 'no-record':
      return files.noRecord;
    case 'json-record':
      return files.jsonRecord;
    case 'failed':
      return files.failed(error.detail);
    case 'record': {
      const locale = await loadErrorLocale(error.error, language);
      return `${formatRecordError(locale, error.error)}; ${files.leftAlone}`;
    }
    default:
      return unreachable(error);
  }
}

/** The value; an error ends the command with a line that describes it. */
export async function expectFile<T>(context: Context, result: Result<T, FileError>): Promise<T> {
  if (result.ok) return result.value;
  throw new UsageError(await formatFileError(result.error, context.language));
}
