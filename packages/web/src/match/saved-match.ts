import { GAME_IDS, type GameId, isGameId } from '@tabuleiro/games';

/** The part of `localStorage` that is used; tests have their own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: GameId): string => `tabuleiro.match.${game}`;
const earlierKeyOf = (game: GameId): string => `${keyOf(game)}.before`;
const LAST = 'tabuleiro.match.last';

/** Saves the match of a game. An unfinished match that it replaces is saved beside it, if each side had moved. */
export function saveMatch(storage: KeyValueStorage, game: GameId, record: string): void {
  quietly(() => {
    const last = storage.getItem(keyOf(game)) ?? '';
    if (seedOf(last) !== seedOf(record)) {
      const before = earlierKeyOf(game);
      if (isUnfinished(last) && last.includes('2. ')) storage.setItem(before, last);
      // The earlier match is resumed: it is no longer an earlier one.
      else if (seedOf(storage.getItem(before) ?? '') === seedOf(record)) storage.setItem(before, '');
    }
    storage.setItem(keyOf(game), record);
    storage.setItem(LAST, game);
  });
}

/** The seed identifies a match. */
function seedOf(record: string): string | undefined {
  return /^\[Seed "(.*)"\]$/m.exec(record)?.[1];
}

function isUnfinished(record: string): boolean {
  return record.includes('\n[Result "*"]\n');
}

/** The unfinished match that the saved one replaced; null when there is none. */
export function earlierRecord(storage: KeyValueStorage, game: GameId): string | null {
  const record = quietly(() => storage.getItem(earlierKeyOf(game))) ?? '';
  return isUnfinished(record) ? record : null;
}

export function gamesWithEarlierMatch(storage: KeyValueStorage): readonly GameId[] {
  return GAME_IDS.filter((game) => earlierRecord(storage, game) !== null);
}

/** The saved match of a game. */
export function savedRecord(storage: KeyValueStorage, game: GameId): string | null {
  return quietly(() => storage.getItem(keyOf(game))) ?? null;
}

/** The saved or earlier match with a seed; null when neither has it. */
export function recordWithSeed(storage: KeyValueStorage, game: GameId, seed: number): string | null {
  const known = [savedRecord(storage, game), earlierRecord(storage, game)];
  return known.find((record) => record !== null && Number(seedOf(record)) === seed) ?? null;
}

export function hasUnfinished(storage: KeyValueStorage, game: GameId): boolean {
  return isUnfinished(savedRecord(storage, game) ?? '');
}

/** Games with an unfinished match, the one played last first. */
export function unfinishedGames(storage: KeyValueStorage): readonly GameId[] {
  const last = lastUnfinished(storage);
  const games = GAME_IDS.filter((game) => hasUnfinished(storage, game));
  return games.sort((a, b) => Number(b === last) - Number(a === last));
}

/** The game played last, if its match is unfinished. */
export function lastUnfinished(storage: KeyValueStorage): GameId | null {
  const last = quietly(() => storage.getItem(LAST)) ?? '';
  return isGameId(last) && hasUnfinished(storage, last) ? last : null;
}

/** A browser may refuse to store anything; the match goes on without. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
