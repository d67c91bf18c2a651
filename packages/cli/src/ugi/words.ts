import { err, ok, type Result } from '@tabuleiro/games';

/**
 * Splits a command line into its words without a shell: blanks separate, quotes of either kind hold together, and a
 * backslash is an ordinary character (paths of Windows) but before a double quote inside double quotes. The error is the
 * quote that is never closed.
 */
export function splitCommand(command: string): Result<readonly string[], string> {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let index = 0; index < command.length; index++) {
    const char = command.charAt(index);
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (quote === '"' && char === '\\' && command.charAt(index + 1) === '"') word += command.charAt(++index);
      else word += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + char;
    }
  }
  if (quote !== '') return err(quote);
  if (word !== null) words.push(word);
  return ok(words);
}
