import { isGameId } from '@tabuleiro/games';
import { isUnfinished, type KeyValueStorage, localRecords, quietly } from './local-records.ts';
import { type MatchKey, matchId, type SavedMatch } from './saved-match.ts';

// Which matches are unfinished, in localStorage: the home page needs it before the database is open.

const KEY = 'tabuleiro.unfinished';
const MOST = 12;

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
  const keys = [...unfinished, ...kept].slice(0, MOST).map(({ game, seed }) => ({ game, seed }));
  quietly(() => storage.setItem(KEY, JSON.stringify(keys)));
}

function readNoted(storage: KeyValueStorage): readonly MatchKey[] {
  const noted: unknown = quietly(() => JSON.parse(storage.getItem(KEY) ?? '[]'));
  return Array.isArray(noted) ? noted.filter(isKey) : [];
}

function isKey(value: unknown): value is MatchKey {
  if (typeof value !== 'object' || value === null || !('game' in value) || !('seed' in value)) return false;
  return typeof value.game === 'string' && isGameId(value.game) && typeof value.seed === 'number';
}
