import type { MatchState } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { Refused } from '../refused.ts';
import type { Rooms } from './rooms.ts';
import { userOf } from './summary.ts';

/** The side at which a user sits; everybody else is refused. */
export function sideOf({ seats }: MatchState, user: string): Side {
  if (userOf(seats[1]) === user) return 1;
  if (userOf(seats[2]) === user) return 2;
  throw new Refused('not-yours');
}

/** The same where it is known at once; null where it has to be looked up. */
export function knownSide({ seats }: MatchState, user: string): Side | null {
  if (userOf(seats[1]) === user) return 1;
  return userOf(seats[2]) === user ? 2 : null;
}

/** The same of a match by its name. Somebody may have sat down with another process a moment ago. */
export async function findSide(rooms: Rooms, match: string, user: string): Promise<Side> {
  const state = await rooms.find(match);
  if (state === null) throw new Refused('no-such-match');
  const isFull = state.seats[1].kind !== 'open' && state.seats[2].kind !== 'open';
  const isSeated = userOf(state.seats[1]) === user || userOf(state.seats[2]) === user;
  if (isFull || isSeated) return sideOf(state, user);
  await rooms.refresh(match);
  return sideOf((await rooms.find(match)) ?? state, user);
}
