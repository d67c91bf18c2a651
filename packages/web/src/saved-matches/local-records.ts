import { GAME_IDS, type GameId, isGameId } from '@tabuleiro/games';
import { type MatchKey, matchId, type SavedMatch } from './saved-match.ts';

// Records in localStorage: the last match of each game, and an unfinished one that it replaced. Versions before the database
// saved their matches so; browsers that refuse a database still do. And which matches are unfinished: the home page needs
// that before the database is open.

/** The part of `localStorage` that is used; tests have their own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (game: GameId): string => `tabuleiro.match.${game}`;
const earlierKeyOf = (game: GameId): string => `${keyOf(game)}.before`;

/** Saves the match of a game. An unfinished match that it replaces is saved beside it, if each side had moved. */
export function saveRecord(storage: KeyValueStorage, game: GameId, record: string): void {
  quietly(() => {
    const last = storage.getItem(keyOf(game)) ?? '';
    if (seedOf(last) !== seedOf(record)) {
      const before = earlierKeyOf(game);
      if (isUnfinished(last) && last.includes('2. ')) storage.setItem(before, last);
      // The earlier match is resumed: it is no longer an earlier one.
      else if (seedOf(storage.getItem(before) ?? '') === seedOf(record)) storage.removeItem(before);
    }
    storage.setItem(keyOf(game), record);
  });
}

/** The record saved last of a game. */
export function lastRecord(storage: KeyValueStorage, game: GameId): string | null {
  return quietly(() => storage.getItem(keyOf(game))) ?? null;
}

export interface LocalRecord {
  readonly game: GameId;
  readonly seed: number;
  readonly record: string;
}

/** All saved records that say which match they are of. */
export function localRecords(storage: KeyValueStorage): readonly LocalRecord[] {
  return GAME_IDS.flatMap((game) =>
    [keyOf(game), earlierKeyOf(game)].flatMap((key) => {
      const record = quietly(() => storage.getItem(key)) ?? '';
      const seed = seedOf(record);
      return seed === null ? [] : [{ game, seed, record }];
    }),
  );
}

/** Removes the record of a match. */
export function removeRecord(storage: KeyValueStorage, { game, seed }: Pick<LocalRecord, 'game' | 'seed'>): void {
  quietly(() => {
    for (const key of [keyOf(game), earlierKeyOf(game)]) {
      if (seedOf(storage.getItem(key) ?? '') === seed) storage.removeItem(key);
    }
  });
}

export function isUnfinished(record: string): boolean {
  return record.includes('\n[Result "*"]\n');
}

/** The seed identifies a match of a game. */
function seedOf(record: string): number | null {
  const seed = Number(/^\[Seed "(\d{1,15})"\]$/m.exec(record)?.[1] ?? Number.NaN);
  return Number.isNaN(seed) ? null : seed;
}

/** What was stored as JSON; undefined if that is none. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  return quietly((): unknown => JSON.parse(storage.getItem(key) ?? ''));
}

/** A browser may refuse to store anything; the match goes on without. */
export function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const UNFINISHED = 'tabuleiro.unfinished';
const MOST = 12;

/** When a match was last changed says its place in the list. */
type NotedMatch = MatchKey & Pick<SavedMatch, 'changedAt'>;

/** The unfinished matches, the last one first. */
export function unfinishedMatches(storage: KeyValueStorage): readonly MatchKey[] {
  const noted = readNoted(storage);
  const known = new Set(noted.map(matchId));
  const others = localRecords(storage).filter((one) => isUnfinished(one.record) && !known.has(matchId(one)));
  return [...noted, ...others];
}

/** Notes which matches are unfinished now; `removed` are no longer saved. */
export function noteUnfinished(
  storage: KeyValueStorage,
  changed: readonly SavedMatch[],
  removed: readonly MatchKey[] = [],
): void {
  const unfinished = changed.filter(({ outcome }) => outcome === null);
  const gone = new Set([...changed, ...removed].map(matchId));
  const kept = readNoted(storage).filter((key) => !gone.has(matchId(key)));
  const noted = [...unfinished, ...kept]
    .sort((a, b) => b.changedAt - a.changedAt)
    .slice(0, MOST)
    .map(({ game, seed, changedAt }): NotedMatch => ({ game, seed, changedAt }));
  quietly(() => storage.setItem(UNFINISHED, JSON.stringify(noted)));
}

function readNoted(storage: KeyValueStorage): readonly NotedMatch[] {
  const noted = readJson(storage, UNFINISHED);
  return Array.isArray(noted) ? noted.filter(isNoted) : [];
}

function isNoted(value: unknown): value is NotedMatch {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value && 'seed' in value && 'changedAt' in value)) return false;
  const { game, seed, changedAt } = value;
  return typeof game === 'string' && isGameId(game) && typeof seed === 'number' && typeof changedAt === 'number';
}
