import { isRunning, type MatchAct, type MatchState, type Offer, type Preset } from '@tabuleiro/client';
import { otherSide, type Side, unreachable } from '@tabuleiro/games';
import { isForcedPass, refuseDrawOffer } from '@tabuleiro/play';
import { allow, type Decision, endLate, isLate, refuse, REPEATED } from './decision.ts';

/** A match that hardly began can be called off without a result. */
const FEWEST_PLIES = 2;
// What each side may do in one match, so that its log stays short. The rules of the game limit its moves.
const MOST_SAID = 20;
const MOST_SAID_AFTER = 4;
const MOST_DRAW_OFFERS = 20;
const MOST_TAKEBACKS = 20;
/** A longer log, which only an older version can have written, accepts only moves and what ends the match. */
const MOST_ENTRIES = 5000;

/** Decides about everything a player does beside moving. */
export function decideAct(state: MatchState, side: Side, act: MatchAct, now: number): Decision {
  const decision = decideAllowed(state, side, act, now);
  // After its end a match still accepts a few presets and one rematch.
  const isFull = state.version >= MOST_ENTRIES && state.ending === null;
  const goesOn = decision.kind === 'event' && decision.event.kind !== 'ended';
  return isFull && goesOn ? refuse('too-many-entries', { most: MOST_ENTRIES }) : decision;
}

function decideAllowed(state: MatchState, side: Side, act: MatchAct, now: number): Decision {
  if (act.act === 'say') return decideSaying(state, side, act.preset);
  if (act.act === 'offer-rematch') return decideRematch(state, side);
  if (state.ending !== null) return refuse('already-over');
  // A side whose time is over has lost, before anything else.
  if (isRunning(state) && isLate(state, now)) return endLate(state);
  if (act.act === 'abort') return decideAbort(state);
  if (!isRunning(state)) return refuse('not-running');
  switch (act.act) {
    case 'resign':
      return allow({ kind: 'ended', ending: { winner: otherSide(side), reason: 'resignation' } });
    case 'offer-draw':
      return decideDrawOffer(state, side);
    case 'accept-draw':
      return isStanding(state.drawOffer, side, act.of) ? AGREEMENT : refuse('no-offer');
    case 'decline-draw':
      return isStanding(state.drawOffer, side, act.of) ? declineDraw(state, side) : refuse('no-offer');
    case 'ask-takeback':
      return decideTakeback(state, side);
    case 'accept-takeback':
      return isStanding(state.takeback, side, act.of) ? allow({ kind: 'takeback-accepted', side }) : refuse('no-offer');
    case 'decline-takeback':
      return isStanding(state.takeback, side, act.of) ? allow({ kind: 'takeback-declined', side }) : refuse('no-offer');
    default:
      return unreachable(act);
  }
}

const AGREEMENT = allow({ kind: 'ended', ending: { winner: null, reason: 'agreement' } });

function isStanding(offer: Offer | null, side: Side, version: number): boolean {
  return offer !== null && offer.side !== side && offer.version === version;
}

function decideAbort(state: MatchState): Decision {
  if (isRunning(state) && state.plies.length >= FEWEST_PLIES) return refuse('not-allowed');
  return allow({ kind: 'ended', ending: { winner: null, reason: 'abandoned' } });
}

/** Refused before the match runs, when nobody would receive it. */
function decideSaying(state: MatchState, side: Side, preset: Preset): Decision {
  if (state.ending === null && !isRunning(state)) return refuse('not-running');
  const most = state.ending === null ? MOST_SAID : MOST_SAID_AFTER;
  return state.said[side] < most ? allow({ kind: 'said', side, preset }) : refuse('said-enough');
}

/** Two offers are an agreement. One that was declined is made again after the next move. */
function decideDrawOffer({ drawOffer, hasOfferedDraw, drawOffers }: MatchState, side: Side): Decision {
  if (drawOffer !== null) return drawOffer.side === side ? REPEATED : AGREEMENT;
  if (hasOfferedDraw[side]) return refuse('offered-already');
  if (drawOffers[side] >= MOST_DRAW_OFFERS) return refuse('too-many-draw-offers', { most: MOST_DRAW_OFFERS });
  return allow({ kind: 'draw-offered', side });
}

/** A computer player that has not weighed an offer says why. */
function declineDraw({ seats, plies, lastDrawOffer }: MatchState, side: Side): Decision {
  const isComputer = seats[side].kind === 'computer';
  const why = isComputer ? refuseDrawOffer(plies.length, lastDrawOffer[otherSide(side)]) : null;
  return allow({ kind: 'draw-declined', side, ...(why !== null && { why }) });
}

/** Goes back to the side's last own decision, before any forced passes. */
function decideTakeback(state: MatchState, side: Side): Decision {
  const { info, plies, takeback, hasAskedTakeback, takebacks } = state;
  if (info.terms.isRated) return refuse('rated-takeback');
  if (takeback?.side === side) return REPEATED;
  // The other side waits for an answer: that comes first.
  if (takeback !== null) return refuse('answer-first');
  const last = plies.findLastIndex((ply) => ply.side === side && !isForcedPass(ply.move));
  if (last < 0) return refuse('nothing-to-take-back');
  if (hasAskedTakeback[side]) return refuse('offered-already');
  if (takebacks[side] >= MOST_TAKEBACKS) return refuse('too-many-takebacks', { most: MOST_TAKEBACKS });
  return allow({ kind: 'takeback-asked', side, plies: last, next: side });
}

/** A second offer accepts the first one; the caller then creates the match. */
function decideRematch({ ending, rematch, rematchOffer }: MatchState, side: Side): Decision {
  if (ending === null) return refuse('not-allowed');
  if (rematch !== null || rematchOffer !== null) return REPEATED;
  return allow({ kind: 'rematch-offered', side });
}
