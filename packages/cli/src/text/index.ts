import { LANGUAGES, type Language } from '@tabuleiro/games';
import { texts as en } from './en.ts';
import { texts as pt } from './pt.ts';
import type { CliTexts } from './texts.ts';

export type { CliTexts } from './texts.ts';

export const CLI_TEXTS: Readonly<Record<Language, CliTexts>> = { en, pt };

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The language to speak, known before the arguments are read so that help and errors can use it: the last `--lang`, else the
 * system's, else English. Anything else after `--lang` is refused later, in the language found here.
 */
export function guessLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const index = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = index < 0 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1]);
  if (option !== undefined && isLanguage(option)) return option;
  // An empty variable counts as unset, as for every program.
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}
