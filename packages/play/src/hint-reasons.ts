import {
  type Chosen,
  type Message,
  MoveList,
  type Move,
  otherSide,
  type PieceShape,
  type Position,
  type Rules,
  VALUE_SCALE,
  type Viewer,
} from '@tabuleiro/games';
import { netGain } from './material.ts';

/** How the mover stands after a move, by the search's value. */
export const ASSESSMENTS = ['winning', 'better', 'even', 'worse', 'losing'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

/** A few words why a move is good. */
export type HintReason =
  | { readonly kind: 'draws' | 'only' | 'trades' | 'far' | 'saves' }
  /** By force, nobody knows in how many moves. */
  | { readonly kind: 'surely-wins' | 'surely-loses' }
  /** By force, in so many moves of the side that wins. */
  | { readonly kind: 'wins' | 'loses'; readonly moves: number }
  /** At once or in the end; what the next best move would cost; what can be taken by the move after. */
  | { readonly kind: 'gains' | 'takes' | 'spares' | 'prepares'; readonly shape: PieceShape; readonly count: number }
  /** What the board says of the other side then. */
  | { readonly kind: 'threatens'; readonly notice: Message }
  | { readonly kind: 'stands'; readonly assessment: Assessment }
  | { readonly kind: 'reply'; readonly move: string };

export interface HintQuestion {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly position: Position;
  readonly best: Chosen;
  readonly second: Chosen | null;
}

/** What is taken further ahead than this is seldom what a move was played for. */
const PLIES_AHEAD = 5;
/** By how much more a move must be worth than the second best to be the only good one. */
const FAR = (VALUE_SCALE * 3) / 4;
const CLEAR = 2 * VALUE_SCALE;
const SLIGHT = VALUE_SCALE / 2;
const REPLY_HELPS: ReadonlySet<HintReason['kind']> = new Set(['stands', 'trades', 'far']);

/** Why the best move is the best; the most telling first, and never many. */
export function reasonsFor(question: HintQuestion): readonly HintReason[] {
  const { position, best } = question;
  const ahead = positionsAlong(position, best);
  const reasons = mainReasons(question, ahead);
  // Where something better can be said, the reply only takes room.
  return reasons.some(({ kind }) => REPLY_HELPS.has(kind)) ? [...reasons, ...replyTo(question, ahead)] : reasons;
}

function mainReasons(question: HintQuestion, ahead: readonly Position[]): readonly HintReason[] {
  const { position, viewer, best, second } = question;
  const { end } = best;
  if (end?.result === 'draw') return [{ kind: 'draws' }];
  if (end !== undefined && end.plies === undefined) {
    return [{ kind: end.result === 'win' ? 'surely-wins' : 'surely-loses' }];
  }
  if (end?.plies !== undefined) {
    const [kind, first] = end.result === 'win' ? (['wins', 1] as const) : (['loses', 0] as const);
    // Sides take turns; the one that wins makes the last move.
    return [{ kind, moves: Math.floor((end.plies + first) / 2) }];
  }
  if (countMoves(position) === 1) return [{ kind: 'only' }];
  const settled = lastAnswered(position, ahead);
  const gain = settled === null ? null : netGain(viewer, position, settled, position.turn);
  if (gain !== null && gain.count > 0) return [{ kind: 'gains', ...gain }];
  const danger = dangers(question, ahead);
  if (danger !== null) return [danger];
  if (second !== null && isFar(best, second)) return [{ kind: 'far' }];
  return [onTheTable(question, ahead, gain?.count) ?? { kind: 'stands', assessment: assess(best.score ?? 0) }];
}

/** What a move takes now, what it keeps, or what it will take. */
function onTheTable(question: HintQuestion, ahead: readonly Position[], gained: number | undefined): HintReason | null {
  const { position, viewer, second } = question;
  const { turn } = position;
  const [after, answered, next] = ahead;
  const taken = after === undefined ? null : netGain(viewer, position, after, turn);
  if (taken !== null && taken.count > 0) return gained === 0 ? { kind: 'trades' } : { kind: 'takes', ...taken };
  const [, costly] = second === null ? [] : positionsAlong(position, second);
  const cost = costly === undefined ? null : netGain(viewer, position, costly, turn);
  if (cost !== null && cost.count < Math.min(0, gained ?? 0)) return { kind: 'spares', ...cost, count: -cost.count };
  if (answered === undefined || next === undefined || answered.turn !== turn) return null;
  const prepared = netGain(viewer, answered, next, turn);
  return prepared.count > 0 ? { kind: 'prepares', ...prepared } : null;
}

/** A danger that the move makes for the other side, or ends for its own; the game itself says what is one. */
function dangers({ position, viewer }: HintQuestion, [after]: readonly Position[]): HintReason | null {
  if (after === undefined) return null;
  const { turn } = position;
  const [then, now] = [viewer.describe(position).notices, viewer.describe(after).notices];
  const known = new Set(then.filter(({ danger }) => danger === otherSide(turn)).map(({ code }) => code));
  const notice = now.find(({ code, danger }) => danger === otherSide(turn) && !known.has(code));
  if (notice !== undefined) return { kind: 'threatens', notice };
  const was = then.some(({ danger }) => danger === turn);
  return was && !now.some(({ danger }) => danger === turn) ? { kind: 'saves' } : null;
}

/** What the other side is expected to do then. */
function replyTo({ rules, position, best }: HintQuestion, [after]: readonly Position[]): readonly HintReason[] {
  const reply: Move | undefined = best.line?.[1];
  if (after === undefined || reply === undefined || after.turn !== otherSide(position.turn)) return [];
  return after.isLegal(reply) ? [{ kind: 'reply', move: rules.makeMove(after, reply) }] : [];
}

export function assess(score: number): Assessment {
  if (score > CLEAR) return 'winning';
  if (score > SLIGHT) return 'better';
  if (score >= -SLIGHT) return 'even';
  return score >= -CLEAR ? 'worse' : 'losing';
}

function isFar(best: Chosen, second: Chosen): boolean {
  if (second.end !== undefined) return second.end.result === 'loss';
  // Where much is won or lost anyway, the measure says little.
  return (best.score ?? 0) - (second.score ?? 0) > FAR && (second.score ?? 0) < CLEAR;
}

function countMoves(position: Position): number {
  const moves = new MoveList();
  position.legalMoves(moves);
  return moves.length;
}

/** The positions after each move of the line, as far as it counts. */
function positionsAlong(position: Position, { move, line = [move] }: Chosen): readonly Position[] {
  const found: Position[] = [];
  let at = position;
  for (const next of line.slice(0, PLIES_AHEAD)) {
    if (at.isOver() || !at.isLegal(next)) break;
    at = at.clone();
    at.apply(next);
    found.push(at);
  }
  return found;
}

/** The last position in which the other side has answered, so that nothing is counted that is taken back at once. */
function lastAnswered(position: Position, ahead: readonly Position[]): Position | null {
  return ahead.findLast((one) => one.isOver() || one.turn === position.turn) ?? null;
}
