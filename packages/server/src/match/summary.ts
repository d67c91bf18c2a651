import { isRunning, type MatchState, type Seat } from '@tabuleiro/client';
import type { MatchSummary, Players } from '../store/event-log.ts';
import { earliestEnd } from './earliest-end.ts';

/** What other processes are told of a match in this state. */
export function playersOf(state: MatchState): Players {
  const { seats, ending } = state;
  return {
    status: ending !== null ? 'over' : isRunning(state) ? 'running' : 'open',
    user1: userOf(seats[1]),
    user2: userOf(seats[2]),
    turn_user: turnUserOf(state),
  };
}

/** What the table of matches says of a match in this state. */
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
 * Whether a move is written to the log alone. While two people play on, all else follows from it when it is asked for; when a
 * computer is to move, the table of matches says so.
 */
export function isProgress({ status, user1, user2 }: Players): boolean {
  return status === 'running' && user1 !== null && user2 !== null;
}

/** The user who is to move; null when nobody is, or a computer. */
export function turnUserOf(state: MatchState): string | null {
  return isRunning(state) ? userOf(state.seats[state.turn]) : null;
}

export function userOf(seat: Seat): string | null {
  return seat.kind === 'user' ? seat.user.id : null;
}
