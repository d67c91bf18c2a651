import { err, LANGUAGES, ok } from '@tabuleiro/games';
import { CommanderError } from 'commander';
import { Context } from './context.ts';
import { type Io, write } from './io.ts';
import { explainWrongUse, makeProgram } from './program.ts';
import { paramError } from './service/params.ts';
import { guessLanguage, isLanguage } from './text/index.ts';
import { EXIT_USAGE, UsageError } from './usage.ts';

/** Runs the command with its arguments and gives its exit code: 0, 1 for our own mistakes, 2 for wrong use. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const context = new Context(io, guessLanguage(args, io.env));
  const program = makeProgram(context);
  program.hook('preAction', async (_, command) => {
    const { lang } = command.optsWithGlobals<{ lang?: string }>();
    const expected = { code: 'one-of', values: { choices: LANGUAGES.join(' ') } };
    await context.expect(lang === undefined || isLanguage(lang) ? ok(lang) : err(paramError('--lang', lang, expected)));
  });
  try {
    if (args.every((arg, index) => arg.startsWith('--lang') || args[index - 1] === '--lang')) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, context, args);
  }
}

async function report(error: unknown, context: Context, args: readonly string[]): Promise<number> {
  const { texts, io } = context;
  const wrong = error instanceof CommanderError ? explainWrongUse(error, context) : null;
  if (error instanceof CommanderError && wrong === null) return 0;
  if (wrong !== null || error instanceof UsageError) {
    const known = args[0] !== undefined && Object.hasOwn(texts.commands, args[0]);
    const help = texts.usage.seeHelp(known ? `tabuleiro ${args[0]}` : 'tabuleiro');
    const line = error instanceof UsageError ? error.message : `${wrong}; ${help}`;
    await write(io.stderr, `tabuleiro: ${line}\n`);
    return EXIT_USAGE;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await write(io.stderr, `tabuleiro: ${texts.internal(detail)}\n`);
  return 1;
}
