import { err, ok, type Result } from '@tabuleiro/games';

/** What a command understands. */
export interface Vocabulary {
  /** Words that may be said, in any order; null where the command itself looks at them. */
  readonly words: readonly string[] | null;
  /** What begins with two dashes; one that ends in `=` takes a value. */
  readonly options: readonly string[];
}

export interface Said {
  readonly words: readonly string[];
  readonly options: readonly string[];
}

/** Tells words from options; the first that is not known is the error. */
export function sortWords(all: readonly string[], { words, options }: Vocabulary): Result<Said, string> {
  const isOption = (word: string): boolean => word.startsWith('-');
  const isKnown = (word: string): boolean =>
    isOption(word)
      ? options.some((option) => (option.endsWith('=') ? word.startsWith(option) : word === option))
      : words === null || words.includes(word);
  const unknown = all.find((word) => !isKnown(word));
  if (unknown !== undefined) return err(unknown);
  return ok({ words: all.filter((word) => !isOption(word)), options: all.filter(isOption) });
}

/** The words after `npm run <command> --`. A wrong one ends the command before it measures for minutes what nobody asked for. */
export function readWords(command: string, vocabulary: Vocabulary): Said {
  const said = sortWords(process.argv.slice(2), vocabulary);
  if (said.ok) return said.value;
  const known = [...(vocabulary.words ?? []), ...vocabulary.options];
  return refuseWord(command, said.error, known.length === 0 ? 'no options' : `one of: ${known.join(' ')}`);
}

export function refuseWord(command: string, found: string, expected: string): never {
  console.error(`${command}: found "${found}", expected ${expected}`);
  process.exit(2);
}
