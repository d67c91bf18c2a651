// The search within the rules: every word that is typed, anywhere in a section, whatever its case and accents.

/** A part of the rules that has a heading. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  /** All else that is searched. */
  readonly texts: readonly string[];
}

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** In lower case and without accents, as long as the text itself. */
function fold(text: string): string {
  const units = Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
  return units.join('').replaceAll('’', "'");
}

export function searchWords(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** Whether a section has all words; every section has none. */
export function hasWords({ title, texts }: RulesSection, words: readonly string[]): boolean {
  const searched = [title, ...texts].map(fold);
  return words.every((word) => searched.some((text) => text.includes(word)));
}

/** A text cut where words begin and end. */
export function splitAtWords(text: string, words: readonly string[]): readonly TextPart[] {
  const folded = fold(text);
  const isFoundAt = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isFoundAt.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isFoundAt[end] === isFoundAt[start]) continue;
    parts.push({ text: text.slice(start, end), isFound: isFoundAt[start] ?? false });
    start = end;
  }
  return parts;
}
