import { type Language, LANGUAGES } from '@tabuleiro/games';

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * Finds the language before the arguments are parsed, so that help and errors can use it: the last `--lang`, else that of
 * the system, else English. `run` refuses an invalid `--lang` later.
 */
export function guessLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const index = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = index < 0 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1]);
  if (option !== undefined && isLanguage(option)) return option;
  // An empty variable counts as unset.
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}
