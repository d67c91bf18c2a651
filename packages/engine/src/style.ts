import type { Judge, Position, Style } from '@tabuleiro/games';

/**
 * Gives a judge of this position the style of the side to move, which keeps it whoever moves later on. Only static values
 * change, so what is proved stays so.
 */
export function withStyle(judge: Judge, position: Position, style: Style | null): Judge {
  if (style === null) return judge;
  const { ground } = judge;
  const side = position.turn;
  const plainValue = judge.value.bind(judge);
  judge.value = () => {
    const taste = Math.round(style.taste(position, side));
    return ground.turn === side ? plainValue() + taste : plainValue() - taste;
  };
  return judge;
}
