import { deadlineOf, isRunning, type MatchState, type Seat } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';
import type { MatchPlayers, MatchSummary } from '../store/event-log.ts';

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
