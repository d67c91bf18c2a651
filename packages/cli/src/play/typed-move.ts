import type { Position, Rules } from '@tabuleiro/games';

/** The ways in which people write what is one text in a notation, the text as it stands first. */
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/**
 * A move as its notation writes it, from what a person typed with another case: `C3-C4` for `c3-c4`. What can be read as it
 * stands is left alone, since case may tell two moves apart, and so is what cannot be read at all.
 */
export function readTyped(rules: Rules, position: Position, text: string): string {
  const written = CASES.map((inCase) => inCase(text));
  return written.find((one) => rules.parseMove(position, one).ok) ?? text;
}
