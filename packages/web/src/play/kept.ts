import { GAME_IDS, type GameId, isGameId } from '@tabuleiro/games';

/** What of `localStorage` is used; tests bring their own. */
export type Keepsakes = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: GameId): string => `tabuleiro.match.${game}`;
const LAST = 'tabuleiro.match.last';

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

/** Whether the game has a kept match that is not over. */
export function hasUnfinished(storage: Keepsakes, game: GameId): boolean {
  return keptRecord(storage, game)?.includes('\n[Result "*"]\n') === true;
}

/** All games with a match that is not over, the one that was played last first. */
export function unfinishedGames(storage: Keepsakes): readonly GameId[] {
  const last = lastUnfinished(storage);
  const games = GAME_IDS.filter((game) => hasUnfinished(storage, game));
  return games.sort((a, b) => Number(b === last) - Number(a === last));
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
