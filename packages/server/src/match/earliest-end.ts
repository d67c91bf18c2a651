import { deadlineOf, isRunning, type MatchState } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';

/**
 * Before this time a match does not end by itself, whatever moves are made: either the clock that runs has run out by then,
 * or the other one, were it to run from now on. The table of matches keeps it, and need not be written to for every move:
 * when the time has come is looked at the match, and what is there is put off. Null when nothing happens by itself.
 */
export function earliestEnd(state: MatchState, now: number): number | null {
  const deadline = deadlineOf(state);
  if (deadline === null || !isRunning(state)) return deadline;
  const others = deadlineOf({ ...state, turn: otherSide(state.turn), since: now });
  return others === null ? deadline : Math.min(deadline, others);
}
