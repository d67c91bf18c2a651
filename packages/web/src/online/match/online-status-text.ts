import { FIRST_MOVE_MS, isRunning, type MatchState } from '@tabuleiro/client';
import { otherSide, type Outcome, formatOutcome, type Side, unreachable } from '@tabuleiro/games';
import { formatNote, formatSentence, isBoardNote, type OnlineMatchSession, type OnlineNote } from '@tabuleiro/play';
import { seatName } from '../../connection/messages.ts';
import type { Messages, StatusText } from '../../match/messages.ts';
import { formatChoice } from '../../match/status-text.ts';
import { ONLINE_TEXTS } from '../messages.ts';

export type OnlineSession = OnlineMatchSession<MatchState, StatusText>;

/** How the match ended. Aborted matches have no result. */
export function formatEnd({ locale }: Messages, outcome: Outcome): string {
  const isCalledOff = outcome.winner === null && outcome.reason === 'abandoned';
  return isCalledOff ? ONLINE_TEXTS[locale.language].match.calledOff : `${formatOutcome(locale, outcome)}.`;
}

/** Why no move is possible now. */
export function whyNoMove({ history, state }: OnlineSession, side: Side | null): StatusText {
  return ({ locale }) => {
    const texts = ONLINE_TEXTS[locale.language].match;
    if (history.isLookingBack) return texts.lookingBack;
    if (history.isOver) return texts.over;
    if (side === null) return texts.onlyLooking;
    if (state !== null && !isRunning(state)) return texts.notBegun;
    return history.isHumanTurn ? texts.sending : texts.notYourTurn;
  };
}

/** One or two sentences: what can be done and why, or whom we wait for. */
export function onlineStatusText(
  session: OnlineSession,
  state: MatchState,
  side: Side | null,
  messages: Messages,
): string {
  const { history, note } = session;
  const { locale, texts } = messages;
  const online = ONLINE_TEXTS[locale.language].match;
  const { outcome } = history.match;
  if (note !== null) return formatOnlineNote(note, messages);
  if (history.isLookingBack) return texts.lookingBack(history.ply, history.match.moves.length);
  const { turn } = history.position;
  if (session.isMoving && outcome === null) return `${locale.game.sides[turn].toMove}.`;
  if (outcome !== null) return formatEnd(messages, outcome);
  // The invitation says to others who waits.
  if (!isRunning(state)) return side === null ? '' : online.waitsForSomebody;
  if (session.canMove) return formatChoice(session, messages);
  if (history.isHumanTurn) return online.sending;
  const toMove = `${locale.game.sides[turn].toMove}.`;
  return side === null
    ? `${toMove} ${online.watching}`
    : `${toMove} ${online.waitsFor(seatName(state.seats[otherSide(side)], locale.language, state.info.terms.game))}`;
}

function formatOnlineNote(note: OnlineNote | StatusText, messages: Messages): string {
  if (typeof note === 'function') return note(messages);
  const { locale, texts } = messages;
  if (isBoardNote(note)) return formatNote(note, locale, texts);
  const { takenBack, outdated } = ONLINE_TEXTS[locale.language].match;
  switch (note.kind) {
    case 'taken-back':
      return takenBack;
    case 'outdated':
      return outdated;
    case 'server-refused':
      return note.message[locale.language];
    default:
      return unreachable(note);
  }
}

/** Notices about the board and the match. */
export function onlineNotices(session: OnlineSession, state: MatchState, messages: Messages): readonly string[] {
  const { history, settled } = session;
  if (history.isOver || history.isLookingBack || session.isMoving || !isRunning(state)) return [];
  const isSaid = session.note === null && session.canMove && session.builder.picks.length === 0;
  const notices = settled.notices.slice(isSaid ? 1 : 0).map((notice) => formatSentence(messages.locale, notice));
  return hasFirstMoveLimit(state) ? [...notices, ONLINE_TEXTS[messages.locale.language].match.firstMove] : notices;
}

/** A player's first move has a short limit, unless the clock is even shorter. */
function hasFirstMoveLimit({ info, plies, turn, clocks }: MatchState): boolean {
  const isLive = info.terms.clock.kind === 'live' && (clocks?.[turn] ?? 0) > FIRST_MOVE_MS;
  return isLive && !plies.some(({ side }) => side === turn);
}
