import {
  type ChosenMove,
  type Message,
  type Move,
  MoveList,
  type MoveViewer,
  otherSide,
  type PieceShape,
  type Position,
  type Rules,
  type Side,
  VALUE_SCALE,
  type View,
  type Viewer,
} from '@tabuleiro/games';

/** The assessment of the mover's position after a move, by the search's value. */
export const ASSESSMENTS = ['winning', 'better', 'even', 'worse', 'losing'] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

/** A short reason why a move is good. */
export type HintReason =
  /** What the move leads to besides what the position then says of itself. */
  | { readonly kind: 'leads'; readonly notice: Message }
  | { readonly kind: 'draws' | 'only' | 'trades' | 'far' | 'saves' }
  /** Forced, in an unknown number of moves. */
  | { readonly kind: 'surely-wins' | 'surely-loses' }
  /** Forced, in `moves` moves of both sides. */
  | { readonly kind: 'wins' | 'loses'; readonly moves: number }
  /** A gain: at once, in the end, compared with the next best move, or by the move after. */
  | { readonly kind: 'gains' | 'takes' | 'spares' | 'prepares'; readonly shape: PieceShape; readonly count: number }
  /** The notice that the position then has for the other side. */
  | { readonly kind: 'threatens'; readonly notice: Message }
  | { readonly kind: 'stands'; readonly assessment: Assessment }
  /** `name` says the move in words, where the game has some. */
  | { readonly kind: 'reply'; readonly move: string; readonly name?: Message };

export interface HintQuestion {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly position: Position;
  readonly best: ChosenMove;
  readonly second: ChosenMove | null;
}

/** Captures beyond this horizon are seldom the point of a move. */
const PLIES_AHEAD = 5;
/** The margin over the second best move that makes a move the only good one. */
const FAR = (VALUE_SCALE * 3) / 4;
const CLEAR = 2 * VALUE_SCALE;
const SLIGHT = VALUE_SCALE / 2;
const REPLY_HELPS: ReadonlySet<HintReason['kind']> = new Set(['stands', 'trades', 'far']);

/** The reasons why the best move is the best: most telling first, and never many. */
export function reasonsFor(question: HintQuestion): readonly HintReason[] {
  const { position, best } = question;
  const ahead = positionsAlong(position, best);
  const reasons = [...mainReasons(question, ahead), ...eventsOf(question, ahead)];
  // Name the reply only where there is no better reason.
  return reasons.some(({ kind }) => REPLY_HELPS.has(kind)) ? [...reasons, ...replyTo(question, ahead)] : reasons;
}

/** Said before the reply, which is seen on the board after the move. */
function eventsOf({ position, viewer, moveViewer, best }: HintQuestion, [after]: readonly Position[]): HintReason[] {
  if (after === undefined) return [];
  const known = new Set(viewer.describe(after).notices.map(({ code }) => code));
  const led = moveViewer.frames(position, best.move).at(-1)?.notices ?? [];
  return led.filter(({ code }) => !known.has(code)).map((notice) => ({ kind: 'leads', notice }));
}

function mainReasons(question: HintQuestion, ahead: readonly Position[]): readonly HintReason[] {
  const { position, viewer, best, second } = question;
  const { end } = best;
  const danger = dangers(question, ahead);
  if (end?.result === 'draw') return [{ kind: 'draws' }, ...(danger === null ? [] : [danger])];
  if (end !== undefined && end.plies === undefined) {
    return [{ kind: end.result === 'win' ? 'surely-wins' : 'surely-loses' }];
  }
  if (end?.plies !== undefined) {
    return [{ kind: end.result === 'win' ? 'wins' : 'loses', moves: end.plies }];
  }
  if (countMoves(position) === 1) return [{ kind: 'only' }];
  const settled = lastAnswered(position, ahead);
  const gain = settled === null ? null : materialGain(viewer, position, settled, position.turn);
  if (gain !== null && gain.count > 0) return [{ kind: 'gains', ...gain }];
  if (danger !== null) return [danger];
  if (second !== null && isFar(best, second)) return [{ kind: 'far' }];
  return [onTheTable(question, ahead, gain?.count) ?? { kind: 'stands', assessment: assess(best.score ?? 0) }];
}

