import { capitalise, formatMessage, formatOutcome } from '@tabuleiro/games';
import { type BoardController, type MatchSession, sayUnderstood, sentenceFrom } from '@tabuleiro/play';
import { sayPlayer } from '../text/index.ts';
import { type Remark, sayRemark, type Words } from './words.ts';

type AnyBoard = Pick<BoardController<never>, 'builder' | 'facets' | 'history' | 'settled'>;

/** What is said within a sentence, as one of its own. */
export function asSentence(text: string): string {
  return `${capitalise(text)}.`;
}

/** The move that led to the position shown, as text and in words. */
export function sayLastMove({ history, facets }: AnyBoard, { locale }: Words): string {
  const { match, ply } = history;
  const move = match.moves[ply - 1];
  if (move === undefined) return '';
  const before = match.positionAt(ply - 1);
  return `${match.rules.makeMove(before, move)}: ${formatMessage(locale, facets.moveViewer.tell(before, move))}.`;
}

/** What is said now, after how a typed move was understood. */
export function withEcho(
  { understood }: Pick<BoardController<never>, 'understood'>,
  { locale }: Words,
  now: string,
): string {
  return understood === null ? now : `${sayUnderstood(understood, locale.language)} ${now}`;
}

/** One sentence, or two: what can be done now and why, or why nothing can. */
export function sayNow(session: MatchSession<Remark>, words: Words): string {
  const { history, note } = session;
  const { texts, locale } = words;
  const { match } = history;
  if (note !== null) return sayRemark(note, words);
  // The move itself is told beside it.
  if (session.isMoving && !history.isOver) return `${locale.game.sides[history.position.turn].toMove}.`;
  if (history.isOver && match.outcome !== null) return `${formatOutcome(locale, match.outcome)}.`;
  if (history.isLookingBack) {
    const where = texts.lookingBack(history.ply, match.moves.length);
    return history.isHumanTurn ? `${where} ${texts.moveHere}` : where;
  }
  if (history.isHumanTurn) return sayChoice(session, words);
  if (session.isPaused && session.thinking === null) return texts.paused;
  return texts.thinks(sayPlayer(locale, history.players[history.position.turn]));
}

/** What a person can pick; before the first pick also what is forced and why. */
export function sayChoice({ builder, settled }: AnyBoard, { locale, texts }: Words): string {
  const { step, picks } = builder;
  const [reason] = settled.notices;
  const why = reason === undefined || picks.length > 0 ? [] : [sentenceFrom(locale, reason)];
  if (step === null) return why.join(' ');
  return [...why, step.kind === 'move' ? texts.forcedPass : sentenceFrom(locale, step.prompt)].join(' ');
}

/** What else stands out on the board. */
export function sayNotices(session: MatchSession<Remark>, { locale }: Words): readonly string[] {
  const { history, settled } = session;
  // A hint needs the room.
  if (history.isOver || history.isLookingBack || session.isMoving || session.hinted.length > 0) return [];
  const isSaid = session.note === null && history.isHumanTurn && session.builder.picks.length === 0;
  return settled.notices.slice(isSaid ? 1 : 0).map((notice) => sentenceFrom(locale, notice));
}
