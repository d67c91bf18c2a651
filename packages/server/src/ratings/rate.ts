import type { Kysely } from 'kysely';
import type { RatedResult } from '../store/event-log.ts';
import type { RatingsTable, Tables } from '../store/tables.ts';
import { NEWCOMER, rateMatch } from './glicko.ts';

type Known = Omit<RatingsTable, 'user_id' | 'game'>;

/** Writes what a rated match does to the ratings of its players, once for each match; to be called in a transaction. */
export async function rate(
  transaction: Kysely<Tables>,
  match: string,
  { game, users, winner }: RatedResult,
  at: number,
): Promise<void> {
  const [first, second] = users;
  const known = { 1: await find(transaction, first, game, at), 2: await find(transaction, second, game, at) };
  const score = winner === null ? 0.5 : winner === 1 ? 1 : 0;
  await write(transaction, match, { user: first, game, at, own: known[1], other: known[2], score });
  await write(transaction, match, { user: second, game, at, own: known[2], other: known[1], score: 1 - score });
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
  readonly user: string;
  readonly game: string;
  readonly at: number;
  readonly own: Known;
  readonly other: Known;
  readonly score: number;
}

async function write(transaction: Kysely<Tables>, match: string, change: Change): Promise<void> {
  const { user, game, at, own, other, score } = change;
  const next = { ...rateMatch(own, other, score, at - own.updated_at), matches: own.matches + 1, updated_at: at };
  const { rating, deviation } = next;
  const history = await transaction
    .insertInto('rating_history')
    .values({ match_id: match, user_id: user, game, rating, deviation, at })
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
