import {
  clocksAt,
  isRunning,
  type LiveConnection,
  type LiveMatch,
  type MatchEvent,
  type MatchState,
  type Preset,
  FIRST_MOVE_MS,
} from '@tabuleiro/client';
import {
  assert,
  type Match,
  type Outcome,
  type Side,
  type View,
  type GameLocale,
  otherSide,
  formatOutcome,
  unreachable,
} from '@tabuleiro/games';
import {
  type ClocksShown,
  formatNote,
  formatSentence,
  isBoardNote,
  type OnlineMatchSession,
  type OnlineNote,
} from '@tabuleiro/play';
import { seatName } from '../../connection/messages.ts';
import type { Messages, StatusText } from '../../match/messages.ts';
import { formatLastMove, withTypedEcho, formatChoice } from '../../match/status-text.ts';
import { ONLINE_TEXTS } from '../messages.ts';

/** A message of one of the players. */
export interface ChatMessage {
  readonly version: number;
  readonly side: Side;
  readonly preset: Preset;
}

/** Everything the page of an online match shows. */
export interface OnlineMatchSnapshot {
  readonly state: MatchState;
  /** The user's side; null for spectators. */
  readonly side: Side | null;
  readonly match: Match;
  readonly locale: GameLocale;
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** The code of what the person is asked to pick. */
  readonly prompt: string | null;
  readonly ply: number;
  readonly moves: readonly string[];
  /** The moves as people read them. */
  readonly moveNames: readonly string[];
  readonly movers: readonly Side[];
  readonly turn: Side;
  readonly bottom: Side;
  readonly lastMoveText: string;
  readonly sentence: string;
  readonly notices: readonly string[];
  readonly clocks: ClocksShown | null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly aheadMs: number;
  /** Null until the last move has been shown, and while the user looks back. */
  readonly outcome: Outcome | null;
  readonly result: string;
  readonly isRunning: boolean;
  /** When the match ended, in server time; null while it runs. */
  readonly endedAt: number | null;
  readonly isLookingBack: boolean;
  readonly canMove: boolean;
  readonly present: readonly Side[];
  readonly spectators: number;
  readonly chat: readonly ChatMessage[];
  /** The last declined offer, until the next move. */
  readonly declined: {
    readonly what: 'draw' | 'takeback';
    readonly side: Side;
    /** Why a computer player did not consider the offer. */
    readonly why?: 'draw-early' | 'draw-again';
  } | null;
}

export interface SnapshotOptions {
  readonly session: OnlineSession;
  readonly messages: Messages;
  readonly match: LiveMatch;
  readonly live: Pick<LiveConnection, 'serverNow'>;
  readonly isTurned: boolean;
  readonly now: number;
}

const NOTHING: ReadonlySet<string> = new Set();

export function snapshotOf(options: SnapshotOptions): OnlineMatchSnapshot {
  const { session, messages, match, live, isTurned, now } = options;
  const { history, builder } = session;
  const { state, here: present, watchers: spectators, events } = match.get();
  assert(state !== null, 'the match is known');
  const { side } = match;
  const canMove = session.canMove && !session.isMoving;
  const outcome = history.isOver && !session.isMoving ? history.match.outcome : null;
  const below = side ?? 1;
  return {
    state,
    side,
    match: history.match,
    locale: messages.locale,
    view: session.view,
    frameMs: session.frameMs,
    offered: canMove ? new Set(builder.offered) : NOTHING,
    picked: canMove ? builder.picks : [],
    prompt: builder.step?.kind === 'pick' ? builder.step.prompt.code : null,
    ply: history.ply,
    moves: history.moveTexts.texts,
    moveNames: history.moveNames(messages.locale),
    movers: history.moveTexts.movers,
    turn: history.position.turn,
    bottom: isTurned ? (below === 1 ? 2 : 1) : below,
    lastMoveText: formatLastMove(session, messages),
    sentence: withTypedEcho(session, messages, onlineStatusText(session, state, side, messages)),
    notices: onlineNotices(session, state, messages),
    clocks: clocksOf(state, live.serverNow(), now),
    aheadMs: live.serverNow() - Date.now(),
    outcome,
    result: outcome === null ? '' : formatEnd(messages, outcome),
    isRunning: isRunning(state),
    isLookingBack: history.isLookingBack,
    canMove,
    present,
    spectators,
    chat: sayingsOf(events),
    endedAt: events.findLast(({ kind }) => kind === 'ended')?.at ?? null,
    declined: declinedIn(events),
  };
}

/** The clocks at the current server time. */
function clocksOf(state: MatchState, serverNow: number, now: number): ClocksShown | null {
  const left = clocksAt(state, serverNow);
  return left === null ? null : { left, running: state.since === null ? null : state.turn, at: now };
}

function sayingsOf(events: readonly MatchEvent[]): readonly ChatMessage[] {
  return events.flatMap((event) =>
    event.kind === 'said' ? [{ version: event.version, side: event.side, preset: event.preset }] : [],
  );
}

function declinedIn(events: readonly MatchEvent[]): OnlineMatchSnapshot['declined'] {
  const last = events.findLast(({ kind }) => kind !== 'said');
  if (last?.kind === 'draw-declined') {
    return { what: 'draw', side: last.side, ...(last.why !== undefined && { why: last.why }) };
  }
  if (last?.kind === 'takeback-declined') return { what: 'takeback', side: last.side };
  return null;
}

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
