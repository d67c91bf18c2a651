import type { GameId } from '@tabuleiro/games';
import { type MatchSource, newMatch } from '@tabuleiro/play';
import { namesMatch, EARLIER_QUERY, RECORD_QUERY, setupFromQuery, defaultSetup } from '../routes/match-address.ts';
import type { StatusText } from './messages.ts';
import { type KeyValueStorage, savedRecord, earlierRecord } from './saved-match.ts';

/** A match for the page. */
export interface PageMatchSource extends MatchSource {
  /** Whether it is the saved match, or replaces it before anybody has moved. */
  readonly isSaved: boolean;
  /** Why it is not the match that was asked for. */
  readonly problem: StatusText | null;
}

export interface MatchRequest {
  readonly game: GameId;
  /** The query of the address. */
  readonly query: string;
}

/** Finds the match: the one in the address, a new one that it describes, the saved one, or a new one with the defaults. */
export async function openMatch(
  request: MatchRequest,
  storage: KeyValueStorage,
  newSeed: number,
): Promise<PageMatchSource> {
  const { game } = request;
  const query = new URLSearchParams(request.query);
  const shared = query.get(RECORD_QUERY);
  if (shared !== null) {
    const { openShared } = await import('./read-record.ts');
    return openShared(shared, setupFromQuery(game, query), newSeed);
  }
  const fresh = { isSaved: false, problem: null };
  if (namesMatch(query)) return { ...(await newMatch(setupFromQuery(game, query), newSeed)), ...fresh };
  const earlier = query.has(EARLIER_QUERY) ? earlierRecord(storage, game) : null;
  const saved = earlier ?? savedRecord(storage, game);
  const source = saved === null ? null : await openSaved(game, saved);
  if (source !== null && typeof source === 'object') return source;
  return { ...(await newMatch(defaultSetup(game), newSeed)), ...fresh, problem: source };
}

/** Loads the parser on demand: a first visit has no record. */
export async function openSaved(game: GameId, text: string): Promise<PageMatchSource | StatusText> {
  return (await import('./read-record.ts')).openSaved(game, text);
}

/** A record that cannot be opened here. */
export interface RefusedRecord {
  readonly why: StatusText;
  /** The game of the record, if that is the only problem. */
  readonly other?: GameId;
}

export async function readRecord(
  game: GameId,
  text: string,
  newSeed: number,
): Promise<PageMatchSource | RefusedRecord> {
  return (await import('./read-record.ts')).readRecord(game, text, newSeed);
}
