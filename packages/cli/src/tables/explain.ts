import { TABLE_FAULTS } from '@tabuleiro/engine';
import type { Context } from '../context.ts';
import { sayFileError } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import type { ClassFileError, FaultTrouble } from './class-file.ts';

/** What is wrong with the file of a class, in one line. */
export async function sayClassFileError({ language, texts }: Context, error: ClassFileError): Promise<string> {
  const { file, trouble } = error;
  return isFault(trouble)
    ? `${file}: ${texts.tables.faults[trouble.code]}`
    : sayFileError({ file, ...trouble }, language);
}

function isFault(trouble: ClassFileError['trouble']): trouble is FaultTrouble {
  return TABLE_FAULTS.some((fault) => fault === trouble.code);
}

/** The end of the command with a line that says what is wrong with the file, and what to do. */
export async function refuseClassFile(context: Context, error: ClassFileError): Promise<UsageError> {
  return new UsageError(`${await sayClassFileError(context, error)}; ${context.texts.tables.buildAgain}`);
}
