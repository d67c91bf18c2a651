import { isGameId } from '@tabuleiro/games';
import { isUnfinished, type KeyValueStorage, localRecords, quietly, readJson } from './local-records.ts';
import { type MatchKey, matchId, type SavedMatch } from './saved-match.ts';

// Which matches are unfinished, in localStorage: the home page needs it before the database is open.

const KEY = 'tabuleiro.unfinished';
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
  quietly(() => storage.setItem(KEY, JSON.stringify(noted)));
}

function readNoted(storage: KeyValueStorage): readonly NotedMatch[] {
  const noted = readJson(storage, KEY);
  return Array.isArray(noted) ? noted.filter(isNoted) : [];
}

function isNoted(value: unknown): value is NotedMatch {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value && 'seed' in value && 'changedAt' in value)) return false;
  const { game, seed, changedAt } = value;
  return typeof game === 'string' && isGameId(game) && typeof seed === 'number' && typeof changedAt === 'number';
}
