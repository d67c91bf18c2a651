import { type Language, loadVoiceFor, type Result, formatRecordError, unreachable } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { CLI_TEXTS } from '../text/index.ts';
import { UsageError } from '../usage.ts';
import { type FileError, LARGEST_MEGABYTES } from './files.ts';

/** What is wrong with a file, in one line. */
export async function sayFileError(error: FileError, language: Language): Promise<string> {
  return `${error.file}: ${await sayTrouble(error, language)}`;
}

async function sayTrouble(error: FileError, language: Language): Promise<string> {
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
      const locale = await loadVoiceFor(error.error, language);
      return `${formatRecordError(locale, error.error)}; ${files.leftAlone}`;
    }
    default:
      return unreachable(error);
  }
}

/** The value, or the end of the command with a line that says what is wrong with the file. */
export async function expectFile<T>(context: Context, result: Result<T, FileError>): Promise<T> {
  if (result.ok) return result.value;
  throw new UsageError(await sayFileError(result.error, context.language));
}
