import { err, ok, type Result } from '@tabuleiro/games';

/** The arguments that a script takes. */
export interface KnownArguments {
  /** The words, in any order; null where the script checks them itself. */
  readonly words: readonly string[] | null;
  /** They begin with two dashes; one that ends in `=` takes a value. */
  readonly options: readonly string[];
}

export interface Arguments {
  readonly words: readonly string[];
  readonly options: readonly string[];
}

/** Separates words from options; the error is the first unknown argument. */
export function sortArguments(all: readonly string[], { words, options }: KnownArguments): Result<Arguments, string> {
  const isOption = (word: string): boolean => word.startsWith('-');
  const isKnown = (word: string): boolean =>
    isOption(word)
      ? options.some((option) => (option.endsWith('=') ? word.startsWith(option) : word === option))
      : words === null || words.includes(word);
  const unknown = all.find((word) => !isKnown(word));
  if (unknown !== undefined) return err(unknown);
  return ok({ words: all.filter((word) => !isOption(word)), options: all.filter(isOption) });
}

/** The arguments after `npm run <command> --`. An unknown one ends the script before it measures for minutes. */
export function readArguments(command: string, known: KnownArguments): Arguments {
  const sorted = sortArguments(process.argv.slice(2), known);
  if (sorted.ok) return sorted.value;
  const all = [...(known.words ?? []), ...known.options];
  return refuseArgument(command, sorted.error, all.length === 0 ? 'no options' : `one of: ${all.join(' ')}`);
}

export function refuseArgument(command: string, found: string, expected: string): never {
  console.error(`${command}: found "${found}", expected ${expected}`);
  process.exit(2);
}
