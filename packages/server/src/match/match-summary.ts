import { deadlineOf, isRunning, type MatchState, type Seat } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';
import { type Kysely, sql } from 'kysely';
import { type MatchPlayers, type MatchSummary, readEvent } from '../store/event-log.ts';
import type { DatabaseSchema, MatchesTable } from '../store/tables.ts';

/** What this process tells others about a match. */
export function playersOf(state: MatchState): MatchPlayers {
  const { seats, ending } = state;
  return {
    status: ending !== null ? 'over' : isRunning(state) ? 'running' : 'open',
    user1: userOf(seats[1]),
    user2: userOf(seats[2]),
    turn_user: turnUserOf(state),
  };
}

/** The columns of the table of matches that follow from the state of a match. */
export function summaryOf(state: MatchState, now: number): MatchSummary {
  const { seats, turn, ending, plies } = state;
  return {
    ...playersOf(state),
    deadline: earliestEnd(state, now),
    computer_at: isRunning(state) && seats[turn].kind === 'computer' ? now : null,
    plies: plies.length,
    winner: ending?.winner ?? null,
    reason: ending?.reason ?? null,
  };
}

/**
 * Whether a move is written to the log alone, as in a running match of two users. Against a computer player the table of
 * matches says when it is to move.
 */
export function isProgress({ status, user1, user2 }: MatchPlayers): boolean {
  return status === 'running' && user1 !== null && user2 !== null;
}

/** The user to move; null if no side or a computer player is to move. */
export function turnUserOf(state: MatchState): string | null {
  return isRunning(state) ? userOf(state.seats[state.turn]) : null;
}

export function userOf(seat: Seat): string | null {
  return seat.kind === 'user' ? seat.user.id : null;
}

/**
 * Before this time no clock can run out, whatever moves are made: neither the clock that runs nor the other one, even if it
 * ran from now on. So the table of matches need not be written for every move; at this time the deadline scheduler looks at
 * the match and postpones the deadline if it goes on. Null for a match that does not end by itself.
 */
export function earliestEnd(state: MatchState, now: number): number | null {
  const deadline = deadlineOf(state);
  if (deadline === null || !isRunning(state)) return deadline;
  const others = deadlineOf({ ...state, turn: otherSide(state.turn), since: now });
  return others === null ? deadline : Math.min(deadline, others);
}

// Moves between two users are written to the log alone, so the table of matches may be some moves old. This reads what
// has happened since.

/** The progress of a match, from its log if that is newer than the table. */
export interface MatchProgress {
  readonly plies: number;
  /** When something happened last. */
  readonly at: number;
  /** The user to move; null if there is none. */
  readonly turnUser: string | null;
}

type Row = Pick<MatchesTable, 'id' | 'plies' | 'turn_user' | 'updated_at' | 'user1' | 'user2' | 'version'>;

/** By match. Table and log are read in one statement, so that they are consistent. */
export async function progressOf(
  db: Kysely<DatabaseSchema>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, MatchProgress>> {
  if (matches.length === 0) return new Map();
  const { rows } = await sql<Row & { data: string; last: number }>`
    select matches.id, plies, turn_user, updated_at, user1, user2, matches.version, data, events.version as last
    from matches join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.id in (${sql.join(matches)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.last > row.version ? newer(row, row.data) : known(row)]));
}

function known({ plies, turn_user, updated_at }: Row): MatchProgress {
  return { plies, at: updated_at, turnUser: turn_user };
}

function newer(row: Row, data: string): MatchProgress {
  const event = readEvent(data);
  if (event.kind !== 'move') return known(row);
  return { plies: event.ply + 1, at: event.at, turnUser: event.next === 1 ? row.user1 : row.user2 };
}

/** The last sign of life of any process: a beat, or an entry in a match. Null if there is none. */
export async function findLastAlive(db: Kysely<DatabaseSchema>): Promise<number | null> {
  const beat = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('alive_at').as('at'))
    .executeTakeFirst();
  const signs = [beat?.at ?? null, await lastEntryAt(db)].filter((at) => at !== null);
  return signs.length === 0 ? null : Math.max(...signs);
}

/** When something happened last in any match; null when there is none. */
export async function lastEntryAt(db: Kysely<DatabaseSchema>): Promise<number | null> {
  const row = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  // The row of a match that is over has the time of its last entry.
  const { rows } = await sql<{ at: number | null }>`
    select max(events.at) as at from matches
    join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.status = 'running'`.execute(db);
  const times = [row?.at ?? null, rows[0]?.at ?? null].filter((at) => at !== null);
  return times.length === 0 ? null : Math.max(...times);
}
