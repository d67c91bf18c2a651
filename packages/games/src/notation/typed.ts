// Reading what people type in the notations of the original programs, which named cells by digits.

/** What people put between two parts of a move. */
export const SEPARATORS = String.raw`[\s,;:./-]*`;

/**
 * The digits of a text in groups of equal length, whatever stands between them: `43 44`, `4 3 4 4` and `4,3-4,4` are the same
 * four. Null for text that has more than digits, for unequal groups (`10 3`) and for negative numbers.
 */
export function digitsIn(text: string): readonly number[] | null {
  if (!/^[\d\s,;:./()-]*$/.test(text) || /(?<!\d\s*)-\s*\d/.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  return groups.every(({ length }) => length === groups[0]?.length) ? [...groups.join('')].map(Number) : null;
}
