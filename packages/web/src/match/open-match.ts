import type { GameId } from '@tabuleiro/games';
import { type MatchSource, newMatch } from '@tabuleiro/play';
import { namesMatch, SEED_QUERY, RECORD_QUERY, setupFromQuery, defaultSetup } from '../routes/match-address.ts';
import type { MatchStorage } from '../saved-matches/page-matches.ts';
import { MATCH_TEXTS, type StatusText } from './messages.ts';

/** A match for the page. */
export interface PageMatchSource extends MatchSource {
  /** Whether it is the saved match, or replaces it before anybody has moved. */
  readonly isSaved: boolean;
  /** Whether it was read from the saved ones, so that it need not be saved before it changes. */
  readonly isStored?: boolean;
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
  matches: Pick<MatchStorage, 'findRecord' | 'latestRecord'>,
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
  const seed = query.get(SEED_QUERY);
  const saved = await (seed === null ? matches.latestRecord(game) : matches.findRecord({ game, seed: Number(seed) }));
  const source = saved === null ? null : await openSaved(game, saved);
  if (source !== null && typeof source === 'object') return source;
  const problem: StatusText | null =
    seed === null || source !== null ? source : ({ locale }) => MATCH_TEXTS[locale.language].record.notSaved;
  return { ...(await newMatch(defaultSetup(game), newSeed)), ...fresh, problem };
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
