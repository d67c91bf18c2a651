import { type Language, loadErrorLocale, type Result, formatRecordError, unreachable } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { CLI_TEXTS } from '../texts.ts';
import { type FileError, LARGEST_MEGABYTES } from './files.ts';

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
