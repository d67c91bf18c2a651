import { foldWord } from '@tabuleiro/play';

/** The words for commands in one language; `also` has further accepted words. */
export interface CommandWords<Id extends string> {
  readonly words: Readonly<Record<Id, string>>;
  readonly also?: Readonly<Record<string, Id>>;
}

/** The command for a typed word or id; null for none. */
export function findCommand<Id extends string>(
  ids: readonly Id[],
  { words, also = {} }: CommandWords<Id>,
  typed: string,
): Id | null {
  const folded = foldWord(typed);
  const known = ids.find((id) => id === folded || foldWord(words[id]) === folded);
  if (known !== undefined) return known;
  // Guards against names such as `constructor`.
  return Object.hasOwn(also, folded) ? (also[folded] ?? null) : null;
}
