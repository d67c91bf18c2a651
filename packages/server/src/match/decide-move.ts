import { isRunning, type MatchState } from '@tabuleiro/client';
import { REPETITION_LIMIT, type Side } from '@tabuleiro/games';
import { errorDetail } from '../refusal-error.ts';
import { allow, type Decision, endLate, isLate, refuse, REPEATED } from './decision.ts';
import type { PositionCache } from './position-cache.ts';
import { type AllowedMove, PositionHistory } from './position-history.ts';

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
