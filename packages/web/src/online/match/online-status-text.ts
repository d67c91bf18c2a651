import { FIRST_MOVE_MS, isRunning, type MatchState } from '@tabuleiro/client';
import { otherSide, type Outcome, formatOutcome, type Side } from '@tabuleiro/games';
import { formatSentence } from '@tabuleiro/play';
import { seatName } from '../../connection/messages.ts';
import { type StatusText, formatStatus } from '../../match/messages.ts';
import { formatChoice } from '../../match/status-text.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import type { OnlineMatchController } from './online-match-controller.ts';

/** How the match ended. Aborted matches have no result. */
export function formatEnd({ messages }: OnlineMatchController, outcome: Outcome): string {
  const { locale } = messages;
  const isCalledOff = outcome.winner === null && outcome.reason === 'abandoned';
  return isCalledOff ? ONLINE_TEXTS[locale.language].match.calledOff : `${formatOutcome(locale, outcome)}.`;
}

/** Why no move is possible now. */
export function whyNoMove(controller: OnlineMatchController, side: Side | null): StatusText {
  const { history, state } = controller;
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
export function onlineStatusText(controller: OnlineMatchController, state: MatchState, side: Side | null): string {
  const { history, messages, note } = controller;
  const { locale, texts } = messages;
  const online = ONLINE_TEXTS[locale.language].match;
  const { outcome } = history.match;
  if (note !== null) return formatStatus(note, messages);
  if (history.isLookingBack) return texts.lookingBack(history.ply, history.match.moves.length);
  const { turn } = history.position;
  if (controller.isMoving && outcome === null) return `${locale.game.sides[turn].toMove}.`;
  if (outcome !== null) return formatEnd(controller, outcome);
  if (!isRunning(state)) return online.waitsForSomebody;
  if (controller.canMove) return formatChoice(controller, messages);
  if (history.isHumanTurn) return online.sending;
  const toMove = `${locale.game.sides[turn].toMove}.`;
  return side === null
    ? `${toMove} ${online.watching}`
    : `${toMove} ${online.waitsFor(seatName(state.seats[otherSide(side)], locale.language, state.info.terms.game))}`;
}

/** Notices about the board and the match. */
export function onlineNotices(controller: OnlineMatchController, state: MatchState): readonly string[] {
  const { history, settled, messages } = controller;
  if (history.isOver || history.isLookingBack || controller.isMoving || !isRunning(state)) return [];
  const isSaid = controller.note === null && controller.canMove && controller.builder.picks.length === 0;
  const notices = settled.notices.slice(isSaid ? 1 : 0).map((notice) => formatSentence(messages.locale, notice));
  return hasFirstMoveLimit(state) ? [...notices, ONLINE_TEXTS[messages.locale.language].match.firstMove] : notices;
}

/** A player's first move has a short limit, unless the clock is even shorter. */
function hasFirstMoveLimit({ info, plies, turn, clocks }: MatchState): boolean {
  const isLive = info.terms.clock.kind === 'live' && (clocks?.[turn] ?? 0) > FIRST_MOVE_MS;
  return isLive && !plies.some(({ side }) => side === turn);
}
