import {
  type Chosen,
  MoveList,
  type Move,
  otherSide,
  type PieceShape,
  type Position,
  type Rules,
  VALUE_SCALE,
  type Viewer,
} from '@tabuleiro/games';
import { netGain } from './stock.ts';

/** How the mover stands after a move, as a search sees it. */
export const STANDINGS = ['winning', 'better', 'even', 'worse', 'losing'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A few words why a move is good. */
export type Reason =
  | { readonly kind: 'draws' | 'only' | 'trades' | 'far' }
  /** By force, nobody knows in how many moves. */
  | { readonly kind: 'surely-wins' | 'surely-loses' }
  /** By force, in so many moves of the side that wins. */
  | { readonly kind: 'wins' | 'loses'; readonly moves: number }
  | { readonly kind: 'gains'; readonly shape: PieceShape; readonly count: number }
  | { readonly kind: 'stands'; readonly standing: Standing }
  | { readonly kind: 'reply'; readonly move: string };

export interface Question {
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

/** Why the best move is the best; the most telling first, and never many. */
export function reasonsFor(question: Question): readonly Reason[] {
  const { position, best } = question;
  const ahead = positionsAlong(position, best);
  return [...mainReasons(question, ahead), ...replyTo(question, ahead)];
}

function mainReasons({ position, viewer, best, second }: Question, ahead: readonly Position[]): readonly Reason[] {
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
  const taken = ahead[0] === undefined ? null : netGain(viewer, position, ahead[0], position.turn);
  if (gain !== null && gain.count > 0) return [{ kind: 'gains', ...gain }];
  if (second !== null && isFar(best, second)) return [{ kind: 'far' }];
  if (taken !== null && taken.count > 0 && gain?.count === 0) return [{ kind: 'trades' }];
  return [{ kind: 'stands', standing: standingOf(best.score ?? 0) }];
}

/** What the other side is expected to do then. */
function replyTo({ rules, position, best }: Question, [after]: readonly Position[]): readonly Reason[] {
  const reply: Move | undefined = best.line?.[1];
  if (after === undefined || reply === undefined || after.turn !== otherSide(position.turn)) return [];
  return after.isLegal(reply) ? [{ kind: 'reply', move: rules.makeMove(after, reply) }] : [];
}

export function standingOf(score: number): Standing {
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
