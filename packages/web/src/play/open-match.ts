import type { GameId } from '@tabuleiro/games';
import { type MatchSource, newMatch } from '@tabuleiro/play';
import { asksForMatch, BEFORE_QUERY, RECORD_QUERY, setupFromQuery, usualSetup } from './address.ts';
import { type Keepsakes, keptRecord, recordBefore } from './kept.ts';
import type { Remark } from './words.ts';

/** A match for the page. */
export interface PageMatchSource extends MatchSource {
  /** Whether it is the saved match, or replaces it before anybody has moved. */
  readonly isKept: boolean;
  /** Why it is not the match that was asked for. */
  readonly problem: Remark | null;
}

/** What the page was asked to show. */
export interface MatchRequest {
  readonly game: GameId;
  /** What follows `?` in the address. */
  readonly query: string;
}

/** Finds the match: the one in the address, a new one as it asks for, the saved one, or a new one as usual. */
export async function openMatch(request: MatchRequest, storage: Keepsakes, newSeed: number): Promise<PageMatchSource> {
  const { game } = request;
  const query = new URLSearchParams(request.query);
  const shared = query.get(RECORD_QUERY);
  if (shared !== null) {
    const { openShared } = await import('./read-shared.ts');
    return openShared(shared, setupFromQuery(game, query), newSeed);
  }
  const fresh = { isKept: false, problem: null };
  if (asksForMatch(query)) return { ...(await newMatch(setupFromQuery(game, query), newSeed)), ...fresh };
  const before = query.has(BEFORE_QUERY) ? recordBefore(storage, game) : null;
  const kept = before ?? keptRecord(storage, game);
  const source = kept === null ? null : await openKept(game, kept);
  if (source !== null && typeof source === 'object') return source;
  return { ...(await newMatch(usualSetup(game), newSeed)), ...fresh, problem: source };
}

/** A first visit has no record to read, and does not load the reader. */
export async function openKept(game: GameId, text: string): Promise<PageMatchSource | Remark> {
  return (await import('./read-record.ts')).openKept(game, text);
}

/** A record that cannot be opened here. */
export interface RefusedRecord {
  readonly why: Remark;
  /** The game that it is of, when nothing else is wrong with it. */
  readonly other?: GameId;
}

/** Reads a record that somebody pastes or loads; or says what is wrong with it. */
export async function readRecord(
  game: GameId,
  text: string,
  newSeed: number,
): Promise<PageMatchSource | RefusedRecord> {
  return (await import('./read-record.ts')).readRecord(game, text, newSeed);
}
