import { capitalise, formatMessage, formatOutcome } from '@tabuleiro/games';
import { type BoardController, type MatchSession, formatUnderstood, formatSentence } from '@tabuleiro/play';
import { formatPlayer } from '../ui/common-texts.ts';
import { type StatusText, formatStatus, type Messages } from './messages.ts';

type AnyBoard = Pick<BoardController<never>, 'builder' | 'facets' | 'history' | 'settled'>;

/** Makes a sentence of a phrase. */
export function asSentence(text: string): string {
  return `${capitalise(text)}.`;
}

/** The move before the position on the board, in words, after its text where people can read that. */
export function formatLastMove({ history, facets }: AnyBoard, { locale }: Messages): string {
  const { match, ply } = history;
  const move = match.moves[ply - 1];
  if (move === undefined) return '';
  const before = match.positionAt(ply - 1);
  const { moveViewer } = facets;
  const words = formatMessage(locale, moveViewer.describeMove(before, move, 'after'));
  return moveViewer.nameMove === undefined ? `${match.rules.makeMove(before, move)}: ${words}.` : asSentence(words);
}

/** Puts how a typed move was understood before a text. */
export function withTypedEcho(
  { understood }: Pick<BoardController<never>, 'understood'>,
  { locale }: Messages,
  now: string,
): string {
  return understood === null ? now : `${formatUnderstood(understood, locale.language)} ${now}`;
}

/** What the person can do now and why, or why nothing. */
export function formatCurrentStatus(session: MatchSession<StatusText>, messages: Messages): string {
  const { history, note } = session;
  const { texts, locale } = messages;
  const { match } = history;
  if (note !== null) return formatStatus(note, messages);
  // The move itself is shown beside it.
  if (session.isMoving && !history.isOver) return `${locale.game.sides[history.position.turn].toMove}.`;
  if (history.isOver && match.outcome !== null) return `${formatOutcome(locale, match.outcome)}.`;
  if (history.isLookingBack) {
    const where = texts.lookingBack(history.ply, match.moves.length);
    return history.isHumanTurn ? `${where} ${texts.moveHere}` : where;
  }
  if (history.isHumanTurn) return formatChoice(session, messages);
  if (session.isPaused && session.thinking === null) return texts.paused;
  return texts.thinks(formatPlayer(locale, history.players[history.position.turn]));
}

/** What the person can pick; before the first pick also what is forced and why. */
export function formatChoice({ builder, settled }: AnyBoard, { locale, texts }: Messages): string {
  const { step, picks } = builder;
  const [reason] = settled.notices;
  const why = reason === undefined || picks.length > 0 ? [] : [formatSentence(locale, reason)];
  if (step === null) return why.join(' ');
  return [...why, step.kind === 'move' ? texts.forcedPass : formatSentence(locale, step.prompt)].join(' ');
}

/** The notices that the status does not contain yet. */
export function formatNotices(session: MatchSession<StatusText>, { locale }: Messages): readonly string[] {
  const { history, settled } = session;
  // A hint takes their room.
  if (history.isLookingBack || session.isMoving || session.hinted.length > 0) return [];
  const isSaid = session.note === null && history.isHumanTurn && session.builder.picks.length === 0;
  return settled.notices.slice(isSaid ? 1 : 0).map((notice) => formatSentence(locale, notice));
}
