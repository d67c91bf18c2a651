import type { GameId } from '@tabuleiro/games';

/** The puzzles of a game. */
export function puzzlesAddress(game: GameId): string {
  return `#/${game}/puzzles`;
}
