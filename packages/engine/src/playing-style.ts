import type { Evaluator, Position, PlayingStyle } from '@tabuleiro/games';

/**
 * Adds the style of the current side to move to an evaluator; the style stays with that side when the turn changes.
 * Only static values change, so proofs stay valid.
 */
export function withStyle(evaluator: Evaluator, position: Position, style: PlayingStyle | null): Evaluator {
  if (style === null) return evaluator;
  const { searchState } = evaluator;
  const side = position.turn;
  const plainValue = evaluator.value.bind(evaluator);
  evaluator.value = () => {
    const taste = Math.round(style.taste(position, side));
    return searchState.turn === side ? plainValue() + taste : plainValue() - taste;
  };
  return evaluator;
}
