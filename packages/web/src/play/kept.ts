import { GAME_IDS, type GameId, isGameId } from '@tabuleiro/games';

/** What of `localStorage` is used; tests bring their own. */
export type Keepsakes = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: GameId): string => `tabuleiro.match.${game}`;
const beforeKeyOf = (game: GameId): string => `${keyOf(game)}.before`;
const LAST = 'tabuleiro.match.last';

/** Keeps the match of a game, finished or not. The one in whose place it comes is kept beside it when it had got under way. */
export function keepMatch(storage: Keepsakes, game: GameId, record: string): void {
  quietly(() => {
    const last = storage.getItem(keyOf(game)) ?? '';
    if (seedOf(last) !== seedOf(record)) {
      const before = beforeKeyOf(game);
      if (isUnfinished(last) && last.includes('2. ')) storage.setItem(before, last);
      // It is gone on with: it comes before nothing any more.
      else if (seedOf(storage.getItem(before) ?? '') === seedOf(record)) storage.setItem(before, '');
    }
    storage.setItem(keyOf(game), record);
    storage.setItem(LAST, game);
  });
}

/** Every match has one of its own. */
function seedOf(record: string): string | undefined {
  return /^\[Seed "(.*)"\]$/m.exec(record)?.[1];
}

function isUnfinished(record: string): boolean {
  return record.includes('\n[Result "*"]\n');
}

/** The record of the match that was left unfinished for the one that is kept; null when there is none. */
export function recordBefore(storage: Keepsakes, game: GameId): string | null {
  const record = quietly(() => storage.getItem(beforeKeyOf(game))) ?? '';
  return isUnfinished(record) ? record : null;
}

/** All games with such a match. */
export function gamesBefore(storage: Keepsakes): readonly GameId[] {
  return GAME_IDS.filter((game) => recordBefore(storage, game) !== null);
}

/** The record of the match that was kept last in this game. */
export function keptRecord(storage: Keepsakes, game: GameId): string | null {
  return quietly(() => storage.getItem(keyOf(game))) ?? null;
}

/** The record of a match of the game by its seed, kept or left for another; null when it is gone. */
export function recordOf(storage: Keepsakes, game: GameId, seed: number): string | null {
  const known = [keptRecord(storage, game), recordBefore(storage, game)];
  return known.find((record) => record !== null && Number(seedOf(record)) === seed) ?? null;
}

/** Whether the game has a kept match that is not over. */
export function hasUnfinished(storage: Keepsakes, game: GameId): boolean {
  return isUnfinished(keptRecord(storage, game) ?? '');
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
