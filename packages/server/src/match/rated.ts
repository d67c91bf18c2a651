import type { MatchEvent, MatchState } from '@tabuleiro/client';
import { ratedPliesOf } from '@tabuleiro/games';
import type { Players, RatedResult } from '../store/event-log.ts';
import { userOf } from './summary.ts';

// Which rated matches change ratings. The daily limit of a pair is in ratings/rate.ts.

/** The entry that ends a rated match says so when the match has too few plies to be rated. */
export function markTooShort({ info, seats, plies }: MatchState, event: MatchEvent): MatchEvent {
  if (!info.terms.isRated || (event.kind !== 'move' && event.kind !== 'ended')) return event;
  const { ending } = event;
  if (ending === undefined) return event;
  // A match that nobody joined has no players to tell.
  if (userOf(seats[1]) === null || userOf(seats[2]) === null) return event;
  const played = plies.length + (event.kind === 'move' ? 1 : 0);
  if (played >= ratedPliesOf(info.terms.game)) return event;
  return { ...event, ending: { ...ending, unrated: 'too-short' } };
}

/** What a match that has ended with this entry does to ratings; null when it does nothing. */
export function ratedResult(state: MatchState, event: MatchEvent, { user1, user2 }: Players): RatedResult | null {
  const { info, ending, unrated } = state;
  if (!info.terms.isRated || unrated !== null) return null;
  if (ending === null || (event.kind !== 'ended' && event.kind !== 'move')) return null;
  // A match that was called off counts for nobody; one that a side has left after moving is won by the other side.
  const isCalledOff = ending.reason === 'abandoned' && ending.winner === null;
  if (isCalledOff || user1 === null || user2 === null) return null;
  return { game: info.terms.game, users: [user1, user2], winner: ending.winner };
}
