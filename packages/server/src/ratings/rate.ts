import { RATED_PER_PAIR, type UnratedReason } from '@tabuleiro/client';
import type { Kysely } from 'kysely';
import { readEvent } from '../match/reading.ts';
import type { RatedResult } from '../store/event-log.ts';
import type { RatingsTable, Tables } from '../store/tables.ts';
import { NEWCOMER, rateMatch } from './glicko.ts';

type Known = Omit<RatingsTable, 'user_id' | 'game'>;

const PAIR_WINDOW_MS = 86_400_000;

/**
 * Writes what a rated match does to the ratings of its players, once for each match; to be called in the transaction that
 * writes the entry that ended it. A match beyond the daily limit of its pair changes no rating, and its entry then says so.
 */
export async function rate(
  transaction: Kysely<Tables>,
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
  db: Kysely<Tables>,
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

/** Adds to the entry that ended a match, which is its last one, why it is not rated. Nobody has read the entry yet. */
async function markUnrated(transaction: Kysely<Tables>, match: string, unrated: UnratedReason): Promise<void> {
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

async function find(transaction: Kysely<Tables>, user: string, game: string, at: number): Promise<Known> {
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

async function write(transaction: Kysely<Tables>, change: Change): Promise<void> {
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
