import { parseArgs } from 'node:util';
import { err, LANGUAGES, ok, oneOf, textError } from '@tabuleiro/games';
import { type Command, CommanderError } from 'commander';
import { Context } from './context.ts';
import { type Io, isTerminal, write } from './io.ts';
import { explainWrongUse, makeProgram } from './program.ts';
import { guessLanguage, isLanguage } from './text/index.ts';
import { EXIT_INTERRUPTED, EXIT_USAGE, Interrupted, UsageError } from './usage.ts';

/** Runs the command with its arguments and gives its exit code: 0, 1 for our own mistakes, 2 for wrong use, 130 when interrupted. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const context = new Context(io, guessLanguage(args, io.env));
  const program = makeProgram(context);
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

interface BareOptions {
  readonly lang?: string;
  readonly ascii: boolean;
}

/** The options of a call that names no command; null when there is more than such options. */
function readBare(args: readonly string[]): BareOptions | null {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' }, ascii: { type: 'boolean' } },
    strict: false,
    tokens: true,
  });
  const known = tokens.every((token) => {
    if (token.kind !== 'option') return false;
    // An option that has no value and needs one, or the reverse, is for commander to refuse.
    return token.value === undefined ? token.name === 'ascii' : token.name === 'lang';
  });
  if (!known) return null;
  const { lang, ascii } = values;
  return { ...(typeof lang === 'string' && { lang }), ascii: ascii === true };
}

/** Without a command: the full-screen program on a terminal, the overview elsewhere. */
async function runBare(context: Context, program: Command, { lang, ascii }: BareOptions): Promise<void> {
  await checkLanguage(context, lang);
  if (!isTerminal(context.io)) return program.outputHelp();
  // Loaded here, so that no other command pays for it.
  const { startTerminal } = await import('./terminal/start.ts');
  await startTerminal(context, { ascii });
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
    // What was typed may have line breaks in it; the answer is one line.
    await write(io.stderr, `tabuleiro: ${line.replaceAll(/\s+/g, ' ')}\n`);
    return EXIT_USAGE;
  }
  await context.logInternal(error);
  return 1;
}
