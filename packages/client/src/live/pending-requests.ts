import { type Side, unreachable } from '@tabuleiro/games';
import type { MatchState } from '../match-state.ts';
import type { MatchAct, MatchEvent, RefusalBody } from '../schemas/index.ts';

/** A move or an act that the server has not answered yet. */
export interface PendingRequest {
  readonly match: string;
  readonly what:
    | { readonly t: 'move'; readonly ply: number; readonly move: string; readonly line: number }
    | { readonly t: 'act'; readonly act: MatchAct };
  /** The version of the match when it was first sent. */
  readonly version: number;
  /** Called with the result: null when it was done. */
  readonly settle: (refusal: RefusalBody | null) => void;
}

/**
 * Whether the log shows that a request was carried out although its answer was lost. A move that was taken back since counts
 * too: sent again it would be refused as stale.
 */
export function isInLog(request: PendingRequest, side: Side | null, events: readonly MatchEvent[]): boolean {
  const { what, version } = request;
  if (side === null) return false;
  const isEffect = (event: MatchEvent): boolean =>
    what.t === 'move' ? isMoveOf(what, side, event) : isEffectOf(what.act, side, event);
  return events.some((event) => event.version > version && isEffect(event));
}

function isMoveOf(
  { ply, move }: { readonly ply: number; readonly move: string },
  side: Side,
  event: MatchEvent,
): boolean {
  return event.kind === 'move' && event.side === side && event.ply === ply && event.move === move;
}

function isEffectOf(act: MatchAct, side: Side, event: MatchEvent): boolean {
  const isOwn = 'side' in event && event.side === side;
  switch (act.act) {
    case 'resign':
      return event.kind === 'ended' && event.ending.reason === 'resignation' && event.ending.winner !== side;
    case 'abort':
      return event.kind === 'ended' && event.ending.reason === 'abandoned';
    case 'offer-draw':
      return (isOwn && event.kind === 'draw-offered') || isAgreement(event);
    case 'accept-draw':
      return isAgreement(event);
    case 'decline-draw':
      return isOwn && event.kind === 'draw-declined';
    case 'ask-takeback':
      return isOwn && event.kind === 'takeback-asked';
    case 'accept-takeback':
      return isOwn && event.kind === 'takeback-accepted';
    case 'decline-takeback':
      return isOwn && event.kind === 'takeback-declined';
    case 'offer-rematch':
      return (isOwn && event.kind === 'rematch-offered') || event.kind === 'rematch-made';
    case 'say':
      return isOwn && event.kind === 'said' && event.preset === act.preset;
    default:
      return unreachable(act);
  }
}

function isAgreement(event: MatchEvent): boolean {
  return event.kind === 'ended' && event.ending.reason === 'agreement';
}

/** The side of a user; null for spectators. */
export function sideOfUser({ seats }: Pick<MatchState, 'seats'>, user: string): Side | null {
  for (const side of [1, 2] as const) {
    const seat = seats[side];
    if (seat.kind === 'user' && seat.user.id === user) return side;
  }
  return null;
}
