import type { GameId } from '@tabuleiro/games';

export const PUZZLES_ADDRESS = '#/puzzles';

/** The puzzles of a game. */
export function puzzlesAddress(game: GameId): string {
  return `#/${game}/puzzles`;
}
