import type { MatchAct, MatchState, Offer } from '@tabuleiro/client';
import { otherSide, type Side } from '@tabuleiro/games';
import { refuseDrawOffer } from '@tabuleiro/play';
import { requirePlayer } from '../users/permissions.ts';
import type { Person } from '../users/users.ts';
import type { Matches } from './matches.ts';
import type { CommandResult, Rooms } from './rooms.ts';
import { findSide } from './sides.ts';

/**
 * What somebody at a side does. An answered offer of a rematch makes the next match. A computer player agrees to takebacks
 * and rematches at once; a draw is weighed by the process that has its threads, and otherwise declined. An offer that was
 * not answered because a process died lapses with the next move.
 */
export async function performAct(
  rooms: Rooms,
  matches: Matches,
  person: Person,
  match: string,
  act: MatchAct,
): Promise<CommandResult> {
  const side = await findSide(rooms, match, person.info.id);
  requirePlayer(person, rooms.peek(match)?.info.terms.isRated ?? true);
  if (act.act === 'offer-rematch') await matches.checkRematch(match, side);
  const result = await rooms.act(match, side, act);
  if (!result.ok) return result;
  const { state } = result;
  if (act.act === 'offer-rematch') return isAnswered(state, side) ? makeRematch(rooms, matches, state) : result;
  if (state.seats[otherSide(side)].kind !== 'computer') return result;
  const { weighDraw } = matches;
  const isWeighed = refuseDrawOffer(state.plies.length, state.lastDrawOffer[side]) === null;
  if (act.act === 'offer-draw' && weighDraw !== null && isWeighed) {
    weighDraw(match, otherSide(side));
    return result;
  }
  const answer = answerOf(state, side, act);
  if (answer === null) return result;
  const answered = await rooms.act(match, otherSide(side), answer);
  // Somebody else, with another process, may have answered or ended the match: the offer was made all the same.
  return answered.ok ? answered : result;
}

/** Whether the other side wants a rematch, too; a computer player always does. */
function isAnswered({ rematch, rematchOffer, seats }: MatchState, side: Side): boolean {
  if (rematch !== null || rematchOffer === null) return false;
  return rematchOffer.side !== side || seats[otherSide(side)].kind === 'computer';
}

async function makeRematch(rooms: Rooms, matches: Matches, ended: MatchState): Promise<CommandResult> {
  await matches.rematch(ended);
  const state = await rooms.find(ended.info.id);
  return state === null ? { ok: false, code: 'no-such-match' } : { ok: true, state };
}

/** What a computer player answers without thought. */
function answerOf({ ending, drawOffer, takeback }: MatchState, side: Side, { act }: MatchAct): MatchAct | null {
  if (ending !== null) return null;
  if (act === 'offer-draw' && isOf(drawOffer, side)) return { act: 'decline-draw', of: drawOffer.version };
  if (act === 'ask-takeback' && isOf(takeback, side)) return { act: 'accept-takeback', of: takeback.version };
  return null;
}

function isOf(offer: Offer | null, side: Side): offer is Offer {
  return offer !== null && offer.side === side;
}
