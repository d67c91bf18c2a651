import { deadlineOf, endingAtDeadline, isRunning, type MatchState } from '@tabuleiro/client';
import { LANGUAGES, loadVoice, type Match, sayTextError, type Side } from '@tabuleiro/games';
import { allow, refuse, REPEATED, type Verdict } from './verdict.ts';

/** A move as it is asked for: after so many plies. */
export interface MoveRequest {
  readonly ply: number;
  readonly move: string;
}

/** What becomes of a move; `board` stands where the match stands and is left there. */
export async function judgeMove(
  state: MatchState,
  board: Match,
  side: Side,
  { ply, move }: MoveRequest,
  now: number,
): Promise<Verdict> {
  const { plies } = state;
  const made = plies[ply];
  if (made !== undefined && made.side === side && isSame(board, ply, made.move, move)) return REPEATED;
  if (state.ending !== null) return refuse('already-over');
  if (!isRunning(state)) return refuse('not-running');
  if (ply !== plies.length) return refuse('stale-move', { plies: plies.length });
  if (state.turn !== side) return refuse('not-your-turn');
  if (isLate(state, now)) return allow({ kind: 'ended', ending: endingAtDeadline(state) });
  const text = board.playText(move);
  if (!text.ok) {
    const [en, pt] = await Promise.all(
      LANGUAGES.map(async (language) => sayTextError(await loadVoice(board.rules.game, language), text.error)),
    );
    return refuse('illegal-move', { detail: { en: en ?? '', pt: pt ?? '' } });
  }
  const next = board.position.turn;
  const ending = board.outcome;
  board.undo();
  const written = board.rules.makeMove(board.position, text.value);
  return allow({ kind: 'move', side, ply, move: written, next, ...(ending !== null && { ending }) });
}

export function isLate(state: MatchState, now: number): boolean {
  const deadline = deadlineOf(state);
  return deadline !== null && now > deadline;
}

/** Whether a text names the move that was made at that ply, in whatever spelling. */
function isSame(board: Match, ply: number, made: string, text: string): boolean {
  if (made === text) return true;
  const { rules } = board;
  const position = board.positionAt(ply);
  const read = rules.parseMove(position, text);
  return read.ok && position.isLegal(read.value) && rules.makeMove(position, read.value) === made;
}
