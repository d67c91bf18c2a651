import { GAME_IDS, type GameId } from '@tabuleiro/games';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all is run, as `npm run test:full` does. */
    readonly isFull: boolean;
  }
}

/** Whether all is run: then what merely repeats is looked at everywhere. */
export const IS_FULL = inject('isFull');

/** This number of tests together shows every game once. */
const TURNS = 5;

/**
 * The games take turns where a page does the same for all of them: each test shows one, and those with another turn show the
 * others. `npm run test:full` shows every game in every test.
 */
export function gamesOfTurn(turn: 0 | 1 | 2 | 3 | 4): readonly GameId[] {
  return IS_FULL ? GAME_IDS : GAME_IDS.filter((_, index) => index % TURNS === turn);
}
