import { parseArgs } from 'node:util';
import { err, type Language, LANGUAGES, ok, oneOf, textError } from '@tabuleiro/games';
import { type Command, CommanderError } from 'commander';
import { explainWrongUse, makeCommandLine } from './command-line.ts';
import { Context } from './context.ts';
import { EXIT_INTERRUPTED, EXIT_USAGE, Interrupted, UsageError } from './errors.ts';
import { type Io, isTerminal, write } from './io/streams.ts';

/** Runs the command; the exit code is 0, 1 after internal errors, 2 after wrong use, 130 when interrupted. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const context = new Context(io, guessLanguage(args, io.env));
  const program = makeCommandLine(context);
  program.hook('preAction', (_, command) => checkLanguage(context, command.optsWithGlobals<{ lang?: string }>().lang));
  try {
    const bare = readBare(args);
    if (bare === null) await program.parseAsync(args, { from: 'user' });
    else await runBare(context, program, bare);
    return 0;
  } catch (error) {
    return report(error, context, args);
  }
}

/**
 * Finds the language before the arguments are parsed, so that help and errors can use it: the last `--lang`, else that of
 * the system, else English. `run` refuses an invalid `--lang` later.
 */
function guessLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const index = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = index < 0 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1]);
  if (option !== undefined && isLanguage(option)) return option;
  // An empty variable counts as unset.
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}

interface BareOptions {
  readonly lang?: string;
  readonly ascii: boolean;
}

/** Reads the options of a call without a command; null when there are other arguments. */
function readBare(args: readonly string[]): BareOptions | null {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' }, ascii: { type: 'boolean' } },
    strict: false,
    tokens: true,
  });
  const known = tokens.every((token) => {
    if (token.kind !== 'option') return false;
    // Commander reports a missing or superfluous value.
    return token.value === undefined ? token.name === 'ascii' : token.name === 'lang';
  });
  if (!known) return null;
  const { lang, ascii } = values;
  return { ...(typeof lang === 'string' && { lang }), ascii: ascii === true };
}

/** Without a command: the full-screen program on a terminal, help elsewhere. */
async function runBare(context: Context, program: Command, { lang, ascii }: BareOptions): Promise<void> {
  await checkLanguage(context, lang);
  if (!isTerminal(context.io)) return program.outputHelp();
  // Loaded lazily, so that other commands start faster.
  const { startTerminal } = await import('./terminal/terminal-program.ts');
  await startTerminal(context, { ascii });
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

async function checkLanguage(context: Context, lang: string | undefined): Promise<void> {
  const known = lang === undefined || isLanguage(lang);
  await context.expect(known ? ok(lang) : err(textError('--lang', lang, oneOf(LANGUAGES))));
}

async function report(error: unknown, context: Context, args: readonly string[]): Promise<number> {
  const { texts, io } = context;
  if (error instanceof Interrupted) return EXIT_INTERRUPTED;
  const wrong = error instanceof CommanderError ? explainWrongUse(error, context) : null;
  if (error instanceof CommanderError && wrong === null) return 0;
  if (wrong !== null || error instanceof UsageError) {
    const known = args[0] !== undefined && Object.hasOwn(texts.commands, args[0]);
    const help = texts.usage.seeHelp(known ? `tabuleiro ${args[0]}` : 'tabuleiro');
    const line = error instanceof UsageError ? error.message : `${wrong}; ${help}`;
    // Arguments may contain line breaks; the error is one line.
    await write(io.stderr, `tabuleiro: ${line.replaceAll(/\s+/g, ' ')}\n`);
    return EXIT_USAGE;
  }
  await context.logInternal(error);
  return 1;
}
