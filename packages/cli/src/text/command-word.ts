import { foldWord } from '@tabuleiro/play';

/** Commands by the words for them in one language; other words that are understood too stand apart. */
export interface CommandWords<Id extends string> {
  readonly words: Readonly<Record<Id, string>>;
  readonly also?: Readonly<Record<string, Id>>;
}

/** The command that somebody typed, in the language of the words or by its id; null when it is none. */
export function findCommand<Id extends string>(
  ids: readonly Id[],
  { words, also = {} }: CommandWords<Id>,
  typed: string,
): Id | null {
  const folded = foldWord(typed);
  const known = ids.find((id) => id === folded || foldWord(words[id]) === folded);
  if (known !== undefined) return known;
  // Whoever types `constructor` means no command either.
  return Object.hasOwn(also, folded) ? (also[folded] ?? null) : null;
}