/** What a move takes now, what it saves, or what it will take. */
function onTheTable(question: HintQuestion, ahead: readonly Position[], gained: number | undefined): HintReason | null {
  const { position, viewer, second } = question;
  const { turn } = position;
  const [after, answered, next] = ahead;
  const taken = after === undefined ? null : materialGain(viewer, position, after, turn);
  if (taken !== null && taken.count > 0) return gained === 0 ? { kind: 'trades' } : { kind: 'takes', ...taken };
  const [, costly] = second === null ? [] : positionsAlong(position, second);
  const cost = costly === undefined ? null : materialGain(viewer, position, costly, turn);
  if (cost !== null && cost.count < Math.min(0, gained ?? 0)) return { kind: 'spares', ...cost, count: -cost.count };
  if (answered === undefined || next === undefined || answered.turn !== turn) return null;
  const prepared = materialGain(viewer, answered, next, turn);
  return prepared.count > 0 ? { kind: 'prepares', ...prepared } : null;
}

/** A danger that the move creates for the other side or ends for its own. The game's notices define the dangers. */
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

/** The expected reply of the other side. */
function replyTo(
  { rules, moveViewer, position, best }: HintQuestion,
  [after]: readonly Position[],
): readonly HintReason[] {
  const reply: Move | undefined = best.line?.[1];
  if (after === undefined || reply === undefined || after.turn !== otherSide(position.turn)) return [];
  if (!after.isLegal(reply)) return [];
  const name = moveViewer.nameMove?.(after, reply);
  return [{ kind: 'reply', move: rules.makeMove(after, reply), ...(name !== undefined && { name }) }];
}

export function assess(score: number): Assessment {
  if (score > CLEAR) return 'winning';
  if (score > SLIGHT) return 'better';
  if (score >= -SLIGHT) return 'even';
  return score >= -CLEAR ? 'worse' : 'losing';
}

function isFar(best: ChosenMove, second: ChosenMove): boolean {
  if (second.end !== undefined) return second.end.result === 'loss';
  // In a clearly won or lost position the margin says little.
  return (best.score ?? 0) - (second.score ?? 0) > FAR && (second.score ?? 0) < CLEAR;
}

function countMoves(position: Position): number {
  const moves = new MoveList();
  position.legalMoves(moves);
  return moves.length;
}

/** The positions after each move of the line, within the horizon. */
function positionsAlong(position: Position, { move, line = [move] }: ChosenMove): readonly Position[] {
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

/** The last position after a reply, so that a capture with an immediate recapture does not count. */
function lastAnswered(position: Position, ahead: readonly Position[]): Position | null {
  return ahead.findLast((one) => one.isOver() || one.turn === position.turn) ?? null;
}

/** The change of a side's material. The other side's losses count as its own gains. */
export interface MaterialGain {
  readonly shape: PieceShape;
  readonly count: number;
}

/** The change of material between two positions, judged by their views. */
export function materialGain(viewer: Viewer, before: Position, after: Position, side: Side): MaterialGain {
  const [then, now] = [viewer.describe(before), viewer.describe(after)];
  const gained = holdings(now, side) - holdings(then, side);
  const taken = holdings(then, otherSide(side)) - holdings(now, otherSide(side));
  return { shape: now.pieces[0]?.shape ?? 'pawn', count: gained + taken };
}

/** A side's material: its pieces that still count or, where pieces have no owner, the content of its store. */
function holdings({ pieces, trays }: View, side: Side): number {
  let sum = 0;
  for (const { owner, at, state, count = 1 } of pieces) {
    const tray = 'tray' in at ? trays.find(({ id }) => id === at.tray) : undefined;
    if (state === 'dead' || tray?.kind === 'lost') continue;
    if (owner === side || (owner === null && tray?.kind === 'store' && tray.owner === side)) sum += count;
  }
  return sum;
}
