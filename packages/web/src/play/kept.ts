import { type GameId, isGameId, makePlayer, makeRecord, type Match, recordOf } from '@tabuleiro/games';
import { makeClock } from './clock.ts';
import type { MatchSetup } from './game-store.ts';
import type { MatchClock } from './match-clock.ts';

/** What of `localStorage` is used; tests bring their own. */
export type Keepsakes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tag of a record that says which clocks the match is played with. */
export const CLOCK_TAG = 'Clock';

const keyOf = (game: GameId): string => `tabuleiro.match.${game}`;
const LAST = 'tabuleiro.match.last';

/** A match with who plays it and what the clocks showed, as a record. */
export function recordTextOf(match: Match, { players }: MatchSetup, seed: number, clock: MatchClock | null): string {
  const { rules } = match;
  const timed = clock === null ? {} : { [CLOCK_TAG]: makeClock(clock.setup) };
  const tags = { Player1: makePlayer(players[1]), Player2: makePlayer(players[2]), Seed: String(seed), ...timed };
  const record = recordOf(match, tags);
  const plies = record.plies.map((ply, index) =>
    clock === null ? ply : { ...ply, clockMs: clock.at(index + 1)[match.positionAt(index).turn] },
  );
  return makeRecord({ ...record, plies }, rules.makePosition(rules.start()));
}

/** Keeps the match of a game, finished or not, in place of the one before. */
export function keepMatch(storage: Keepsakes, game: GameId, record: string): void {
  quietly(() => {
    storage.setItem(keyOf(game), record);
    storage.setItem(LAST, game);
  });
}

/** The record of the match that was kept last in this game. */
export function keptRecord(storage: Keepsakes, game: GameId): string | null {
  return quietly(() => storage.getItem(keyOf(game))) ?? null;
}

export function forgetMatch(storage: Keepsakes, game: GameId): void {
  quietly(() => storage.removeItem(keyOf(game)));
}

/** Whether the game has a kept match that is not over. */
export function hasUnfinished(storage: Keepsakes, game: GameId): boolean {
  return keptRecord(storage, game)?.includes('\n[Result "*"]\n') === true;
}

/** The game played last, when its match is not over. */
export function lastUnfinished(storage: Keepsakes): GameId | null {
  const last = quietly(() => storage.getItem(LAST)) ?? '';
  return isGameId(last) && hasUnfinished(storage, last) ? last : null;
}

/** A browser may refuse to keep anything; one can play all the same. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
