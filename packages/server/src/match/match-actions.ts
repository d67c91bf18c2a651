import type { MatchAct, MatchState, Offer } from '@tabuleiro/client';
import { otherSide, type Side } from '@tabuleiro/games';
import { refuseDrawOffer } from '@tabuleiro/play';
import { requirePlayer } from '../accounts/tokens.ts';
import type { Person } from '../accounts/users.ts';
import type { ActiveMatches, CommandResult } from './active-matches.ts';
import type { MatchService } from './match-service.ts';
import { findSide } from './seats.ts';

/**
 * Carries out an act of a user. An accepted rematch creates the next match. A computer player accepts takebacks and
 * rematches at once; a draw offer is weighed by the engine if this process has one, and otherwise declined. An offer
 * that was not answered because a process died expires with the next move.
 */
export async function performAct(
  activeMatches: ActiveMatches,
  matches: MatchService,
  person: Person,
  match: string,
  act: MatchAct,
): Promise<CommandResult> {
  const side = await findSide(activeMatches, match, person.info.id);
  requirePlayer(person, activeMatches.peek(match)?.info.terms.isRated ?? true);
  if (act.act === 'offer-rematch') await matches.checkRematch(match, side);
  const result = await activeMatches.act(match, side, act);
  if (!result.ok) return result;
  const { state } = result;
  if (act.act === 'offer-rematch') return isAnswered(state, side) ? makeRematch(activeMatches, matches, state) : result;
  if (state.seats[otherSide(side)].kind !== 'computer') return result;
  const { weighDraw } = matches;
  const isWeighed = refuseDrawOffer(state.plies.length, state.lastDrawOffer[side]) === null;
  if (act.act === 'offer-draw' && weighDraw !== null && isWeighed) {
    weighDraw(match, otherSide(side));
    return result;
  }
  const answer = answerOf(state, side, act);
  if (answer === null) return result;
  const answered = await activeMatches.act(match, otherSide(side), answer);
  // Another process may have answered or ended the match; the offer was made all the same.
  return answered.ok ? answered : result;
}

/** Whether the other side wants a rematch, too; a computer player always does. */
function isAnswered({ rematch, rematchOffer, seats }: MatchState, side: Side): boolean {
  if (rematch !== null || rematchOffer === null) return false;
  return rematchOffer.side !== side || seats[otherSide(side)].kind === 'computer';
}

async function makeRematch(
  activeMatches: ActiveMatches,
  matches: MatchService,
  ended: MatchState,
): Promise<CommandResult> {
  await matches.rematch(ended);
  const state = await activeMatches.find(ended.info.id);
  return state === null ? { ok: false, code: 'no-such-match' } : { ok: true, state };
}

/** The immediate answer of a computer player. */
function answerOf({ ending, drawOffer, takeback }: MatchState, side: Side, { act }: MatchAct): MatchAct | null {
  if (ending !== null) return null;
  if (act === 'offer-draw' && isOf(drawOffer, side)) return { act: 'decline-draw', of: drawOffer.version };
  if (act === 'ask-takeback' && isOf(takeback, side)) return { act: 'accept-takeback', of: takeback.version };
  return null;
}

function isOf(offer: Offer | null, side: Side): offer is Offer {
  return offer !== null && offer.side === side;
}
