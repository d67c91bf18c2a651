import { type LobbyEntry, type MatchState, stateOf } from '@tabuleiro/client';
import { otherSide, type Side } from '@tabuleiro/games';
import type { Kysely } from 'kysely';
import { findSeatedEvents, readInfo } from '../store/event-log.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { chooseOffers, type LobbyOffer, MOST_LISTED } from './creation-limits.ts';
import { excludeUnavailable } from './seats.ts';

const LOBBY_LENGTH = 100;
/** The lobby lists at most this many offers of one user. A guest has one. */
const LISTED_OF_ONE = 5;

/** A public match with a free seat: as much of it as decides whether the lobby lists it. */
export interface OpenMatch extends LobbyOffer {
  readonly id: string;
  readonly createdAt: number;
}

/** The open public matches, the newest first; only those with these `ids`, if given. */
export async function findOpenMatches(
  db: Kysely<DatabaseSchema>,
  ids?: readonly string[],
): Promise<readonly OpenMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'user1', 'user2', 'maker_network', 'created_at'])
    .where('status', '=', 'open')
    .where('visibility', '=', 'public')
    .where(excludeUnavailable)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ id, user1, user2, maker_network, created_at }) => ({
    id,
    host: user1 ?? user2 ?? '',
    network: maker_network,
    createdAt: created_at,
  }));
}

/** The matches that the lobby lists, the newest first. */
export function chooseListed(open: Iterable<OpenMatch>): readonly OpenMatch[] {
  const newestFirst = [...open].toSorted(
    (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1),
  );
  return chooseOffers(newestFirst, LOBBY_LENGTH, LISTED_OF_ONE);
}

/** Open matches as the lobby shows them, by id. */
export async function findLobbyEntries(
  db: Kysely<DatabaseSchema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LobbyEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('matches').select('info').where('id', 'in', ids).execute();
  const seated = await findSeatedEvents(db, ids);
  const entries = rows.flatMap((row) => {
    const info = readInfo(row.info);
    const events = seated.filter(({ match }) => match === info.id).map(({ event }) => event);
    return entryOf(stateOf(info, events)) ?? [];
  });
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** The lobby entry of a match; null if no seat is free. */
function entryOf({ info, seats, ending }: MatchState): LobbyEntry | null {
  const side: Side = seats[1].kind === 'open' ? 1 : 2;
  const host = seats[otherSide(side)];
  if (ending !== null || seats[side].kind !== 'open' || host.kind !== 'user') return null;
  const { id, terms, createdAt } = info;
  return {
    id,
    terms,
    host: host.user,
    side,
    createdAt,
    ...(host.rating !== undefined && { rating: host.rating }),
  };
}
