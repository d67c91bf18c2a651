import {
  clocksAt,
  isRunning,
  type LiveConnection,
  type LiveMatch,
  type MatchEvent,
  type MatchState,
  type Preset,
} from '@tabuleiro/client';
import { assert, type Match, type Outcome, type Side, type View, type GameLocale } from '@tabuleiro/games';
import type { ClocksShown } from '@tabuleiro/play';
import type { Messages } from '../../match/messages.ts';
import { formatLastMove, withTypedEcho } from '../../match/status-text.ts';
import { formatEnd, onlineStatusText, onlineNotices, type OnlineSession } from './online-status-text.ts';

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
