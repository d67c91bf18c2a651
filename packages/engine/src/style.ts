import type { Evaluator, Position, Style } from '@tabuleiro/games';

/**
 * Gives an evaluator of this position the style of the side to move, which keeps it whoever moves later on. Only static values
 * change, so what is proved stays so.
 */
export function withStyle(evaluator: Evaluator, position: Position, style: Style | null): Evaluator {
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
