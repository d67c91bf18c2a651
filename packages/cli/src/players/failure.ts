import type { TextError } from '@tabuleiro/games';

/**
 * Thrown by a player that cannot go on: an outside engine that fell silent, died or chose an illegal move. Whoever asked
 * the player to choose catches it and says `problem` in the language at hand.
 */
export class PlayerFailure extends Error {
  override readonly name = 'PlayerFailure';
  readonly problem: TextError;

  constructor(problem: TextError) {
    super(`${problem.field}: ${problem.found} (${problem.expected.code})`);
    this.problem = problem;
  }
}
