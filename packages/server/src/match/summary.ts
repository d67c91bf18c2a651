import { deadlineOf, isRunning, type MatchState, type Seat } from '@tabuleiro/client';
import type { MatchSummary } from '../store/event-log.ts';

/** What the table of matches says of a match in this state. */
export function summaryOf(state: MatchState, now: number): MatchSummary {
  const { seats, turn, ending, plies } = state;
  const running = isRunning(state);
  const mover = seats[turn];
  return {
    status: ending !== null ? 'over' : running ? 'running' : 'open',
    user1: userOf(seats[1]),
    user2: userOf(seats[2]),
    turn_user: turnUserOf(state),
    deadline: deadlineOf(state),
    computer_at: running && mover.kind === 'computer' ? now : null,
    plies: plies.length,
    winner: ending?.winner ?? null,
    reason: ending?.reason ?? null,
  };
}

/** The user who is to move; null when nobody is, or a computer. */
export function turnUserOf(state: MatchState): string | null {
  return isRunning(state) ? userOf(state.seats[state.turn]) : null;
}

export function userOf(seat: Seat): string | null {
  return seat.kind === 'user' ? seat.user.id : null;
}
