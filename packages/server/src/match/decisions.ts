import {
  deadlineOf,
  endingAtDeadline,
  type MatchEvent,
  type MatchState,
  type RefusalCode,
  type RefusalValues,
  isRunning,
  type MatchAct,
  type Offer,
  type Preset,
} from '@tabuleiro/client';
import { otherSide, type Side, unreachable, REPETITION_LIMIT } from '@tabuleiro/games';
import { isForcedPass, refuseDrawOffer } from '@tabuleiro/play';
import { errorDetail } from '../refusal-error.ts';
import type { PositionCache } from './position-cache.ts';
import { type AllowedMove, PositionHistory } from './position-history.ts';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'version' | 'at'> : never;
/** An entry of a log before it has its number and its time. */
export type NewEvent = WithoutPlace<MatchEvent>;

/** The decision about a command in a match. */
export type Decision =
  | {
      readonly kind: 'event';
      readonly event: NewEvent;
      /** The refusal of the command, if the entry is written instead of it. */
      readonly refusal?: RefusalCode;
    }
  /** It has been done already. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly values?: RefusalValues };

export function allow(event: NewEvent): Decision {
  return { kind: 'event', event };
}

export function refuse(code: RefusalCode, values?: RefusalValues): Decision {
  return { kind: 'refused', code, ...(values !== undefined && { values }) };
}

export function isLate(state: MatchState, now: number): boolean {
  const deadline = deadlineOf(state);
  return deadline !== null && now > deadline;
}

/** The match ends instead of a command that came too late. */
export function endLate(state: MatchState): Decision {
  return { kind: 'event', event: { kind: 'ended', ending: endingAtDeadline(state) }, refusal: 'already-over' };
}

export const REPEATED: Decision = { kind: 'repeated' };

/** An entry with its number and its time. */
export function placed(event: NewEvent, version: number, at: number): MatchEvent {
  // Most entries are moves, so these are written out: spreading an object of a union type takes ten times as long.
  if (event.kind === 'move' && event.ending === undefined) {
    const { kind, side, ply, move, next } = event;
    return { kind, side, ply, move, next, version, at };
  }
  return { ...event, version, at };
}

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

/** Refused before the match runs, because no opponent would receive it. */
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

/** A requested move, after this many plies and, if the client says so, this many takebacks. */
export interface MoveRequest {
  readonly ply: number;
  readonly move: string;
  readonly line?: number;
}

/** Decides about a move, nearly always synchronously. */
export function decideMove(
  state: MatchState,
  positions: PositionCache,
  side: Side,
  request: MoveRequest,
  now: number,
): Decision | Promise<Decision> {
  const refusal = refusePlace(state, side, request);
  if (refusal !== null) {
    const made = state.plies[request.ply];
    if (made?.side !== side) return refusal;
    if (made.move === request.move) return REPEATED;
    return isSame(state, positions, request).then((same) => (same ? REPEATED : refusal));
  }
  if (isLate(state, now)) return endLate(state);
  const history = positions.findHistory(state);
  const tried = history instanceof PositionHistory ? history.tryMove(request.move) : null;
  return tried === null ? decideByReplay(state, positions, side, request) : allowMove(side, request.ply, tried);
}

/** Why no move at all can be made there and now by this side; null when one can. */
function refusePlace(state: MatchState, side: Side, { ply, line }: MoveRequest): Decision | null {
  const { plies } = state;
  if (state.ending !== null) return refuse('already-over');
  if (!isRunning(state)) return refuse('not-running');
  // A move that was taken back is not played again by being sent again.
  const isOfLine = line === undefined || line === state.line;
  if (ply !== plies.length || !isOfLine) return refuse('stale-move', { plies: plies.length });
  return state.turn === side ? null : refuse('not-your-turn');
}

/** Whether a move can be made, found out without playing the match again. */
export async function isPlainMove(
  state: MatchState,
  positions: PositionCache,
  side: Side,
  request: MoveRequest,
): Promise<boolean> {
  return refusePlace(state, side, request) === null && (await positions.findHistory(state)).isLegal(request.move);
}

/** Explains why a move is refused, and replays the match if the move may repeat a position. */
async function decideByReplay(
  state: MatchState,
  positions: PositionCache,
  side: Side,
  { ply, move }: MoveRequest,
): Promise<Decision> {
  const history = await positions.findHistory(state);
  const error = history.isLegal(move) ? null : history.explain(move);
  if (error !== null) return refuse('illegal-move', { detail: await errorDetail(state.info.terms.game, error) });
  return allowMove(side, ply, history.tryMove(move) ?? (await tryRepeating(state, positions, history, move)));
}

function allowMove(side: Side, ply: number, { move, next, ending }: AllowedMove): Decision {
  const event = { kind: 'move', side, ply, move, next } as const;
  return allow(ending === null ? event : { ...event, ending });
}

/** Plays a legal move that may repeat a position, and counts how often the new position has occurred. */
async function tryRepeating(
  state: MatchState,
  positions: PositionCache,
  history: PositionHistory,
  text: string,
): Promise<AllowedMove> {
  const { move, position: next } = history.play(text);
  let standings = 1;
  await positions.replay(state, state.plies.length, (earlier) => {
    const isSameKey = earlier.keyLow === next.keyLow && earlier.keyHigh === next.keyHigh;
    if (isSameKey && earlier.repeats(next)) standings++;
  });
  const ending = next.outcome() ?? (standings >= REPETITION_LIMIT ? next.repetitionOutcome() : null);
  return { move, next: next.turn, ending };
}

/** Whether a text names the move that was made at that ply, in whatever spelling. */
async function isSame(state: MatchState, positions: PositionCache, { ply, move }: MoveRequest): Promise<boolean> {
  const { rules, position } = await positions.replay(state, ply);
  const read = rules.parseMove(position, move);
  return read.ok && position.isLegal(read.value) && rules.makeMove(position, read.value) === state.plies[ply]?.move;
}
