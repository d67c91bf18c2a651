import { deadlineOf, endingAtDeadline, isRunning, type MatchState } from '@tabuleiro/client';
import { type Language, loadVoice, type Match, sayTextError, type Side, type TextError } from '@tabuleiro/games';
import type { Boards } from './boards.ts';
import type { AllowedMove } from './standing.ts';
import { allow, refuse, REPEATED, type Verdict } from './verdict.ts';

/** A move as it is asked for: after so many plies. */
export interface MoveRequest {
  readonly ply: number;
  readonly move: string;
}

/** What becomes of a move. */
export async function judgeMove(
  state: MatchState,
  boards: Boards,
  side: Side,
  { ply, move }: MoveRequest,
  now: number,
): Promise<Verdict> {
  const { plies } = state;
  const made = plies[ply];
  if (made !== undefined && made.side === side && (await isSame(state, boards, ply, move))) return REPEATED;
  if (state.ending !== null) return refuse('already-over');
  if (!isRunning(state)) return refuse('not-running');
  if (ply !== plies.length) return refuse('stale-move', { plies: plies.length });
  if (state.turn !== side) return refuse('not-your-turn');
  if (isLate(state, now)) return allow({ kind: 'ended', ending: endingAtDeadline(state) });
  const tried = (await boards.findStanding(state)).tryMove(move) ?? tryOnMatch(await boards.find(state), move);
  if ('error' in tried) return refuse('illegal-move', { detail: await sayInAll(state, tried.error) });
  const { move: written, next, ending } = tried;
  return allow({ kind: 'move', side, ply, move: written, next, ...(ending !== null && { ending }) });
}

/** Plays a move on the whole match, which knows how often its positions have stood and what else could be played. */
function tryOnMatch(match: Match, text: string): AllowedMove | { readonly error: TextError } {
  const before = match.position;
  const played = match.playText(text);
  if (!played.ok) return { error: played.error };
  return { move: match.rules.makeMove(before, played.value), next: match.position.turn, ending: match.outcome };
}

async function sayInAll({ info }: MatchState, error: TextError): Promise<Readonly<Record<Language, string>>> {
  const say = async (language: Language): Promise<string> =>
    sayTextError(await loadVoice(info.terms.game, language), error);
  return { en: await say('en'), pt: await say('pt') };
}

export function isLate(state: MatchState, now: number): boolean {
  const deadline = deadlineOf(state);
  return deadline !== null && now > deadline;
}

/** Whether a text names the move that was made at that ply, in whatever spelling. */
async function isSame(state: MatchState, boards: Boards, ply: number, text: string): Promise<boolean> {
  const made = state.plies[ply]?.move;
  if (made === text) return true;
  const match = await boards.find(state);
  const { rules } = match;
  const position = match.positionAt(ply);
  const read = rules.parseMove(position, text);
  return read.ok && position.isLegal(read.value) && rules.makeMove(position, read.value) === made;
}
