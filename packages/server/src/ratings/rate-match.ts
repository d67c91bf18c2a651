import { type MatchEvent, type MatchState, RATED_PER_PAIR, type UnratedReason } from '@tabuleiro/client';
import { type GameId, ratedPliesOf, type Side } from '@tabuleiro/games';
import { NEWCOMER, rateMatch } from '@tabuleiro/games/glicko';
import type { Kysely } from 'kysely';
import { type MatchPlayers, type RatingChange, readEvent } from '../store/event-log.ts';
import type { DatabaseSchema, RatingsTable } from '../store/tables.ts';

/** The result of a rated match. */
export interface RatedResult {
  readonly game: GameId;
  readonly users: readonly [string, string];
  readonly winner: Side | null;
}

type Known = Omit<RatingsTable, 'user_id' | 'game'>;

const PAIR_WINDOW_MS = 86_400_000;

/** Marks the entry that ends a rated match if the match has too few plies to be rated. */
export function markTooShort({ info, seats, plies }: MatchState, event: MatchEvent): MatchEvent {
  if (!info.terms.isRated || (event.kind !== 'move' && event.kind !== 'ended')) return event;
  const { ending } = event;
  if (ending === undefined) return event;
  // A match without an opponent is not marked.
  if (seats[1].kind !== 'user' || seats[2].kind !== 'user') return event;
  const played = plies.length + (event.kind === 'move' ? 1 : 0);
  if (played >= ratedPliesOf(info.terms.game)) return event;
  return { ...event, ending: { ...ending, unrated: 'too-short' } };
}

/** The rating change of a match that ended with this entry; null if it changes no rating. */
export function ratingChangeOf(
  state: MatchState,
  event: MatchEvent,
  { user1, user2 }: MatchPlayers,
): RatingChange | null {
  const { info, ending, unrated } = state;
  if (!info.terms.isRated || unrated !== null) return null;
  if (ending === null || (event.kind !== 'ended' && event.kind !== 'move')) return null;
  // An aborted match is not rated; one that a side has left after moving is won by the other side.
  const isAborted = ending.reason === 'abandoned' && ending.winner === null;
  if (isAborted || user1 === null || user2 === null) return null;
  return makeRatingChange(info.id, { game: info.terms.game, users: [user1, user2], winner: ending.winner }, event.at);
}

export function makeRatingChange(match: string, result: RatedResult, at: number): RatingChange {
  return { users: result.users, apply: (transaction) => applyRating(transaction, match, result, at) };
}

/**
 * Writes the new ratings of the players of a match, once for each match, in the transaction that writes the entry that ended
 * it. A match beyond the daily limit of its pair changes no rating, and its entry then says so.
 */
async function applyRating(
  transaction: Kysely<DatabaseSchema>,
  match: string,
  { game, users, winner }: RatedResult,
  at: number,
): Promise<void> {
  const [first, second] = users;
  if (await isPairAtLimit(transaction, users, game, at)) return markUnrated(transaction, match, 'pair-limit');
  const known = { 1: await find(transaction, first, game, at), 2: await find(transaction, second, game, at) };
  const score = winner === null ? 0.5 : winner === 1 ? 1 : 0;
  const result = { match, game, at };
  await write(transaction, { ...result, user: first, opponent: second, own: known[1], other: known[2], score });
  await write(transaction, {
    ...result,
    user: second,
    opponent: first,
    own: known[2],
    other: known[1],
    score: 1 - score,
  });
}

/** Whether two users have played as many rated matches of a game within 24 hours as count. */
export async function isPairAtLimit(
  db: Kysely<DatabaseSchema>,
  [first, second]: RatedResult['users'],
  game: string,
  at: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('rating_history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', first)
    .where('opponent_id', '=', second)
    .where('game', '=', game)
    .where('at', '>', at - PAIR_WINDOW_MS)
    .executeTakeFirstOrThrow();
  return count >= RATED_PER_PAIR;
}

/** Adds the reason why a match is not rated to its last entry, which no client has read yet. */
async function markUnrated(transaction: Kysely<DatabaseSchema>, match: string, unrated: UnratedReason): Promise<void> {
  const { version, data } = await transaction
    .selectFrom('events')
    .select(['version', 'data'])
    .where('match_id', '=', match)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const event = readEvent(data);
  if ((event.kind !== 'move' && event.kind !== 'ended') || event.ending === undefined) return;
  const marked = { ...event, ending: { ...event.ending, unrated } };
  await transaction
    .updateTable('events')
    .set({ data: JSON.stringify(marked) })
    .where('match_id', '=', match)
    .where('version', '=', version)
    .execute();
}

async function find(transaction: Kysely<DatabaseSchema>, user: string, game: string, at: number): Promise<Known> {
  const found = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', '=', user)
    .where('game', '=', game)
    .executeTakeFirst();
  return found ?? { ...NEWCOMER, matches: 0, updated_at: at };
}

interface Change {
  readonly match: string;
  readonly user: string;
  readonly opponent: string;
  readonly game: string;
  readonly at: number;
  readonly own: Known;
  readonly other: Known;
  readonly score: number;
}

async function write(transaction: Kysely<DatabaseSchema>, change: Change): Promise<void> {
  const { match, user, opponent, game, at, own, other, score } = change;
  const next = { ...rateMatch(own, other, score, at - own.updated_at), matches: own.matches + 1, updated_at: at };
  const { rating, deviation } = next;
  const history = await transaction
    .insertInto('rating_history')
    .values({ match_id: match, user_id: user, opponent_id: opponent, game, rating, deviation, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (history === undefined) return;
  await transaction
    .insertInto('ratings')
    .values({ user_id: user, game, ...next })
    .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(next))
    .execute();
}
